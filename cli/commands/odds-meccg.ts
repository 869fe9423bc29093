// The odds of strikes, attacks and checks in Middle-earth: The Wizards.
import { type AttackOdds, attackOdds } from '../../games/meccg/odds/attack.ts';
import { contestOdds, corruptionOdds, influenceOdds } from '../../games/meccg/odds/checks.ts';
import { type Attacker, type StrikeOdds, strikeOdds, type Target } from '../../games/meccg/odds/strike.ts';
import type { Args } from '../args.ts';
import { type Io, printJson, styleFor } from '../io.ts';
import { listed, table } from '../text.ts';
import { Trouble } from '../trouble.ts';

const MOST = 30;
const MOST_TARGETS = 10;

/** Prowess and body of the attack after `vs`, of those who face a strike each before it. */
function readSides(subject: string, words: readonly string[]): { targets: Target[]; attacker: Attacker } {
  const sides = words.join(' ').split(/\bvs\b\.?/i);
  if (sides.length !== 2 || sides.some((side) => side.trim() === ''))
    throw new Trouble(`Give prowess and body of both: mathom odds ${subject} 5/8 vs 7, or 6/9t vs 13/8.`);
  const targets = sides[0]
    .trim()
    .split(/[\s,]+/)
    .map(readTarget);
  if (targets.length > MOST_TARGETS) throw new Trouble(`At most ${MOST_TARGETS} face a strike.`);
  return { targets, attacker: readAttacker(sides[1].trim()) };
}

/** `5/8` prowess and body; then `t` tapped, `w` wounded, `s` stays untapped at -3, `l` a lucky strike, and `+1` or `-2`. */
function readTarget(word: string): Target {
  const found = /^(\d{1,2})\/(\d{1,2})([twsl]*)([+-]\d{1,2})?$/i.exec(word);
  const [, prowess, body, letters = '', plus = '0'] = found ?? [];
  const has = (letter: string): boolean => letters.toLowerCase().includes(letter);
  if (!found || (has('t') && has('w')))
    throw new Trouble(
      `"${word}" is nobody who faces a strike: write 5/8 for prowess and body, 5/8t if tapped, 5/8w if wounded, 5/8s to stay untapped at -3, 5/8l with Lucky Strike, 5/8+1 or 5/8-2 for what else counts.`,
    );
  return {
    prowess: Number(prowess),
    body: Number(body),
    stand: has('t') ? 'tapped' : has('w') ? 'wounded' : 'untapped',
    stays: has('s'),
    plus: Number(plus),
    rolls: has('l') ? 2 : 1,
  };
}

/** `7`, or `13/8` with a body. */
function readAttacker(word: string): Attacker {
  const found = /^(\d{1,2})(?:\/(?:(\d{1,2})|-))?$/.exec(word);
  if (!found) throw new Trouble(`"${word}" is no attack: write 7 for its prowess, 13/8 if it has a body.`);
  return { prowess: Number(found[1]), ...(found[2] !== undefined && { body: Number(found[2]) }) };
}

const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;

const targetText = ({ prowess, body, stand, stays, plus = 0, rolls }: Target): string =>
  [
    `${prowess}/${body}`,
    ...(stand === 'untapped' ? [] : [stand ?? '']),
    ...(stays ? ['staying untapped'] : []),
    ...(plus === 0 ? [] : [`${plus > 0 ? '+' : ''}${plus}`]),
    ...(rolls === 2 ? ['the better of two rolls'] : []),
  ].join(' ');
const attackerText = ({ prowess, body }: Attacker): string => `${prowess}/${body ?? '-'}`;

const strikeRows = (odds: StrikeOdds): string[][] => [
  ['the strike is defeated', percent(odds.defeated)],
  ['it fails, but its body holds', percent(odds.failed)],
  ['it is ineffectual', percent(odds.ineffectual)],
  ['wounded', percent(odds.wounded)],
  ['eliminated', percent(odds.eliminated)],
];

