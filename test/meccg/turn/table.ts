// Passing time in rule tests: what a player answers who wants nothing.
import { strict as assert } from 'node:assert';
import type { Words } from '../../../engine/game.ts';
import { CARDS } from '../../../games/meccg/cards/all.ts';
import { charactersOf, companiesOf, siteIsTapped } from '../../../games/meccg/companies/company.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { SITE_IDS, siteIndex } from '../../../games/meccg/places/sites.ts';
import { GENERAL, type MeccgState, ORPHAN } from '../../../games/meccg/state.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { SEAT_IDS } from '../../../games/meccg/words.ts';
import { cardsOn } from '../../../games/meccg/zones.ts';
import { type Scene, scene } from '../../scene.ts';

export type Table = Scene<MeccgState, MeccgView>;
type Setting = NonNullable<Parameters<typeof scene>[2]>;

export const table = (words: Words, setting: Setting = {}): Table => scene(meccg, words, setting);

/** In this order, the first that is offered. */
const IDLE = [
  'pass',
  'untap',
  'keep-all',
  'play-on',
  'fetch-no-more',
  'exchange-no-more',
  'reveal-no-more',
  'draw-no-more',
  'enter-not',
];
const SEATS = ['one', 'two'] as const;

/** All players want nothing until that is so; `quiet` gives more answers, such as "discard ...". */
export function idle(game: Table, until: (s: MeccgState, at: string) => boolean, quiet: readonly string[] = []): void {
  for (let i = 0; i < 500 && !game.state.outcome; i++) {
    const decision = meccg.decisions(game.state)[0];
    if (until(game.state, decision.at)) return;
    const seat = SEAT_IDS[decision.seat];
    const list = game.list(seat);
    const answer = [...IDLE, ...quiet].find((one) => list.includes(one)) ?? (list.length === 1 ? list[0] : undefined);
    if (answer === undefined) throw new Error(`Nobody idles at ${decision.at}: ${list.slice(0, 8).join(', ')}`);
    game.play(seat, answer);
  }
  if (!game.state.outcome) throw new Error('That never comes.');
}

/** Both pass, the player whose turn it is first. */
export function passes(game: Table, times = 1): void {
  for (let i = 0; i < times; i++)
    for (const seat of game.state.active === 0 ? SEATS : [...SEATS].reverse()) game.play(seat, 'pass');
}

export const toPhase = (game: Table, phase: number, part?: number): void =>
  idle(game, (s) => s.phase === phase && (part === undefined || s.part === part));

/** The declared chain resolves: the opponent passes, then the player. */
export function resolve(game: Table): void {
  const seats = game.state.active === 0 ? SEATS : [...SEATS].reverse();
  game.play(seats[1], 'pass');
  game.play(seats[0], 'pass');
}

/** The physical number of a card in play. */
export function cardOf(game: Table, id: string): number {
  const found = game.state.play.find((card) => CARDS[game.state.def[card]].id === id);
  if (found === undefined) throw new Error(`${id} is not in play.`);
  return found;
}

/** A character as positions write him: `gimli wounded under elrond: glamdring, sting tapped`. */
function characterWords(s: MeccgState, card: number): string {
  const id = (one: number): string => CARDS[s.def[one]].id + ['', ' tapped', ' wounded'][s.stand[one]];
  const under = s.under[card];
  const control = under === GENERAL ? '' : ` under ${under === ORPHAN ? 'nobody' : CARDS[s.def[under]].id}`;
  const on = cardsOn(s, card).map(id);
  return id(card) + control + (on.length > 0 ? `: ${on.join(', ')}` : '');
}

/** As `game.position`, but a player's companies are written as in the position that a test begins with. */
export function position(game: Table, words: Words): void {
  for (const [seat, name] of SEATS.entries()) {
    const rest: Record<string, unknown> = {};
    const companies = companiesOf(game.state, seat).map((company) => ({
      site: SITE_IDS[company.site],
      characters: charactersOf(game.state, company).map((card) => characterWords(game.state, card)),
      tapped: siteIsTapped(game.state, company),
    }));
    for (const [key, value] of Object.entries((words[name] ?? {}) as Words)) {
      if (key === 'companies')
        for (const [i, expected] of (value as { tapped?: boolean }[]).entries()) {
          const { tapped, ...others } = companies[i] ?? {};
          assert.deepEqual('tapped' in expected ? { ...others, tapped } : others, expected);
        }
      else if (siteIndex(key) < 0) rest[key] = value;
      else
        assert.deepEqual(
          companies.filter(({ site }) => site === key).flatMap(({ characters }) => characters),
          value,
        );
    }
    game.position({ [name]: rest });
  }
}
