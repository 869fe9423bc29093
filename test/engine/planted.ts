// Games with one deliberate fault each, and the law that must find it.
import { copy } from '../../engine/copy.ts';
import { defineGame, type GameParts } from '../../engine/define.ts';
import type { AskStep, RunStep, SecretStep } from '../../engine/frames.ts';
import { type Game, type GameEvent, RefusedMove, refusal, type State } from '../../engine/game.ts';
import { shuffleWith } from '../../engine/random.ts';
import { auction, auctionParts } from '../games/auction/game.ts';
import type { AuctionFrame, AuctionState } from '../games/auction/state.ts';
import type { AuctionView } from '../games/auction/view.ts';
import { type KalahFrame, type KalahState, type KalahView, kalah, kalahParts } from '../games/kalah.ts';

export interface Planted {
  readonly fault: string;
  readonly law: string;
  readonly game: Game;
  /** The shrunk log has at most this many moves. */
  readonly most: number;
}

type AuctionAsk = AskStep<AuctionState, { at: string; seat: number }>;
const { bid, wager, throw: toss, bury, draw } = auctionParts.steps as unknown as Record<string, AuctionAsk>;
const secretBid = bid as unknown as SecretStep<AuctionState, AuctionFrame>;
const turn = kalahParts.steps.turn as RunStep<KalahState, { at: 'turn'; seat: number }>;
const sow = kalahParts.steps.sow as AskStep<KalahState, { at: 'sow'; seat: number }>;

const sale = (parts: Partial<GameParts<AuctionState, AuctionFrame, AuctionView>>): Game =>
  defineGame({ ...auctionParts, ...parts });
const saleStep = (name: string, step: object): Game =>
  sale({
    steps: { ...auctionParts.steps, [name]: { ...(auctionParts.steps as Record<string, object>)[name], ...step } },
  });
const sowing = (parts: Partial<GameParts<KalahState, KalahFrame, KalahView>>): Game =>
  defineGame({ ...kalahParts, ...parts });
const afterSowing = (then: (s: KalahState) => void): Game =>
  sowing({
    steps: {
      ...kalahParts.steps,
      sow: {
        ...sow,
        take(s, f, move, emit, seat) {
          sow.take(s, f, move, emit, seat);
          then(s);
        },
      },
    },
  });

/** Remembers something about a state outside of it. */
const tired = new WeakMap<State, number>();
let made = 0;

export const forgetful = afterSowing((s) => {
  tired.set(s, (tired.get(s) ?? 0) + 1);
  if (tired.get(s) === 2) s.swap = !s.swap;
});

export const fickle = sowing({
  setup: (options, seed) => ({ ...kalahParts.setup(options, seed), swap: made++ % 2 === 0 }),
});

