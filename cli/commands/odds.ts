import {
  type Army,
  type Battle,
  type BattleOdds,
  type BattlePlace,
  battleOdds,
  type Survivors,
} from '../../games/wotr/odds/battle.ts';
import { entOdds } from '../../games/wotr/odds/ents.ts';
import { type HuntOdds, huntNeeded, huntOdds } from '../../games/wotr/odds/hunt.ts';
import { type MordorOdds, mordorOdds } from '../../games/wotr/odds/mordor.ts';
import { SMEAGOL_TILE, START_TILES, TILE_NAMES, TILE_SET } from '../../games/wotr/tables/tiles.ts';
import type { Args, Command } from '../args.ts';
import { type Io, printJson, styleFor } from '../io.ts';
import { counted, didYouMean, listed, table } from '../text.ts';
import { Trouble } from '../trouble.ts';
import { askAttack, askCorruption, askInfluence, askStrike } from './odds-meccg.ts';

/** What can be asked about, and the options that belong to it. */
const SUBJECTS = {
  battle: ['at', 'rounds', 'cease', 'towers', 'trebuchets'],
  ents: ['attacks'],
  hunt: ['level', 'moved', 'rerolls', 'drawn', 'add'],
  mordor: ['level', 'step', 'corruption', 'moves', 'drawn', 'add'],
  strike: [],
  attack: [],
  corruption: ['modifier'],
  influence: ['modifier', 'against', 'rolls'],
} as const;
type Subject = keyof typeof SUBJECTS;

const PLACES: Readonly<Record<string, { place: BattlePlace; shown: string }>> = {
  field: { place: 'field', shown: 'in the field' },
  city: { place: 'city', shown: 'at a City' },
  fortification: { place: 'fortification', shown: 'at a Fortification' },
  'stronghold-siege': { place: 'siege', shown: 'in a besieged Stronghold' },
  sortie: { place: 'sortie', shown: 'in a sortie' },
};

export const odds: Command = {
  name: 'odds',
  summary:
    'Tells the chances of a battle (5r 2e 1l: Regulars, Elites, Leadership), of Ents against an Army, a Hunt or the way through Mordor; or, in The Wizards, of a strike (5/8: prowess and body), an attack, a corruption or an influence check.',
  takes:
    'battle ARMY vs ARMY | ents ARMY | hunt | mordor | strike WHO vs ATTACK | attack WHO… vs ATTACK | corruption N | influence N',
  words: { least: 1, most: 40 },
  missing:
    'Say what to reckon: mathom odds battle "5r 2e 1l" vs "3r 1e", mathom odds ents, hunt, mordor, strike 5/8 vs 7, attack, corruption or influence.',
  options: {
    at: { value: 'PLACE', help: `battle: where it is fought: ${listed(Object.keys(PLACES))} (field)` },
    rounds: { value: 'N', help: 'battle: the attacker fights at most N rounds (to the end; one in a siege)' },
    cease: { value: 'P', help: 'battle: the attacker ceases when his chance to win is below P per cent' },
    towers: { value: 'N', help: 'battle: Siege Towers before the Stronghold, 0 to 2 (0)' },
    trebuchets: { value: 'N', help: 'battle: Trebuchets in the Stronghold, 0 to 2 (0)' },
    attacks: { value: 'N', help: 'ents: Ents that can be spared for an attack, 1 to 7 (1)' },
    level: { value: 'N', help: 'hunt, mordor: Shadow dice in the Hunt box (1)' },
    moved: { value: 'N', help: 'hunt: Free Peoples dice in the Hunt box (0)' },
    rerolls: { value: 'N', help: 'hunt: re-rolls the Shadow has, 0 to 3 (0)' },
    step: { value: 'N', help: 'mordor: the step of the Mordor Track, 1 to 5 (1)' },
    corruption: { value: 'N', help: 'mordor: Corruption so far (0)' },
    moves: { value: 'N', help: 'mordor: dice used each turn to move or hide the Fellowship (1)' },
    drawn: { value: 'T,…', help: 'hunt, mordor: Standard tiles no longer in the pool (none), such as eye-r,3' },
    add: {
      value: 'T,…',
      help: 'hunt: Sméagol’s tiles in the pool (none), such as smeagol,smeagol; mordor: Special tiles, too, such as shelobs-lair',
    },
    modifier: { value: 'N', help: 'corruption, influence: what is added to the roll (0), such as --modifier=-3' },
    against: { value: 'N', help: 'influence: the opponent rolls too, and subtracts N besides (nobody does)' },
    rolls: { value: 'N', help: 'influence: the better of two rolls counts, with 2 (1)' },
    json: { help: 'print one JSON object' },
  },
  examples: [
    'odds battle "5r 2e 1l" vs "3r 1e 1l" --at city',
    'odds battle "5r 5e 3l" vs "3r 2e 1l" --at stronghold-siege --rounds 3',
    'odds battle "4r 3e 2l" vs "3r 1l" --at stronghold-siege --rounds 2 --towers 2 --trebuchets 1',
    'odds battle "2r 1e 4d" vs "4r 1l"',
    'odds ents "3r 1e" --attacks 3',
    'odds hunt --level 3 --moved 1 --rerolls 1',
    'odds strike 5/8t+1 vs 13/8',
    'odds attack 6/9 5/8 1/9s vs 7',
    'odds influence 9 --modifier 4',
    'odds mordor --corruption 4 --level 2 --moves 2 --add phial-of-galadriel,shelobs-lair',
  ],
  async run(args, io) {
    const [subject, ...words] = args.words;
    if (!isSubject(subject))
      throw new Trouble(
        `There are no odds of "${subject}"${didYouMean(subject, Object.keys(SUBJECTS), `choose ${listed(Object.keys(SUBJECTS)).replace(/ and (?=\w+$)/, ' or ')}.`)}`,
      );
    for (const name of Object.values(SUBJECTS).flat())
      if (args.flag(name) && !SUBJECTS[subject].some((own) => own === name))
        throw new Trouble(
          `--${name} says nothing about ${/^[aeiou]/.test(subject) ? 'an' : 'a'} ${subject}: mathom odds --help tells what does.`,
        );
    if (subject === 'battle') return askBattle(words, args, io);
    if (subject === 'ents') return askEnts(words, args, io);
    if (subject === 'strike') return askStrike(words, args, io);
    if (subject === 'attack') return askAttack(words, args, io);
    if (subject === 'corruption') return askCorruption(words, args, io);
    if (subject === 'influence') return askInfluence(words, args, io);
    if (words.length > 0)
      throw new Trouble(`"${words[0]}" is one word too many: mathom odds ${subject} takes options.`);
    return subject === 'hunt' ? askHunt(args, io) : askMordor(args, io);
  },
};