export function askStrike(words: readonly string[], args: Args, io: Io): number {
  const { targets, attacker } = readSides('strike', words);
  if (targets.length !== 1) throw new Trouble('One faces a strike: several ask for mathom odds attack.');
  const odds = strikeOdds(targets[0], attacker);
  if (args.flag('json')) printJson(io, { target: targets[0], attacker, odds });
  else
    io.stdout.write(
      `${styleFor(io)('bold', `${targetText(targets[0])} against a strike of ${attackerText(attacker)}`)}\n${table(strikeRows(odds), '  ', 'right')}\n`,
    );
  return 0;
}

export function askAttack(words: readonly string[], args: Args, io: Io): number {
  const { targets, attacker } = readSides('attack', words);
  const odds = attackOdds(targets, attacker);
  if (args.flag('json')) printJson(io, { targets, attacker, odds });
  else io.stdout.write(attackText(io, targets, attacker, odds));
  return 0;
}

function attackText(io: Io, targets: readonly Target[], attacker: Attacker, odds: AttackOdds): string {
  const style = styleFor(io);
  const counts = (chances: readonly number[]): string =>
    table(
      chances.map((chance, n) => [n, percent(chance)]),
      '  ',
      'right',
    );
  return [
    style('bold', `${listed(targets.map(targetText))} against an attack of ${attackerText(attacker)}, a strike each`),
    table(
      [
        ['the attack is defeated', percent(odds.defeated)],
        ['nobody is hurt', percent(odds.unhurt)],
      ],
      '  ',
      'right',
    ),
    style('bold', 'Wounded'),
    counts(odds.wounded),
    style('bold', 'Eliminated'),
    counts(odds.eliminated),
    '',
  ].join('\n');
}

/** The number that a check is made against. */
function readNumber(words: readonly string[], example: string): number {
  const [word = ''] = words;
  if (words.length !== 1 || !/^\d{1,2}$/.test(word) || Number(word) > MOST)
    throw new Trouble(`Give one number from 0 to ${MOST}: ${example}`);
  return Number(word);
}

/** --modifier, which may be negative. */
function modifierOf(args: Args): number {
  const text = args.text('modifier') ?? '0';
  if (!/^[+-]?\d{1,2}$/.test(text)) throw new Trouble(`--modifier takes a number such as 2 or -3, not "${text}".`);
  return Number(text);
}

export function askCorruption(words: readonly string[], args: Args, io: Io): number {
  const points = readNumber(words, 'mathom odds corruption 4 --modifier 1 for a check with 4 corruption points.');
  const modifier = modifierOf(args);
  const odds = corruptionOdds(points, modifier);
  if (args.flag('json')) printJson(io, { points, modifier, odds });
  else
    io.stdout.write(
      `${styleFor(io)('bold', `Corruption check against ${points}, modified by ${modifier}`)}\n${table(
        [
          ['passed', percent(odds.passes)],
          ['discarded; a minion is tapped, a Wizard lost', percent(odds.discarded)],
          ['eliminated', percent(odds.eliminated)],
        ],
        '  ',
        'right',
      )}\n`,
    );
  return 0;
}

export function askInfluence(words: readonly string[], args: Args, io: Io): number {
  const needed = readNumber(words, 'mathom odds influence 9 --modifier 5 for a faction that needs more than 9.');
  const modifier = modifierOf(args);
  const against = args.count('against', 0, 99);
  const rolls = args.count('rolls', 1, 2) ?? 1;
  const success =
    against === undefined ? influenceOdds(needed, modifier, rolls) : contestOdds(needed, modifier, against, rolls);
  if (args.flag('json')) printJson(io, { needed, modifier, against: against ?? null, rolls, odds: { success } });
  else
    io.stdout.write(
      `${styleFor(io)('bold', `Influence check for more than ${needed}, modified by ${modifier}${against === undefined ? '' : `, against ${against} and the opponent’s roll`}`)}\n${table([['succeeds', percent(success)]], '  ', 'right')}\n`,
    );
  return 0;
}
