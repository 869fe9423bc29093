// How the list of War of the Ring is dressed: an icon, a name, and what comes of it.
import { isAdjacent, REGION_NAMES } from '../../games/wotr/map/regions.ts';
import { figuresIn as figureCount, SHIP } from '../../games/wotr/reading/board.ts';
import { ARMY, CHARACTER, FACE_IDS, FACE_NAMES, MUSTER_ARMY, WILL } from '../../games/wotr/tables/dice.ts';
import type { Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { counted } from '../../lib/counted.ts';
import type { Choice, Question } from '../../protocol/table.ts';
import type { Standing } from '../host/table-host.ts';
import type { Carry, CarryWords } from '../table/carry.ts';
import { inWords } from '../table/choices.ts';
import type { Dress } from '../table/game-face.ts';
import { choiceOdds } from './choice-odds.ts';
import { groundWords, landIcon } from './describe.ts';
import { dieInUse, huntIn, splitting } from './doing.ts';
import { apartOf, apartWords, figuresIn, figuresOf, figureWords, isNobody, shortWords, unitsOf } from './figures.ts';
import { attackWords, entWords } from './odds.ts';
import { ownHand, ownSide } from './people.ts';
import { pieceIcon } from './pieces/apart-icons.ts';
import { eventFacts } from './pieces/by-number.ts';
import { initiativeWords } from './pieces/card-words.ts';
import { nationIcon } from './pieces/nations.ts';

const viewOf = (standing: Standing): WotrView => standing.table.view as WotrView;

const GROUPS: Readonly<Record<string, { readonly title: string; readonly icon: string }>> = {
  march: { title: 'Move an Army', icon: 'die-army' },
  attack: { title: 'Attack with an Army', icon: 'strike' },
  play: { title: 'Play a card', icon: 'cards' },
  recruit: { title: 'Recruit', icon: 'die-muster' },
  advance: { title: 'Advance a Nation', icon: 'flag' },
  bring: { title: 'Bring a Character into play', icon: 'unit-minion' },
  draw: { title: 'Draw a card', icon: 'hand' },
  move: { title: 'Move', icon: 'next' },
  to: { title: 'Go to', icon: 'next' },
  in: { title: 'In', icon: 'flag' },
  leave: { title: 'Leave some behind', icon: 'minus' },
  ring: { title: 'Use an Elven Ring', icon: 'elven-ring' },
  from: { title: 'Move a Nazgûl', icon: 'unit-nazgul' },
  take: { title: 'Choose a Character', icon: 'unit-companion' },
  voice: { title: 'The Voice of Saruman', icon: 'n-isengard' },
  dispel: { title: 'Have a card discarded', icon: 'trash' },
  call: { title: 'Bring a faction into play', icon: 'flag' },
  forgoil: { title: 'Death to the Forgoil', icon: 'unit-dunlending' },
  build: { title: 'Build a siege engine', icon: 'siege' },
  sail: { title: 'Sail with Ships', icon: 'corsair-ship' },
  'ent to': { title: 'Move an Ent', icon: 'ent' },
  'ent against': { title: 'Attack with an Ent', icon: 'strike' },
};

/** Verbs that a long list shows together. */
const TOGETHER: Readonly<Record<string, string>> = {
  'move fellowship': 'move',
  'move companions': 'move',
  'move minions': 'move',
  'voice recruit': 'voice',
  'voice upgrade': 'voice',
};

export const groupOf = (verb: string): string => TOGETHER[verb] ?? verb;
export const groupTitle = (group: string): string | undefined => GROUPS[group]?.title;
export const groupIcon = (group: string): string | undefined => GROUPS[group]?.icon;

const DIE_USES: readonly string[] = [
  'the Fellowship, Companions or Nazgûl, a led Army, a Character card',
  'two Armies move, or one attacks; an Army card',
  'recruit, advance a Nation, bring a Character; a Muster card',
  'play any card, or draw one',
  'as a Muster die or as an Army die',
  'as any die, or to bring Gandalf the White or Aragorn',
  '',
];

const WORDS: Readonly<Record<string, { readonly icon: string; readonly detail?: string }>> = {
  'move fellowship': { icon: 'fellowship', detail: 'one step on, then the Hunt' },
  'hide fellowship': { icon: 'fellowship', detail: 'so that it may move again' },
  'move minions': { icon: 'unit-nazgul' },
  'move companions': { icon: 'unit-companion' },
  separate: { icon: 'unit-companion' },
  pass: { icon: 'pass' },
  'spend for nothing': { icon: 'pass' },
  'use the ring': { icon: 'ring' },
  'lose the guide': { icon: 'unit-companion' },
  'lose a companion': { icon: 'dice' },
  'reveal fellowship': { icon: 'hunt-reveal' },
  card: { icon: 'cards' },
  'no card': { icon: 'pass' },
  continue: { icon: 'strike' },
  cease: { icon: 'stop' },
  stand: { icon: 'st-free-hold' },
  'fight in the field': { icon: 'strike' },
  withdraw: { icon: 'siege' },
  done: { icon: 'check' },
  'no more': { icon: 'check' },
  stop: { icon: 'stop' },
  stay: { icon: 'stop' },
  'advance army': { icon: 'die-army' },
  'black ships': { icon: 'corsair-ship' },
  'white rider': { icon: 'strike' },
  'hold back': { icon: 'pass' },
  'claim superiority': { icon: 'trebuchet', detail: 'a better first roll, and no longer assault' },
  'keep the engines': { icon: 'pass' },
  keep: { icon: 'pass' },
  'put out the eye': { icon: 'elven-ring' },
  'eliminate nobody': { icon: 'pass' },
  'sacrifice nobody': { icon: 'pass' },
  'he comes': { icon: 'unit-nazgul' },
  'he waits': { icon: 'pass' },
};

/** By faction: its figure. */
const FACTION_ICONS = ['unit-dunlending', 'corsair-ship', 'ent'] as const;

/** What stands in a region, seen from a side: 'joins 3+1', 'holds 4+1 and the Witch-king'. */
function regionDetail(view: WotrView, region: number, side: Side, words = shortWords): string {
  const own = figuresIn(view, region, side);
  const enemy = figuresIn(view, region, (1 - side) as Side);
  const parts = [
    !isNobody(own) && `${unitsOf(own) > 0 ? 'joins' : 'with'} ${words(own)}`,
    !isNobody(enemy) && `the enemy has ${words(enemy)}`,
  ].filter((part) => part !== false);
  const ground = groundWords(region);
  return [ground === 'no Nation' ? '' : ground, ...parts].filter(Boolean).join(' · ');
}

function attackDress(view: WotrView, side: Side, region: number, odds: boolean): Dress {
  const split = splitting(view);
  const enemy = figuresIn(view, region, (1 - side) as Side);
  const chance = split && odds ? ` · ${attackWords(view, side, split.from, split.force, region)}` : '';
  return {
    icon: 'strike',
    detail: `against ${shortWords(enemy) || 'nobody'}${chance}`,
    spoken: `against ${figureWords(enemy) || 'nobody'}${chance.replace(' ·', ',')}`,
  };
}

/** `showOdds` is the player's setting. */
export function dressChoice(choice: Choice, standing: Standing, showOdds = true): Dress {
  const view = viewOf(standing);
  const side = ownSide(view);
  const { verb } = choice;
  const fixed = WORDS[verb];
  const odds = showOdds ? choiceOdds(choice, view, side) : undefined;
  if (verb === 'use the ring' && !odds) {
    const damage = huntIn(view)?.damage ?? 0;
    return { icon: 'ring', detail: `Corruption ${view.corruption} to ${view.corruption + damage} of 12` };
  }
  if (fixed) return odds ? { ...fixed, detail: odds } : fixed;
  const [target] = choice.targets;
  if (!target) return { icon: groupIcon(groupOf(verb)), ...(odds && { detail: odds }) };
  const { domain, id } = target;
  if (domain === 'region') return withOdds(regionDress(choice, view, side, id, showOdds), odds);
  if (domain === 'face') {
    const use = verb === 'die' ? DIE_USES[id] : undefined;
    return {
      icon: `die-${FACE_IDS[id]}`,
      name: verb === 'die' ? FACE_NAMES[id] : verb === 'ring' ? `Elven Ring on ${FACE_NAMES[id]}` : FACE_NAMES[id],
      detail: use,
    };
  }
  if (domain === 'card') return withOdds(cardDress(verb, id), odds);
  if (domain === 'nation') return { icon: nationIcon(id), detail: stepWords(view, id) };
  if (domain === 'piece')
    return { icon: pieceIcon(id), detail: verb === 'recruit' ? `${view.reserve[id] ?? 0} in reserve` : odds };
  if (domain === 'character') return withOdds({ icon: 'unit-companion' }, odds);
  if (domain === 'faction') return { icon: FACTION_ICONS[id] };
  if (domain === 'deck')
    return { icon: 'hand', detail: `${counted(view.deckCounts[side * 2 + id] ?? 0, 'card')} left` };
  if (domain === 'number') return withOdds({ icon: verb === 'hunt' ? 'hunt' : 'dice' }, odds);
  return { icon: groupIcon(groupOf(verb)) };
}

/** The odds after whatever else is said. */
function withOdds(dress: Dress, odds: string | undefined): Dress {
  if (!odds) return dress;
  const { detail, spoken = detail } = dress;
  return {
    ...dress,
    detail: [detail, odds].filter(Boolean).join(' · '),
    spoken: [spoken, odds].filter(Boolean).join(', '),
  };
}

function cardDress(verb: string, card: number): Dress {
  const facts = eventFacts(card);
  if (verb === 'choose')
    return {
      icon: 'cards',
      name: facts.combat,
      detail: `${facts.title} · initiative ${initiativeWords(facts.initiative)}`,
    };
  return { icon: `die-${FACE_IDS[facts.type]}`, detail: `${FACE_NAMES[facts.type]} card` };
}

/** 'at war', '2 steps from war, not active'. */
export const stepWords = (view: WotrView, nation: number): string =>
  view.step[nation] === 0
    ? 'at war'
    : `${counted(view.step[nation] ?? 0, 'step')} from war${view.active[nation] ? '' : ', not active'}`;

/** '2 Siege Towers, 1 Trebuchet there'. */
function enginesDetail(view: WotrView, region: number): string {
  const there = ([1, 0] as const).flatMap((side) => apartOf(view, region, side)).map(apartWords);
  return there.length > 0 ? `${there.join(', ')} there` : '';
}

/** Somebody would then stand in the region. */
const ARRIVING: ReadonlySet<string> = new Set(['to', 'in', 'retreat to']);

function regionDress(choice: Choice, view: WotrView, side: Side, region: number, odds: boolean): Dress {
  const { verb } = choice;
  const icon = landIcon(region);
  if (verb === 'against') return attackDress(view, side, region, odds);
  if (verb === 'march' || verb === 'attack' || verb === 'from') {
    const figures = figuresIn(view, region, side);
    return { icon: verb === 'attack' ? 'strike' : icon, detail: shortWords(figures), spoken: figureWords(figures) };
  }
  if (verb === 'sail') return { icon: 'corsair-ship', detail: `${figureCount(view, region, SHIP)} there` };
  if (verb === 'build') return { icon: side === 0 ? 'trebuchet' : 'siege-tower', detail: enginesDetail(view, region) };
  if (verb === 'ent against') {
    const enemy = figuresIn(view, region, 1);
    const chance = odds ? ` · ${entWords(view, region)}` : '';
    return {
      icon: 'strike',
      detail: `against ${shortWords(enemy)}${chance}`,
      spoken: `against ${figureWords(enemy)}${chance.replace(' ·', ',')}`,
    };
  }
  if (verb === 'ent to') return { icon: 'ent' };
  if (verb === 'forgoil') {
    const own = figuresIn(view, region, 1);
    return { icon: 'unit-dunlending', detail: `joins ${shortWords(own)}`, spoken: `joins ${figureWords(own)}` };
  }
  const name = /^(Go to|In) /.test(choice.label) ? REGION_NAMES[region] : undefined;
  const comes = ARRIVING.has(verb);
  const ground = groundWords(region) === 'no Nation' ? '' : groundWords(region);
  const detail = comes ? regionDetail(view, region, side) : ground;
  const spoken = comes ? regionDetail(view, region, side, figureWords).replaceAll(' ·', ',') : ground;
  return { icon, ...(name && { name }), ...(detail && { detail, spoken }) };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Two of your five cards can be played.' */
const playableWords = (cards: number, held: number): string =>
  held === 1
    ? 'Your one card can be played.'
    : `${capital(inWords(cards))} of your ${inWords(held)} cards can be played.`;

/** One line under the question: counts, not positions. */
export function leadOf(question: Question, standing: Standing): string {
  const view = viewOf(standing);
  const die = dieInUse(view);
  const parts: string[] = [];
  if (die && question.at !== 'turn/use' && question.at.startsWith('army')) parts.push(`${FACE_NAMES[die.face]} die.`);
  const split = splitting(view);
  if (split && question.at !== 'battle/advance') parts.push(`With ${figureWords(figuresOf(split.force, split.side))}.`);
  const regions = question.choices.filter(({ targets }) => targets[0]?.domain === 'region');
  const fights = regions.filter(({ verb }) => verb === 'against').length;
  const open = regions.length - fights;
  if (question.kind === 'place' && open > 0)
    parts.push(`${capital(inWords(open))} region${open === 1 ? ' is' : 's are'} open.`);
  if (fights > 0) parts.push(`${capital(inWords(fights))} enem${fights === 1 ? 'y is' : 'ies are'} in reach.`);
  const cards = question.choices.filter(({ targets }) => targets[0]?.domain === 'card').length;
  if (question.at === 'turn/use' && cards > 0) parts.push(playableWords(cards, ownHand(view).length));
  return parts.join(' ');
}

/** Only leads to the next question, and can be taken back; or is what the die was taken for, or nothing at all. */
const LEADING: ReadonlySet<string> = new Set([
  'die',
  'ring',
  'leave',
  'take',
  'from',
  'march',
  'attack',
  'move fellowship',
  'hide fellowship',
  'no card',
  'no declaration',
  'guide',
]);

/** One click; but an Army of one unit leaves nobody behind, and goes at once where one way alone is open to it. */
export const isQuick = ({ verb, targets }: Choice, { table }: Standing): boolean =>
  LEADING.has(verb) && !(SETS_OUT.has(verb) && isLone(table.view as WotrView, targets[0]?.id ?? -1, verb === 'attack'));

const SETS_OUT: ReadonlySet<string> = new Set(['march', 'attack']);

/** Only units of Nations at war attack (WR-6.14.2). */
function isLone(view: WotrView, region: number, attacks: boolean): boolean {
  const { nations } = figuresIn(view, region, ownSide(view));
  const able = nations.filter(({ nation }) => !attacks || view.step[nation] === 0);
  return able.reduce((sum, { regulars, elites, dunlendings }) => sum + regulars + elites + dunlendings, 0) <= 1;
}

const CARRY_DICE = [ARMY, MUSTER_ARMY, CHARACTER, WILL].map((face) => ({
  verb: 'die',
  target: { domain: 'face', id: face },
}));

const byShip = (view: WotrView, from: number, to: number): boolean =>
  figureCount(view, from, SHIP) > 0 && figureCount(view, to, SHIP) > 0;

/** A piece carried to the enemy next door, or from Ship to Ship, attacks; anywhere else it moves. Whether it may, the list says. */
export const carryWords = (view: WotrView, side: Side, { from, to }: Carry): CarryWords =>
  (isAdjacent(from, to) || byShip(view, from, to)) && unitsOf(figuresIn(view, to, side === 0 ? 1 : 0)) > 0
    ? { open: CARRY_DICE, begin: ['attack', 'march', 'from'], end: ['against', 'to'] }
    : { open: CARRY_DICE, begin: ['march', 'from'], end: ['to'] };