export const PLANTED: readonly Planted[] = [
  {
    fault: 'offers a move that its own step then refuses',
    law: 'offered-accepted',
    most: 3,
    game: saleStep('wager', {
      take: () => {
        throw new RefusedMove('No.', []);
      },
    }),
  },
  {
    fault: 'lists a move that apply does not know',
    law: 'offered-accepted',
    most: 2,
    game: {
      ...kalah,
      decisions: (s) =>
        kalah.decisions(s as KalahState).map((d) => ({ ...d, moves: [...d.moves, { verb: 'sow', arg: 6 }] })),
    },
  },
  {
    fault: 'accepts the sowing of an empty pit',
    law: 'nothing-else',
    most: 3,
    game: {
      ...kalah,
      apply(s, seat, move, emit) {
        const { seeds } = s as KalahState;
        const empty = move.verb === 'sow' && seeds[move.arg] === 0 && move.arg % 7 !== 6;
        const open = kalah.decisions(s as KalahState)[0];
        if (empty && open?.seat === seat && Math.floor(move.arg / 7) === seat) s.barrier++;
        else kalah.apply(s as KalahState, seat, move, emit);
      },
    },
  },
  {
    fault: 'refuses a move but notes the attempt in the state',
    law: 'nothing-else',
    most: 0,
    game: {
      ...kalah,
      apply(s, seat, move, emit) {
        try {
          kalah.apply(s as KalahState, seat, move, emit);
        } catch (error) {
          s.barrier++;
          throw error;
        }
      },
    },
  },
  {
    fault: 'shows the top of the pile in every view',
    law: 'hidden-view',
    most: 0,
    game: sale({ view: (s, viewer) => ({ ...auctionParts.view(s, viewer), pile: s.pile[0] ?? 0 }) }),
  },
  {
    fault: 'offers a pass only while the highest card is in the pile',
    law: 'hidden-list',
    most: 4,
    game: saleStep('bury', {
      options(...args: Parameters<typeof bury.options>) {
        const [s, f, offer] = args;
        if (s.pile.includes(24)) offer.add('pass');
        for (const card of s.hands[f.seat]) offer.add('bury', card);
      },
    }),
  },
  {
    fault: 'tells the next mathom in the question',
    law: 'hidden-list',
    most: 0,
    game: saleStep('bid', { prompt: (s: AuctionState) => `Bid before the ${s.mathoms[0]} comes.` }),
  },
  {
    fault: 'asks whoever would draw the better card',
    law: 'hidden-asked',
    most: 2,
    game: saleStep('wager', { seat: (s: AuctionState) => s.pile[0] % 2 }),
  },
  {
    fault: 'explains with what lies in the pile',
    law: 'hidden-explain',
    most: 3,
    game: sale({ explain: (s) => [refusal('BE-4.1', `The pile begins with ${s.pile[0]}.`)] }),
  },
  {
    fault: 'announces to all which card was drawn',
    law: 'hidden-events',
    most: 5,
    game: saleStep('draw', {
      take(...[s, f, move, emit, seat]: Parameters<typeof draw.take>) {
        const open = (event: GameEvent): void => emit?.({ type: event.type, text: event.text });
        draw.take(s, f, move, open, seat);
      },
    }),
  },
  {
    fault: 'runs in circles once a store has two seeds',
    law: 'runs-on',
    most: 8,
    game: sowing({
      steps: {
        ...kalahParts.steps,
        turn: {
          run(s, f, emit) {
            if (s.seeds[6] < 2) turn.run(s, f, emit);
          },
        },
      },
    }),
  },
  {
    fault: 'throws in the middle of a move',
    law: 'runs-on',
    most: 1,
    game: afterSowing(() => {
      throw new TypeError('seeds is not iterable');
    }),
  },
  {
    fault: 'never ends because nothing is ever sown',
    law: 'ends',
    most: 41,
    game: sowing({ maxMoves: 40, steps: { ...kalahParts.steps, sow: { ...sow, take: (s) => void s.stack.pop() } } }),
  },
  {
    fault: 'loses a seed when a store has three',
    law: 'conserved',
    most: 8,
    game: afterSowing((s) => {
      if (s.seeds[6] > 2) s.seeds[6]--;
    }),
  },
  {
    fault: 'borrows a seed from an empty pit',
    law: 'no-faults',
    most: 2,
    game: afterSowing((s) => {
      s.seeds[s.seeds.indexOf(0)]--;
      s.seeds[6]++;
    }),
  },
  {
    fault: 'lets a roll be taken back',
    law: 'undo-stops',
    most: 4,
    game: saleStep('throw', {
      take(...[s, f, move, emit, seat]: Parameters<typeof toss.take>) {
        toss.take(s, f, move, emit, seat);
        s.barrier--;
      },
    }),
  },
  {
    fault: 'gives a card from the pile before undo stops',
    law: 'undo-unlearns',
    most: 5,
    game: saleStep('bury', {
      take(...[s, f, move, emit, seat]: Parameters<typeof bury.take>) {
        bury.take(s, f, move, emit, seat);
        const hand = s.hands[seat];
        if (move.verb === 'bury' && hand.length > 0) [hand[0], s.pile[0]] = [s.pile[0], hand[0]];
      },
    }),
  },
  {
    fault: 'keeps a Map in the state',
    law: 'plain-data',
    most: 0,
    game: sale({
      setup: (options, seed) => ({ ...auctionParts.setup(options, seed), notes: new Map([['round', 1]]) }),
    }),
  },
  {
    fault: 'keeps NaN in the state',
    law: 'plain-data',
    most: 2,
    game: afterSowing((s) => {
      s.seeds[6] = s.seeds[6] > 0 ? Number.NaN : 0;
    }),
  },
  {
    fault: 'keeps undefined in the state',
    law: 'plain-data',
    most: 1,
    game: afterSowing((s) => Object.assign(s, { last: undefined })),
  },
  { fault: 'remembers something outside of the state', law: 'save-restore', most: 3, game: forgetful },
  { fault: 'begins every other game differently', law: 'replay', most: 0, game: fickle },
  {
    fault: 'shares the hands with its clones',
    law: 'clone',
    most: 0,
    game: sale({ clone: (s) => ({ ...copy(s), hands: s.hands }) }),
  },
  {
    fault: 'writes all cards alike',
    law: 'notation-differs',
    most: 0,
    game: sale({ domains: { ...auctionParts.domains, card: { write: () => 'a card', read: () => 1 } } }),
  },
  {
    fault: 'reads another card than it wrote',
    law: 'notation-reads-back',
    most: 0,
    game: sale({ domains: { ...auctionParts.domains, card: { write: String, read: (text) => Number(text) + 1 } } }),
  },
  {
    fault: 'deals anew what the viewer holds',
    law: 'hidden-view',
    most: 0,
    game: sale({
      resample(s, viewer, random) {
        auctionParts.resample(s, viewer, random);
        for (const hand of s.hands) shuffleWith(random, hand);
      },
    }),
  },
  {
    fault: 'deals a card twice',
    law: 'redeal-sound',
    most: 0,
    game: sale({
      resample(s, viewer, random) {
        auctionParts.resample(s, viewer, random);
        s.pile[0] = s.pile[1];
      },
    }),
  },
  {
    fault: 'lets a redealt world keep the dice',
    law: 'hidden-chance',
    most: 0,
    game: {
      ...auction,
      resample(s, viewer, random) {
        const kept = s.random;
        auction.resample(s as AuctionState, viewer, random);
        s.random = kept;
      },
    },
  },
  {
    fault: 'deals anew in the same order',
    law: 'redeal-changes',
    most: 0,
    game: sale({ resample: () => undefined }),
  },
  {
    fault: 'leaves buried cards where they are',
    law: 'redeal-changes',
    most: 14,
    game: sale({
      resample(s, viewer, random) {
        const kept = s.buried;
        auctionParts.resample(Object.assign(s, { buried: kept.map(() => []) }), viewer, random);
        s.buried = kept;
      },
    }),
  },
  {
    fault: 'leaves the next mathom on top',
    law: 'redeal-changes',
    most: 0,
    game: sale({
      resample(s, viewer, random) {
        const next = s.mathoms.pop();
        auctionParts.resample(s, viewer, random);
        if (next !== undefined) s.mathoms.push(next);
      },
    }),
  },
  {
    fault: 'asks somebody who has no move',
    law: 'asks',
    most: 4,
    game: saleStep('bury', {
      options(...[s, f, offer]: Parameters<typeof bury.options>) {
        for (const card of s.hands[f.seat]) if (card > 20) offer.add('bury', card);
      },
    }),
  },
  { fault: 'has no outcome at the end', law: 'asks', most: 60, game: { ...auction, outcome: () => undefined } },
  {
    fault: 'offers a move twice',
    law: 'asks',
    most: 2,
    game: saleStep('wager', {
      options(...[s, f, offer, seat]: Parameters<typeof wager.options>) {
        wager.options(s, f, offer, seat);
        offer.add('keep');
      },
    }),
  },
  {
    fault: 'hands out its own discard in the view',
    law: 'view-is-data',
    most: 0,
    game: sale({ view: (s, viewer) => ({ ...auctionParts.view(s, viewer), discard: s.discard }) }),
  },
  {
    fault: 'has undefined in the view',
    law: 'view-is-data',
    most: 0,
    game: sale({ view: (s, viewer) => Object.assign(auctionParts.view(s, viewer), { next: undefined }) }),
  },
  {
    fault: 'turns the pile over while listing',
    law: 'looking-changes-nothing',
    most: 0,
    game: saleStep('bid', {
      options(...[s, f, offer, seat]: Parameters<typeof secretBid.options>) {
        s.pile.push(...s.pile.splice(0, 1));
        secretBid.options(s, f, offer, seat);
      },
    }),
  },
  {
    fault: 'gives a reason without its rule',
    law: 'reasons',
    most: 3,
    game: sale({ explain: () => [refusal('', 'That is not possible.')] }),
  },
  {
    fault: 'gives a reason that is no sentence',
    law: 'reasons',
    most: 3,
    game: sale({ explain: () => [refusal('BE-1.1', 'not now')] }),
  },
  {
    fault: 'tells an event with an empty rule',
    law: 'cites-rules',
    most: 4,
    game: saleStep('wager', {
      take(...[s, f, move, emit, seat]: Parameters<typeof wager.take>) {
        wager.take(s, f, move, (event) => emit?.({ ...event, rule: '' }), seat);
      },
    }),
  },
  {
    fault: 'ends by no rule',
    law: 'cites-rules',
    most: 60,
    game: {
      ...auction,
      outcome(s) {
        const outcome = auction.outcome(s as AuctionState);
        return outcome && { ...outcome, rule: '' };
      },
    },
  },
  {
    fault: 'lets half a side win',
    law: 'sides',
    most: 60,
    game: sale({ sides: () => [{ name: 'all', seats: [0, 1] }] }),
  },
  {
    fault: 'has a seat on no side',
    law: 'sides',
    most: 60,
    game: sale({ sides: () => [{ name: 'bag-end', seats: [0] }] }),
  },
  {
    fault: 'praises somebody who has lost',
    law: 'sides',
    most: 60,
    game: {
      ...auction,
      outcome(s) {
        const outcome = auction.outcome(s as AuctionState);
        return outcome && { ...outcome, foremost: [0] };
      },
    },
  },
  { fault: 'asks without words', law: 'questions', most: 2, game: saleStep('wager', { prompt: () => '' }) },
  {
    fault: 'has a button without words',
    law: 'questions',
    most: 2,
    game: sale({ verbs: { ...auctionParts.verbs, keep: { label: () => '' } } }),
  },
];
