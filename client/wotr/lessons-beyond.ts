// After the first game: two lessons beside a partner, three of Twilight of the Third Age.
import type { Lesson } from '../catalogue/entry.ts';

const FOUR = { players: 4 };
const TWILIGHT = { twilight: true };

export const TEAM_LESSONS: readonly Lesson[] = [
  {
    title: 'A partner',
    tell: 'Four sit at the table now, two on each side. You play Rohan, the North and the Dwarves; your partner has Gondor and the Elves. Dice belong to your side, and the four of you act by turns: of each side first who does not lead, then who leads. The token of the leader goes to the other partner every turn. You command only your own Nations, but where your units meet those of your partner they may form one mixed Army, if both of you want it.',
    goal: 'March the Riders into Minas Tirith, and form a mixed Army with your partner.',
    after:
      'Who has more units in a mixed Army commands it, and attacks with all of it: here that is Gondor. Separate Armies in one region cannot help each other to attack.',
    rules: ['WR-11.5.1', 'WR-11.6.1', 'WR-11.8.4', 'WR-11.8.6'],
    seat: 2,
    options: FOUR,
    position: {
      act: 'rohan',
      politics: { gondor: 'at war', rohan: 'at war', sauron: 'at war' },
      'minas-tirith': { gondor: '4r 1e 1l' },
      'druadan-forest': { rohan: '2r 1l' },
      osgiliath: { sauron: '6r' },
      dice: { free: ['army', 'muster'], shadow: ['army', 'army'] },
      hands: {},
    },
    done: ['mixed'],
    way: ['die army', 'march druadan-forest', 'to minas-tirith', 'form a mixed army'],
  },
  {
    title: 'A card for your partner',
    tell: 'Partners share two decks, but each has a hand of his own, of four cards at most, which the other does not see. Some cards carry the icon of a player, and only he can use the event: The Red Arrow is for who plays Rohan. After the cards are drawn each of you may offer one, in secret; when both have offered one, they change hands. Gondor is yours.',
    goal: 'Draw a card, then swap one with your partner: The Red Arrow is of no use to you.',
    after:
      'Nobody is told which cards were swapped, and nobody may say it: not even you to your partner. If one of you offers nothing, both keep what they have.',
    rules: ['WR-11.2.2', 'WR-11.2.3', 'WR-11.9.2'],
    seat: 0,
    options: FOUR,
    position: {
      start: true,
      phase: 'draw',
      turn: 2,
      hands: { gondor: ['the-red-arrow', 'athelas'], rohan: ['guards-of-the-citadel', 'elven-rope'] },
    },
    done: ['swap'],
    missed: ['no-swap'],
    way: ['draw from character', 'swap the-red-arrow'],
  },
];

export const TWILIGHT_LESSONS: readonly Lesson[] = [
  {
    title: 'Siege engines',
    tell: 'Twilight of the Third Age brings engines for sieges. You are the Shadow before Minas Tirith, and Gondor has a Trebuchet on its walls. A Muster result builds a Siege Tower where you besiege. Who has more engines when the assault begins is superior: then the defenders roll worse in the first round, and you may press on for a second one without giving up an Elite.',
    goal: 'Build a Siege Tower, and then storm Minas Tirith.',
    after:
      'At most two of a kind stand in a region. Where numbers are equal the Free Peoples may give up an engine to be superior for the whole battle: then their first roll is better, and no Elite buys you a second round.',
    rules: ['WR-12.10.4', 'WR-12.10.7', 'WR-12.10.8', 'WR-12.10.9'],
    seat: 1,
    options: TWILIGHT,
    position: {
      act: 'shadow',
      politics: { gondor: 'at war', sauron: 'at war' },
      'minas-tirith': { gondor: '3r 1e 1l', sauron: '7r 3e', nazgul: 2, towers: 1, trebuchets: 1 },
      dice: { free: [], shadow: ['muster', 'army'] },
      hands: {},
    },
    done: ['battle-over', 'cease', 'retreat'],
    way: ['die muster', 'build minas-tirith', 'die army', 'attack minas-tirith', 'against minas-tirith'],
  },
  {
    title: 'The Ents awake',
    tell: 'Ents are no Army: nobody can attack them, and they hold no land. They gather in Fangorn and wait for Gandalf the White and one of three cards, The Ents Awake, which brings two more. Then one of them stays in Fangorn, and each of the others does one thing: it goes to a region beside another Ent, or it is spent against a Shadow Army beside one, with five dice that hit with a five or a six.',
    goal: 'Play The Ents Awake, and destroy the Army at the Fords of Isen.',
    after:
      'Nobody can answer such an attack, with dice or with cards. When the third of the cards has been played the Ents are gone. But should they destroy the last who stand in Orthanc, Saruman is gone as well.',
    rules: ['WR-12.9.5', 'WR-12.9.10', 'WR-12.9.12', 'WR-12.9.14'],
    seat: 0,
    options: TWILIGHT,
    position: {
      act: 'free',
      politics: { rohan: 'at war', isengard: 'at war' },
      fangorn: { ents: 3 },
      'fords-of-isen': { isengard: '2r' },
      orthanc: { isengard: '4r 1e' },
      edoras: { rohan: '2r 1e 1l' },
      factions: ['ents'],
      characters: { 'gandalf-white': 'edoras', 'gandalf-grey': 'replaced' },
      hands: { free: ['the-ents-awake-huorns-e'], shadow: [] },
      dice: { free: ['character'], shadow: [] },
    },
    rolls: [5, 6, 1, 1, 1],
    done: ['ent-attack'],
    way: ['die character', 'play the-ents-awake-huorns-e', 'ent against fords-of-isen'],
  },
  {
    title: 'Sméagol',
    tell: 'A tile of the Hunt may be Sméagol’s. It harms nobody: it brings him to the Fellowship, and he is its Guide, whoever else is there. While he leads, a Character result declares the Fellowship in the middle of a turn; and when it is declared at a gate of Mordor it goes in at once, without waiting for the next turn.',
    goal: 'Declare the Fellowship in the Morannon with your Character die.',
    after:
      'A turn was won. Declared in a City or Stronghold of the Free Peoples instead, nobody would be healed, and Sméagol would slink away for good; and if he is ever lost, the Shadow gets a card for it: We Shall Get It.',
    rules: ['WR-12.3.4', 'WR-12.3.13', 'WR-12.3.14', 'WR-12.3.17'],
    seat: 0,
    options: TWILIGHT,
    position: {
      start: true,
      act: 'free',
      fellowship: { at: 'dagorlad', progress: 1, corruption: 3, companions: ['meriadoc', 'smeagol'] },
      dice: { free: ['character'], shadow: [] },
      hands: {},
    },
    done: ['mordor'],
    missed: ['declare'],
    way: ['die character', 'declare fellowship', 'declare morannon'],
  },
];