const isSubject = (word: string): word is Subject => Object.hasOwn(SUBJECTS, word);

function askBattle(words: readonly string[], args: Args, io: Io): number {
  const sides = words.join(' ').split(/\bvs\b\.?/i);
  if (sides.length !== 2 || sides.some((side) => side.trim() === ''))
    throw new Trouble('Give two Armies: mathom odds battle "5r 2e 1l" vs "3r 1e 1l".');
  const [attacker, defender] = sides.map(readArmy);
  const at = args.text('at') ?? 'field';
  if (!Object.hasOwn(PLACES, at))
    throw new Trouble(`No battle is fought at "${at}": choose ${listed(Object.keys(PLACES))}.`);
  const { place, shown } = PLACES[at];
  const rounds = args.count('rounds', 1, 1000);
  const cease = args.count('cease', 0, 100);
  if (rounds !== undefined && cease !== undefined) throw new Trouble('Give --rounds or --cease, not both.');
  const until = rounds ?? (cease === undefined ? undefined : { chance: cease / 100 });
  const more = (args.count('towers', 0, 2) ?? 0) - (args.count('trebuchets', 0, 2) ?? 0);
  if (more !== 0 && place !== 'siege')
    throw new Trouble('Siege engines tell only in a siege: give --at stronghold-siege.');
  const superior: Pick<Battle, 'superior'> = more === 0 ? {} : { superior: more > 0 ? 'attacker' : 'defender' };
  const found = battleOdds({ attacker, defender, at: place, ...superior, ...(until === undefined ? {} : { until }) });
  if (args.flag('json')) printJson(io, { attacker, defender, at, until: until ?? null, odds: found });
  else
    io.stdout.write(
      battleText(io, `${armyText(attacker)} against ${armyText(defender)}, ${shown}`, attacker, defender, found),
    );
  return 0;
}

const FIGURES: Readonly<
  Record<string, keyof Army & ('regular' | 'elite' | 'dunlendings' | 'leadership' | 'captains' | 'leadingElites')>
> = {
  r: 'regular',
  e: 'elite',
  d: 'dunlendings',
  l: 'leadership',
  c: 'captains',
  i: 'leadingElites',
};
const MOST_UNITS = 10;

