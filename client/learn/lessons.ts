// The first game: ten positions, each with one sentence, one deed to do, and one thing to take away.
import type { Words } from '../../engine/game.ts';

export interface Lesson {
  readonly title: string;
  /** What the learner should know before. */
  readonly tell: string;
  /** What to do, in the words of the table. */
  readonly goal: string;
  /** What to take away. */
  readonly after: string;
  /** Rules to read further. */
  readonly rules: readonly string[];
  /** The seat of the learner; the other is a program. */
  readonly seat: 0 | 1;
  readonly position: Words;
  readonly rolls?: readonly (number | string)[];
  readonly draws?: readonly string[];
  /** Kinds of events; any of them ends the lesson. 'outcome' is the end of the game. */
  readonly done: readonly string[];
  /** One way to do it: shown as a hint, and played by a test. */
  readonly way: readonly string[];
}

const QUIET = { free: [], shadow: [] };

export const LESSONS: readonly Lesson[] = [
  {
    title: 'The Fellowship walks',
    tell: 'Every action begins with a die. Yours shows a sword: the Character result. It moves the Fellowship, unseen, one step along its road.',
    goal: 'Take the Character die and move the Fellowship.',
    after:
      'The ring on the map did not move. Only the number beside it grew: the Fellowship is somewhere within that many steps, and nobody knows where.',
    rules: ['WR-8.6.1', 'WR-8.7.1'],
    seat: 0,
    position: { start: true, act: 'free', dice: { free: ['character'], shadow: [] }, hands: QUIET },
    done: ['move-fellowship'],
    way: ['die character', 'move fellowship'],
  },
  {
    title: 'Armies march',
    tell: 'An Army result moves two of your armies, each to a region beside it. Osgiliath has no walls, and Minas Morgul is near. Gondor is At War, so its armies may go where they like.',
    goal: 'March the army of Osgiliath into Minas Tirith.',
    after: 'Up to ten units share a region. Behind the walls of a Stronghold five of them can stand a siege.',
    rules: ['WR-6.7.1', 'WR-6.2.1'],
    seat: 0,
    position: {
      start: true,
      act: 'free',
      politics: { gondor: 'at war' },
      dice: { free: ['army'], shadow: [] },
      hands: QUIET,
    },
    done: ['army-move'],
    way: ['die army', 'march osgiliath', 'to minas-tirith'],
  },
  {
    title: 'A battle',
    tell: 'An army attacks a neighbour. Each side rolls a die for each unit, five at most, and needs a five or a six; a Leader lets you roll some of the failures again.',
    goal: 'Attack the Uruk-hai at the Fords of Isen and fight until somebody has won.',
    after: 'Elites count once when you roll and twice when they bleed: the first hit makes them Regulars.',
    rules: ['WR-6.16.1', 'WR-6.21.1', 'WR-6.24.1'],
    seat: 0,
    position: {
      act: 'free',
      politics: { rohan: 'at war', isengard: 'at war' },
      'helms-deep': { rohan: '4r 1e 2l' },
      'fords-of-isen': { isengard: '2r' },
      dice: { free: ['army'], shadow: [] },
      hands: QUIET,
    },
    done: ['battle-over', 'cease', 'retreat'],
    way: ['die army', 'attack helms-deep', 'against fords-of-isen'],
  },
  {
    title: 'Walls',
    tell: 'Now you are the Shadow. In a Stronghold the besieged are hit only by sixes, and an assault lasts one round, unless you spend an Elite to press on.',
    goal: 'Storm Minas Tirith once.',
    after: 'A siege costs time and blood. Ten units outside and a few dice to spare are a good beginning.',
    rules: ['WR-6.31.1', 'WR-6.32.1'],
    seat: 1,
    position: {
      act: 'shadow',
      politics: { gondor: 'at war', sauron: 'at war' },
      'minas-tirith': { gondor: '2r 1e 1l', sauron: '7r 3e', nazgul: 2 },
      dice: { free: [], shadow: ['army'] },
      hands: QUIET,
    },
    done: ['battle-over', 'cease', 'retreat'],
    way: ['die army', 'attack minas-tirith', 'against minas-tirith'],
  },
  {
    title: 'Nations wait',
    tell: 'Most Nations will not fight yet. A Muster result moves one of them a step down the Political Track; only at its foot, At War, may a Nation raise armies and cross borders.',
    goal: 'Take the Muster die and bring Rohan one step nearer to war.',
    after: 'The last step can be taken only by an active Nation. Attack a Nation, and you wake it.',
    rules: ['WR-7.3.1', 'WR-7.2.1'],
    seat: 0,
    position: { start: true, act: 'free', dice: { free: ['muster'], shadow: [] }, hands: QUIET },
    done: ['advance'],
    way: ['die muster', 'advance rohan'],
  },
  {
    title: 'New troops',
    tell: 'Gondor is At War. The same Muster result now raises troops in its Settlements: two Regulars in two different places, or one Elite, or a Leader.',
    goal: 'Muster something for Gondor.',
    after: 'What the Free Peoples lose never returns. The Shadow’s dead come back to be mustered again.',
    rules: ['WR-6.4.1', 'WR-6.25.1'],
    seat: 0,
    position: {
      start: true,
      act: 'free',
      politics: { gondor: 'at war' },
      dice: { free: ['muster'], shadow: [] },
      hands: QUIET,
    },
    done: ['recruit'],
    way: ['die muster', 'recruit gondor-elite'],
  },
  {
    title: 'A card',
    tell: 'Each card has two uses: above, its event, which costs the die shown in its corner; below, what it does in a battle. Any event die plays any card, or draws one.',
    goal: 'Play a card with your die.',
    after: 'Six cards are the most you may hold. A card kept for a battle is often worth more than its event.',
    rules: ['WR-5.3.1', 'WR-4.9.1'],
    seat: 0,
    position: {
      start: true,
      act: 'free',
      dice: { free: ['event'], shadow: [] },
      fellowship: { at: 'rivendell', progress: 1, corruption: 3 },
      hands: { free: ['athelas', 'there-and-back-again'], shadow: [] },
    },
    done: ['play-card'],
    way: ['die event', 'play athelas'],
  },
  {
    title: 'The Hunt',
    tell: 'The Shadow has set dice aside to hunt. When the Fellowship moves they are rolled: sixes find it. Then a tile is drawn, and its number is the harm.',
    goal: 'Move the Fellowship, and bear what the Hunt finds.',
    after: 'Corruption at twelve ends everything. A Companion lost, or the Guide, takes the harm instead.',
    rules: ['WR-9.4.1', 'WR-9.7.1', 'WR-9.9.1'],
    seat: 0,
    position: {
      start: true,
      act: 'free',
      dice: { free: ['character'], shadow: [] },
      hunt: { shadow: 3 },
      fellowship: { at: 'rivendell', progress: 1 },
      hands: QUIET,
    },
    rolls: [6, 2, 6],
    draws: ['2'],
    done: ['corruption', 'companion-lost'],
    way: ['die character', 'move fellowship'],
  },
  {
    title: 'Where are they?',
    tell: 'At the start of a turn the Free Peoples may declare where the Fellowship is. In a friendly City or Stronghold it rests, and one corruption heals.',
    goal: 'Declare the Fellowship in Lórien.',
    after: 'The number went back to nothing: the Hunt knows the place, but the weary have rested.',
    rules: ['WR-8.9.1', 'WR-8.13.1'],
    seat: 0,
    position: {
      start: true,
      phase: 'fellowship',
      turn: 2,
      fellowship: { at: 'rivendell', progress: 6, corruption: 2 },
      hands: QUIET,
    },
    done: ['declare'],
    way: ['declare lorien'],
  },
  {
    title: 'The Crack of Doom',
    tell: 'In Mordor each move draws a tile, and there is no hiding from it. One step is left. If the Ring-bearers can bear one more tile, the Ring is unmade.',
    goal: 'Take the last step.',
    after:
      'Ring first, war second: the Free Peoples need four victory points or this one step, the Shadow ten points or twelve corruption.',
    rules: ['WR-9.12.1', 'WR-10.2.1'],
    seat: 0,
    position: {
      start: true,
      act: 'free',
      dice: { free: ['character'], shadow: [] },
      fellowship: { at: 'morannon', mordor: 5, corruption: 6, companions: [], guide: 'gollum' },
      hands: QUIET,
    },
    draws: ['1'],
    done: ['outcome'],
    way: ['die character', 'move fellowship'],
  },
];

export const scenarioOf = ({ title, position, rolls, draws }: Lesson): string =>
  JSON.stringify({
    title,
    game: 'wotr',
    seed: 'first-game',
    position,
    ...(rolls && { rolls }),
    ...(draws && { draws }),
    play: [{ asks: { seat: 'free' } }],
  });
