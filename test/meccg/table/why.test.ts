// "Why not?" at random moments of random games: about every card in hand, in play and in the location deck there is an answer
// with a rule of the index, it is the reason a player needs, and what it claims of the table is true.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision, Options, Refusal, Seat } from '../../../engine/game.ts';
import { below, seedRandom } from '../../../engine/random.ts';
import { CARDS, cardIndex } from '../../../games/meccg/cards/all.ts';
import { isCharacter } from '../../../games/meccg/cards/kinds.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { SITE_IDS } from '../../../games/meccg/places/sites.ts';
import {
  HAND,
  type MeccgState,
  MOVEMENT,
  ORGANIZATION,
  ownerOf,
  SITE,
  SITE_AVAILABLE,
  siteSlot,
  TAPPED,
} from '../../../games/meccg/state.ts';
import { hazardLimitOf } from '../../../games/meccg/stats.ts';
import { domains } from '../../../games/meccg/words.ts';
import { pile } from '../../../games/meccg/zones.ts';
import { isAtomId } from '../../../rulebook/index.ts';
import { scene } from '../../scene.ts';
import { where, whyNot } from '../whereabouts.ts';
import type { Player } from '../words/names.ts';

const SENTENCE = /^[A-Z“"0-9À-Ý].*[.:?!]$/su;
const WAIT = 'Another player must choose first.';
const isVague = (text: string): boolean => text.startsWith('That is not what is being chosen now');

function* randomStates(
  seed: string,
  every: number,
  options: Options,
): Generator<{ s: MeccgState; decision: Decision }> {
  const s = meccg.create({ deckOne: 'random', deckTwo: 'random', turnLimit: 12, ...options }, seed);
  const random = seedRandom(seed);
  for (let moves = 0; ; moves++) {
    const [decision] = meccg.decisions(s);
    if (!decision) return;
    if (moves % every === 0) yield { s, decision };
    meccg.apply(s, decision.seat, decision.moves[below(random, decision.moves.length)]);
  }
}

/** The cards that a seat could ask about, as it would write them. */
function askable(s: MeccgState, seat: Seat): { word: string; hand: boolean; card: number }[] {
  const hand = pile(s, seat, HAND).map((card) => ({ word: CARDS[s.def[card]].id, hand: true, card }));
  const table = s.play.map((card) => ({ word: domains['card'].write(card, s), hand: false, card }));
  return [...hand, ...table];
}

/** What a reason says of the table must be so. */
function isTrue(s: MeccgState, seat: Seat, word: string, { text }: Refusal): boolean {
  const own = s.active === seat;
  const company = s.companies.find(({ id }) => id === s.company);
  if (/^An? (item|ally) is played|^A faction is influenced/.test(text)) return !(own && s.phase === SITE);
  if (/^A (character|Wizard) is played/.test(text)) return !(own && s.phase === ORGANIZATION);
  if (/^(Hazards|Creatures) are played in the opponent/.test(text)) return own || s.phase !== MOVEMENT || s.part !== 0;
  if (text === 'The hazard limit of this company is used up.')
    return company !== undefined && company.hazards >= hazardLimitOf(s, company);
  if (text.endsWith(' is tapped.') && !text.startsWith('The site'))
    return s.play.some((card) => `${CARDS[s.def[card]].name} is tapped.` === text && s.stand[card] === TAPPED);
  if (text.startsWith('You have no ') && text.includes(' in hand'))
    return !pile(s, seat, HAND).some((card) => s.def[card] === cardIndex(word));
  if (text === 'New sites are chosen in your organization phase.') return !(own && s.phase === ORGANIZATION);
  if (text.includes(' is not in your location deck'))
    return s.sites[siteSlot(seat, SITE_IDS.indexOf(word as never))] === 0;
  return true;
}

const WAYS: readonly Options[] = [{}, {}, { starter: true }, { solitaire: true, deckOne: 'gandalf' }];

test('Every card in hand, in play and in the location deck says why not, at every moment', () => {
  let asked = 0;
  let waits = 0;
  for (const [n, options] of WAYS.entries())
    for (const { s, decision } of randomStates(`why-${n}`, 31, options))
      for (const seat of [0, 1]) {
        const isAsked = meccg.decisions(s).some((one) => one.seat === seat);
        if (s.rules.solitaire === 1 && seat === 1) continue;
        const inWindow = isAsked && decision.at.startsWith('chain/');
        const sites = SITE_IDS.filter((_, site) => s.sites[siteSlot(seat, site)] === SITE_AVAILABLE);
        for (const { word, hand, card } of [
          ...askable(s, seat),
          ...sites.map((id) => ({ word: id as string, hand: false, card: -1 })),
        ]) {
          const reasons = meccg.explain(s, seat, word);
          const where = `${word} at ${decision.at}`;
          assert.ok(isAsked || reasons.length > 0, `nothing is said about ${where}`);
          for (const reason of reasons) {
            assert.ok(isAtomId(reason.rule), `${reason.rule}, cited for ${where}, is not in the index`);
            assert.match(reason.text, SENTENCE, `"${reason.text}" is no sentence`);
            assert.ok(isTrue(s, seat, word, reason), `"${reason.text}" is not so: ${where}`);
          }
          assert.equal(new Set(reasons.map(({ text }) => text)).size, reasons.length, `${where}: said twice`);
          // in a window everything has its own reason, but what a character could do otherwise is told by his moves
          if (
            inWindow &&
            reasons.length > 0 &&
            (hand || card < 0 || (ownerOf(s, card) === seat && !isCharacter(s.def[card])))
          )
            assert.ok(!reasons.every(({ text }) => isVague(text)), `vague about ${where}: ${JSON.stringify(reasons)}`);
          if (hand && !isAsked && reasons.length === 1 && reasons[0].text === WAIT) waits++;
          asked++;
        }
      }
  assert.ok(asked > 3000, `only ${asked} questions were asked`);
  assert.ok(waits < asked / 20, `${waits} of ${asked} answers were only to wait`);
});

test('That a card may be put on-guard is no answer to why it cannot be played', () => {
  const game = scene(meccg, {
    phase: 'movement',
    one: { companies: [{ site: 'rivendell', characters: ['elrond'], to: 'bree' }] },
    two: { lorien: ['galadriel'], hand: ['shelob', 'concealment'] },
  });
  game.play('one', 'pass');
  game.offers('two', ['on-guard shelob', 'on-guard concealment']);
  game.refuses('two', 'shelob', 'MW-S10.4.1');
  game.refuses('two', 'concealment', 'CR-A13');
});

test('One’s own copy is meant before that of the opponent, and a card in hand as well', () => {
  const game = scene(meccg, {
    phase: 'organization',
    one: { rivendell: ['elrond: elven-cloak'], hand: ['elven-cloak'] },
    two: { lorien: ['galadriel: elven-cloak'] },
  });
  const said = (player: Player): string => JSON.stringify(whyNot(game, player, 'elven-cloak'));
  assert.ok(!said('two').includes('opponent’s') && said('two').includes('CR-A18.1'), said('two'));
  game.play('one', 'pass');
  assert.ok(said('one').includes('CR-A18.1') && said('one').includes('MW-S10.7.1'), said('one'));
});

test('Who must wait hears what else keeps him from playing a card', () => {
  const game = scene(meccg, {
    phase: 'organization',
    one: { rivendell: ['elrond'] },
    two: {
      lorien: ['galadriel'],
      hand: ['eagle-mounts', 'the-will-of-sauron', 'lossoth'],
      sites: { 'lossadan-camp': 'absent' },
    },
  });
  const rules = (word: string): readonly string[] => whyNot(game, 'two', word).map(({ rule }) => rule);
  assert.deepEqual(rules('eagle-mounts'), ['MW-S10.1.1', 'MW-S10.13.3']);
  assert.equal(rules('the-will-of-sauron')[0], 'CR-I.D.29');
  assert.match(
    whyNot(game, 'two', 'lossoth')[1].text,
    /^You have no site card left where it is playable: Lossadan Camp\.$/,
  );
});

test('A site says which company could go there, or why none can', () => {
  const game = scene(meccg, {
    phase: 'organization',
    one: { rivendell: ['elrond'], sites: { bree: 'discarded' } },
    two: { lorien: ['galadriel'] },
  });
  const said = (site: string): string =>
    whyNot(game, 'one', site)
      .map(({ text }) => text)
      .join(' ');
  assert.equal(said('moria'), 'Elrond’s company could go there: choose to move it first.');
  assert.match(said('barad-dur'), /^Elrond’s company: No series of four region cards leads there\./);
  assert.match(said('bree'), /^Bree was used/);
});

test('That nobody or nothing fits says whom or what the card asks for', () => {
  const game = scene(meccg, {
    phase: 'organization',
    one: { rivendell: ['legolas'], hand: ['test-of-form', 'concealment'] },
    two: { lorien: ['galadriel'] },
  });
  assert.deepEqual(whyNot(game, 'one', 'test-of-form'), [
    {
      rule: 'MW-S5.1.4',
      text: 'None of your characters who could use it is there and ready: playable by a sage on a gold ring of yours in the sage’s company.',
    },
  ]);
});

test('A card that only lies there says that it works by itself', () => {
  const game = scene(meccg, {
    phase: 'organization',
    one: { rivendell: ['elrond'], table: ['gates-of-morning'] },
    two: { lorien: ['galadriel'] },
  });
  assert.equal(whyNot(game, 'one', 'gates-of-morning')[0].rule, 'MW-S10.10.2');
  assert.equal(where(game, 'gates-of-morning'), 'untapped');
});