/** `5r 2e 1l`: Regulars, Elites, Leadership; `4d` are Dunlendings, `1c` is a Captain of the West, `2i` are Isengard Elites under Saruman. */
function readArmy(text: string): Required<Pick<Army, (typeof FIGURES)[string]>> {
  const army = { regular: 0, elite: 0, dunlendings: 0, leadership: 0, captains: 0, leadingElites: 0 };
  const left = text.replace(/(\d{1,2})\s*([redlci])(?![a-z])/gi, (_, count: string, letter: string) => {
    army[FIGURES[letter.toLowerCase()]] += Number(count);
    return '';
  });
  const stray = left.replace(/[\s,]+/g, ' ').trim();
  if (stray !== '')
    throw new Trouble(
      `"${stray}" is no part of an Army: write 5r for Regulars, 2e for Elites, 4d for Dunlendings, 1l for Leadership, 1c for Captains of the West or 2i for Isengard Elites under Saruman.`,
    );
  army.elite += army.leadingElites;
  const units = unitCount(army);
  if (units < 1 || units > MOST_UNITS)
    throw new Trouble(`An Army has 1 to ${MOST_UNITS} units, and "${text.trim()}" has ${units}.`);
  return army;
}

const unitCount = ({ regular, elite, dunlendings = 0 }: Army): number => regular + elite + dunlendings;

const armyText = ({ regular, elite, dunlendings, leadership = 0, captains = 0, leadingElites = 0 }: Army): string =>
  listed([
    ...unitWords(regular, elite, dunlendings),
    ...(leadingElites > 0 ? [`${leadingElites} of them Leaders`] : []),
    ...(leadership > 0 ? [`Leadership ${leadership}`] : []),
    ...(captains > 0 ? [counted(captains, 'Captain')] : []),
  ]);

const unitWords = (regular: number, elite: number, dunlendings = 0): string[] => [
  ...(regular > 0 ? [counted(regular, 'Regular')] : []),
  ...(elite > 0 ? [counted(elite, 'Elite')] : []),
  ...(dunlendings > 0 ? [counted(dunlendings, 'Dunlending')] : []),
];

function battleText(io: Io, title: string, attacker: Army, defender: Army, found: BattleOdds): string {
  const style = styleFor(io);
  const of = (lost: number, all: number): string => `${lost.toFixed(2)} of ${all}`;
  const losses = ([name, army, side]: ['attacker' | 'defender', Army, BattleOdds['attacker']]): string[] => [
    name,
    of(side.lostUnits, unitCount(army)),
    of(side.lostStrength, army.regular + 2 * army.elite + (army.dunlendings ?? 0) / 2),
  ];
  const lines = (side: BattleOdds['attacker']): string =>
    table(
      side.survivors.filter(isSeen).map((end) => [survivorText(end), percent(end.chance)]),
      '  ',
      'right',
    );
  return [
    style('bold', title),
    table(
      [
        ['attacker wins', percent(found.attackerWins)],
        ['defender wins', percent(found.defenderWins)],
        ['both fall', percent(found.bothFall)],
        ['stand-off', percent(found.standOff)],
        ['rounds', found.rounds.toFixed(2)],
      ],
      '  ',
      'right',
    ),
    style('bold', 'Expected losses'),
    table(
      [
        ['', 'units', 'strength'],
        losses(['attacker', attacker, found.attacker]),
        losses(['defender', defender, found.defender]),
      ],
      '  ',
      'right',
    ),
    style('bold', 'Left of the attacker'),
    lines(found.attacker),
    style('bold', 'Left of the defender'),
    lines(found.defender),
    '',
  ].join('\n');
}

/** Too rare to print: it would read 0.0 %. */
const isSeen = ({ chance }: { chance: number }): boolean => chance >= 0.0005;

const survivorText = ({ regular, elite, dunlendings }: Survivors): string =>
  listed(unitWords(regular, elite, dunlendings)) || 'nobody';

const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;

/** `3r 1e`: the Army that the Ents fall upon. */
function askEnts(words: readonly string[], args: Args, io: Io): number {
  if (words.length === 0)
    throw new Trouble('Give the Army that the Ents attack: mathom odds ents "3r 1e" --attacks 2.');
  const army = readArmy(words.join(' '));
  const attacks = args.count('attacks', 1, 7) ?? 1;
  const found = entOdds(army, attacks);
  if (args.flag('json')) {
    printJson(io, { army, attacks, odds: found });
    return 0;
  }
  const style = styleFor(io);
  const lines = [
    style('bold', `${counted(attacks, 'attack')} of Ents on ${armyText(army)}`),
    table(
      [
        ['the Army is destroyed', percent(found.destroyed)],
        ['Ents given up', found.attacks.toFixed(2)],
      ],
      '  ',
      'right',
    ),
    style('bold', 'Hits'),
    chancesText(found.hits),
    '',
  ];
  io.stdout.write(lines.join('\n'));
  return 0;
}

function askHunt(args: Args, io: Io): number {
  const level = args.count('level', 0, 10) ?? 1;
  const moved = args.count('moved', 0, 6) ?? 0;
  const rerolls = args.count('rerolls', 0, 3) ?? 0;
  const pool = [...poolWithout(args.text('drawn')), ...specials(args.text('add'), SMEAGOL_TILES)];
  const found = huntOdds({ level, moved, rerolls }, { pool });
  if (args.flag('json'))
    printJson(io, { level, moved, rerolls, needed: huntNeeded(moved), pool: names(pool), odds: plain(found) });
  else io.stdout.write(huntText(io, level, moved, rerolls, found));
  return 0;
}

function huntText(io: Io, level: number, moved: number, rerolls: number, found: HuntOdds): string {
  const style = styleFor(io);
  const title = `Hunt Level ${level}, ${counted(moved, 'Free Peoples die', 'Free Peoples dice')} in the box, ${counted(rerolls, 're-roll')}`;
  return [
    style('bold', `${title}: ${huntNeeded(moved)} or more succeeds`),
    table(
      [
        ['a tile is drawn', percent(found.success)],
        ['Reveal icon', percent(found.reveal)],
        ['Eye', percent(found.eye)],
        ['expected damage', found.expectedDamage.toFixed(2)],
      ],
      '  ',
      'right',
    ),
    style('bold', 'Successes'),
    chancesText(found.successes),
    style('bold', 'Damage'),
    chancesText(found.damage),
    '',
  ].join('\n');
}

const chancesText = (chances: ArrayLike<number>): string =>
  table(
    Array.from(chances, (chance, points) => ({ chance, points }))
      .filter(({ chance }) => chance > 0)
      .map(({ chance, points }) => [points, percent(chance)]),
    '  ',
    'right',
  );

function askMordor(args: Args, io: Io): number {
  const step = args.count('step', 1, 5) ?? 1;
  const corruption = args.count('corruption', 0, 11) ?? 0;
  const hunt = args.count('level', 0, 10) ?? 1;
  const moves = args.count('moves', 0, 6) ?? 1;
  const pool = [...poolWithout(args.text('drawn')), ...specials(args.text('add'))];
  const found = mordorOdds({ step, corruption, hunt, moves, pool });
  if (args.flag('json')) printJson(io, { step, corruption, level: hunt, moves, pool: names(pool), odds: plain(found) });
  else
    io.stdout.write(
      mordorText(
        io,
        `Step ${step} of the Mordor Track, Corruption ${corruption}, Hunt Level ${hunt}, ${counted(moves, 'die', 'dice')} a turn`,
        found,
      ),
    );
  return 0;
}

function mordorText(io: Io, title: string, found: MordorOdds): string {
  const style = styleFor(io);
  const turns = found.arrival.map((chance, turn) => [`in turn ${turn + 1}`, percent(chance)]);
  return [
    style('bold', title),
    table(
      [['the Ring is destroyed', percent(found.reach)], ...turns, ['Corruption wins', percent(1 - found.reach)]],
      '  ',
      'right',
    ),
    ...(found.reach > 0 ? [style('bold', 'Corruption on arrival'), chancesText(found.corruption)] : []),
    'All damage is taken as Corruption.',
    '',
  ].join('\n');
}

/** The Standard tiles but for those named, each name once for each tile. */
function poolWithout(text: string | undefined): number[] {
  const pool = [...START_TILES];
  for (const name of tileNames(text)) {
    const at = pool.findIndex((tile) => TILE_NAMES[tile] === name);
    if (at < 0) throw noTile(name, START_TILES, '--drawn');
    pool.splice(at, 1);
  }
  return pool;
}

/** In the pool from the beginning, with Twilight of the Third Age (WR-12.2.1). */
const SMEAGOL_TILES: readonly number[] = [...TILE_NAMES.keys()].filter((tile) => TILE_SET[tile] === SMEAGOL_TILE);
const SPECIALS: readonly number[] = [...TILE_NAMES.keys()].filter((tile) => !START_TILES.includes(tile));

function specials(text: string | undefined, known: readonly number[] = SPECIALS): number[] {
  const left = [...known];
  return tileNames(text).flatMap((name) => {
    const at = left.findIndex((tile) => TILE_NAMES[tile] === name);
    if (at < 0) throw noTile(name, known, '--add');
    return left.splice(at, 1);
  });
}

const tileNames = (text: string | undefined): string[] =>
  (text ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((name) => name !== '');

function noTile(name: string, tiles: readonly number[], option: string): Trouble {
  const known = [...new Set(names(tiles))];
  if (known.includes(name)) return new Trouble(`${option} names "${name}" more often than there is such a tile.`);
  return new Trouble(`${option} has no tile "${name}": choose from ${listed(known)}.`);
}

const names = (tiles: readonly number[]): string[] => tiles.map((tile) => TILE_NAMES[tile]);

/** Typed arrays as lists, which JSON knows. */
const plain = (found: object): object =>
  Object.fromEntries(
    Object.entries(found).map(([key, value]) => [key, value instanceof Float64Array ? [...value] : value]),
  );
