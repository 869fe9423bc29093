import assert from 'node:assert/strict';
import { beforeEach, describe, mock, test } from 'node:test';
import type { Standing, TableHost } from '../../../client/host/table-host.ts';
import { PassingHost } from '../../../client/meccg/passing/passing-host.ts';
import { type ActionKind, action } from '../../../games/meccg/chain/action.ts';
import { R } from '../../../games/meccg/places/regions.ts';
import { S } from '../../../games/meccg/places/sites.ts';
import { MOVEMENT, ORGANIZATION, UNTAP } from '../../../games/meccg/tables/words.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { answerFor, type Wishes } from '../../../players/meccg/passing/answers.ts';
import { forCompany, holdsStill, sameAnswer, untilAttacked } from '../../../players/meccg/passing/orders.ts';
import { PassedOver } from '../../../players/meccg/passing/passed.ts';
import { stopAt } from '../../../players/meccg/passing/stops.ts';
import { bestStep, bestWay } from '../../../players/meccg/passing/ways.ts';
import type { Choice, Question } from '../../../protocol/table.ts';

const TWILIGHT = 40;
const pass: Choice = { move: 'pass', verb: 'pass', label: 'Pass', targets: [] };
const twilight: Choice = {
  move: 'play twilight',
  verb: 'play',
  label: 'Twilight',
  targets: [{ domain: 'title', id: TWILIGHT }],
};
const asks = (choices: readonly Choice[], at = 'chain/act'): Question => ({
  at,
  kind: 'act',
  text: '?',
  secret: false,
  choices,
});
const choice = (verb: string, more: Partial<Choice> = {}): Choice => ({
  move: verb,
  verb,
  label: verb,
  targets: [],
  ...more,
});

/** The first player's organization phase, unless it says otherwise. */
const look = (more: Partial<MeccgView> = {}): MeccgView =>
  ({
    turn: 3,
    active: 0,
    phase: ORGANIZATION,
    company: -1,
    starts: [0, 100],
    left: [1, 0],
    lost: [],
    attack: null,
    companies: [],
    sizes: [],
    figures: { seats: [] },
    doing: [{ at: 'chain/act', window: 'open' }],
    ...more,
  }) as unknown as MeccgView;
const wishes = (more: Partial<Wishes> = {}): Wishes => ({ stops: {}, muted: [], orders: [], over: [], ...more });
const answer = (question: Question, view = look(), more: Partial<Wishes> = {}) => {
  const given = answerFor(question, view, 0, wishes(more));
  return given && `${given.choice.move}, ${given.pace}`;
};

describe('windows', () => {
  test('nobody is asked to support a check that cannot fail (MW-S8.3.6); one that can fail is his', () => {
    const checked = (needed: number) =>
      look({
        doing: [{ at: 'chain/act', window: 'checks' }],
        figures: { seats: [], checks: [{ kind: 'corruption', on: 1, needed, modifier: 0, rolls: 1 }] },
      } as unknown as Partial<MeccgView>);
    const support = choice('support');
    assert.equal(answer(asks([pass, support]), checked(1)), 'pass, spread');
    assert.equal(answer(asks([pass, support]), checked(2)), undefined);
    assert.equal(answer(asks([pass, support, twilight]), checked(1)), undefined);
  });

  test('a window without a stop is passed evenly, whatever is in hand', () => {
    const untap = look({ phase: UNTAP });
    assert.equal(answer(asks([pass]), untap), 'pass, even');
    assert.equal(answer(asks([pass, twilight]), untap), 'pass, even');
    assert.equal(answer(asks([pass, twilight]), untap, { stops: { quiet: true } }), undefined);
  });

  test('where a stop is set the player chooses, and a pass that is all he can say takes a person’s time', () => {
    assert.equal(answer(asks([pass, twilight])), undefined);
    assert.equal(answer(asks([pass])), 'pass, spread');
  });

  test('a window in which passing is not allowed is never answered', () => {
    assert.equal(answer(asks([twilight, choice('use')]), look({ phase: UNTAP })), undefined);
  });

  test('a muted card does not stop; another beside it does', () => {
    assert.equal(answer(asks([pass, twilight]), look(), { muted: [TWILIGHT] }), 'pass, spread');
    assert.equal(answer(asks([pass, twilight, choice('use')]), look(), { muted: [TWILIGHT] }), undefined);
  });

  test('what was passed over is not asked again while nothing happens, unless one of mine is in danger', () => {
    const over = ['pass', twilight.move];
    assert.equal(answer(asks([pass, twilight]), look(), { over }), 'pass, spread');
    assert.equal(answer(asks([pass, twilight, choice('use')]), look(), { over }), undefined);
    assert.equal(answer(asks([pass, twilight]), attacked(0), { over }), undefined);
  });

  test('a card left lying while my creature fights is muted for the phase of that company, not for the next and not in danger', () => {
    const passed = new PassedOver();
    const fight = attacked(1);
    passed.note(asks([pass, twilight]), fight, 0);
    passed.happened();
    const over = (view: MeccgView) => passed.moves(view, 0);
    assert.equal(answer(asks([pass, twilight]), fight, { over: over(fight) }), 'pass, spread');
    assert.equal(answer(asks([pass, twilight, choice('use')]), fight, { over: over(fight) }), undefined);
    assert.deepEqual(over({ ...fight, company: 2 }), []);
    assert.deepEqual(over(attacked(0)), []);
    const mine = new PassedOver();
    mine.note(asks([pass, twilight]), look(), 0);
    assert.deepEqual(mine.moves(look(), 0), ['pass', twilight.move]);
    mine.happened();
    assert.deepEqual(mine.moves(look(), 0), []);
  });

  test('pass until I am attacked passes everything but danger, to the end of the turn', () => {
    const order = untilAttacked(look());
    assert.equal(answer(asks([pass, twilight]), look(), { orders: [order] }), 'pass, even');
    assert.equal(answer(asks([pass, twilight]), attacked(0), { orders: [order] }), undefined);
    assert.equal(holdsStill(order, look({ phase: MOVEMENT }), asks([pass])), true);
    assert.equal(holdsStill(order, look({ turn: 4 }), asks([pass])), false);
  });

  test('pass for this company ends with its phase', () => {
    const order = forCompany(look({ phase: MOVEMENT, company: 2 }));
    assert.equal(holdsStill(order, look({ phase: MOVEMENT, company: 2 }), asks([pass])), true);
    assert.equal(holdsStill(order, look({ phase: MOVEMENT, company: 3 }), asks([pass])), false);
  });
});

const attacked = (seat: number): MeccgView =>
  look({
    phase: MOVEMENT,
    company: 1,
    companies: [{ id: 1, seat }] as unknown as MeccgView['companies'],
    attack: { company: 1 } as MeccgView['attack'],
  });
const ASKED = { first: 0, seat: 0, only: false, passed: 0 };
const chain = (seat: number, kind: ActionKind, on: number): MeccgView =>
  look({ doing: [{ at: 'chain/respond', window: 'open', seat: 0, passed: 0, items: [action(kind, seat, { on })] }] });

test('every window is of the kind that both players can see', () => {
  assert.equal(stopAt(look(), 0), 'organize');
  assert.equal(stopAt(look(), 1), 'quiet');
  assert.equal(stopAt(look({ phase: MOVEMENT }), 0), 'road');
  assert.equal(stopAt(look({ phase: MOVEMENT }), 1), 'arrives');
  assert.equal(stopAt(attacked(0), 0), 'attacked');
  assert.equal(stopAt(attacked(0), 1), 'fights');
  assert.equal(
    stopAt({ ...attacked(0), doing: [{ at: 'chain/act', window: 'strike-defender', ...ASKED }] }, 0),
    'strike',
  );
  assert.equal(stopAt(chain(1, 'play', -1), 0), 'answers');
  assert.equal(stopAt(chain(0, 'play', -1), 0), 'own-chain');
  assert.equal(stopAt(chain(1, 'corruption', 5), 0), 'check');
  assert.equal(stopAt(chain(0, 'corruption', 105), 1), 'check');
});

describe('other questions', () => {
  test('what can be answered in one way only is played; a lone pass in a person’s time', () => {
    assert.equal(answer(asks([choice('reveal')], 'council/reveal-choose')), 'reveal, even');
    assert.equal(answer(asks([pass], 'influence/reveal')), 'pass, spread');
  });

  test('a real choice is never made for the player', () => {
    assert.equal(answer(asks([choice('enter'), pass], 'sites/enter-choose')), undefined);
    assert.equal(answer(asks([choice('tap-to-fight'), choice('stay-untapped')], 'combat/stay-choose')), undefined);
    assert.equal(answer(asks([choice('keep-all'), choice('discard')], 'turn/discard-one')), undefined);
  });

  test('all cards are drawn, unless the player wants to be asked', () => {
    const draw = asks([choice('draw'), pass], 'movement/draw-choose');
    assert.equal(answer(draw), 'draw, even');
    assert.equal(answer(draw, look(), { stops: { draws: true } }), undefined);
    assert.equal(answer(draw, look(), { stops: { draws: true }, orders: [sameAnswer(look(), draw)] }), 'draw, even');
  });

  test('whoever holds too many keeps all before he discards down (MW-S4.6.1, MW-S4.6.2)', () => {
    const one = asks([choice('keep-all'), choice('discard')], 'turn/discard-one');
    const holding = (n: number) => look({ sizes: [0, n], figures: { seats: [{ handSize: 8 }] } as never });
    assert.equal(answer(one, holding(9)), 'keep-all, even');
    assert.equal(answer(one, holding(8)), undefined);
  });

  test('strikes follow each other as they lie, and the card at the end of a turn can be kept by habit', () => {
    const next = asks([choice('resolve', { move: 'resolve bilbo' }), choice('resolve')], 'combat/next-choose');
    assert.equal(answer(next), 'resolve bilbo, even');
    assert.equal(answer(next, look(), { stops: { order: true } }), undefined);
    const one = asks([choice('keep-all'), choice('discard')], 'turn/discard-one');
    assert.equal(answer(one, look(), { stops: { discards: false } }), 'keep-all, even');
  });

  test('whoever beats a strike with any roll at -3 stays untapped (MW-S7.3.4); with one point less he is asked', () => {
    const stay = asks([choice('tap-to-fight'), choice('stay-untapped')], 'combat/stay-choose');
    const facing = (prowess: number) =>
      look({
        figures: {
          seats: [],
          attack: { prowess: 7, body: 5, strike: { on: 1, prowess, body: 8, bodyPlus: 0, rolls: 1 } },
        } as never,
      });
    // 9 - 3 and two ones are 8, more than 7.
    assert.equal(answer(stay, facing(9)), 'stay-untapped, even');
    assert.equal(answer(stay, facing(8)), undefined);
  });

  test('a Haven is entered unless a card lies there on-guard', () => {
    const enter = asks([choice('enter'), pass], 'sites/enter-choose');
    const at = (site: number, guards: number) =>
      look({
        company: 1,
        alignment: [0, 0],
        companies: [{ id: 1, seat: 0, site, guards }] as unknown as MeccgView['companies'],
      });
    assert.equal(answer(enter, at(S.lorien, 0)), 'enter, even');
    assert.equal(answer(enter, at(S.lorien, 1)), undefined);
    assert.equal(answer(enter, at(S.moria, 0)), undefined);
  });

  test('the way is the shortest and of those the safest, unless the player chooses his own', () => {
    assert.deepEqual(bestWay(R['wold-and-foothills'], R['redhorn-gate']), [R['wold-and-foothills'], R['redhorn-gate']]);
    assert.equal(
      bestStep(R['wold-and-foothills'], [R.fangorn, R['redhorn-gate']], R['redhorn-gate']),
      R['redhorn-gate'],
    );
    const through = asks(
      [R.fangorn, R['redhorn-gate']].map((id) =>
        choice('through', { move: `through ${id}`, targets: [{ domain: 'region', id }] }),
      ),
      'movement/walk-choose',
    );
    const walking = look({
      doing: [{ at: 'movement/walk-choose', company: 1, to: S.moria, walk: [R['wold-and-foothills']] }],
    });
    assert.equal(answer(through, walking), `through ${R['redhorn-gate']}, even`);
    assert.equal(answer(through, walking, { orders: [{ kind: 'own-way', turn: 3 }] }), undefined);
  });
});

/** Shorter than any person, longer than the even pause. */
const SHORT = 500;
const LONG = 10_000;

function hostThat() {
  const played: string[] = [];
  let tell: ((standing: Standing) => void) | undefined;
  const host = {
    watch: (listener: (standing: Standing) => void) => {
      tell = listener;
      return () => {
        tell = undefined;
      };
    },
    play: async (move: string) => void played.push(move),
    undo: async () => true,
  } as unknown as TableHost;
  return { host, played, show: (now: Standing) => tell?.(now) };
}
const standing = (question: Question | null, view = look(), programs: Standing['programs'] = {}): Standing =>
  ({
    table: { question, view, viewer: 0, seats: ['one', 'two'] },
    heard: [],
    thinking: false,
    programs,
  }) as unknown as Standing;

describe('the table that passes', () => {
  beforeEach(() => {
    mock.timers.reset();
    mock.timers.enable({ apis: ['setTimeout'] });
  });

  test('a question that is answered for the player is not shown to him', () => {
    const { host, played, show } = hostThat();
    const table = new PassingHost(host, { stops: () => ({}) });
    const seen: (string | undefined)[] = [];
    table.watch((now) => seen.push(now.table.question?.at));
    show(standing(asks([pass, twilight]), look({ phase: UNTAP })));
    show(standing(asks([pass, twilight])));
    mock.timers.tick(LONG);
    assert.deepEqual(seen, [undefined, 'chain/act']);
    assert.deepEqual(played, []);
  });

  test('with a person across, a stop with nothing to play is passed no sooner than a person would', () => {
    for (const random of [0, 0.5, 1]) {
      const { host, played, show } = hostThat();
      new PassingHost(host, { stops: () => ({}), random: () => random });
      show(standing(asks([pass])));
      mock.timers.tick(SHORT);
      assert.deepEqual(played, []);
      mock.timers.tick(LONG);
      assert.deepEqual(played, ['pass']);
    }
  });

  test('a person elsewhere, whose name is known, sees it too: it is passed no sooner', () => {
    const { host, played, show } = hostThat();
    new PassingHost(host, { stops: () => ({}), random: () => 0 });
    show({ ...standing(asks([pass])), programs: { 1: 'Bob' }, people: true });
    mock.timers.tick(SHORT);
    assert.deepEqual(played, []);
    mock.timers.tick(LONG);
    assert.deepEqual(played, ['pass']);
  });

  test('an unset stop is passed after the same while with cards to play and without', () => {
    for (const choices of [[pass], [pass, twilight]]) {
      const { host, played, show } = hostThat();
      new PassingHost(host, { stops: () => ({ organize: false }), random: () => 1 });
      show(standing(asks(choices)));
      mock.timers.tick(SHORT);
      assert.deepEqual(played, ['pass']);
    }
  });

  test('after an undo nothing is done again by itself, until the player has moved', async () => {
    const { host, played, show } = hostThat();
    const table = new PassingHost(host, { stops: () => ({}) });
    await table.undo();
    show(standing(asks([pass])));
    mock.timers.tick(LONG);
    assert.deepEqual(played, []);
    await table.play('pass');
    show(standing(asks([pass])));
    mock.timers.tick(LONG);
    assert.deepEqual(played, ['pass', 'pass']);
  });

  test('what is played by itself and is no pass is told', () => {
    const { host, show } = hostThat();
    const table = new PassingHost(host, { stops: () => ({}) });
    show(standing(asks([choice('reveal', { label: 'Reveal Gandalf' })], 'council/reveal-choose')));
    mock.timers.tick(LONG);
    assert.deepEqual(table.told(), ['Reveal Gandalf']);
    show(standing(asks([pass, twilight])));
    void table.play('pass');
    assert.deepEqual(table.told(), [], 'what he does himself begins a new page');
  });

  describe('of two at one screen', () => {
    const spares = async (question: Question, view: MeccgView, more: Partial<Wishes> = {}) => {
      const { host, played } = hostThat();
      const across = {
        look: () => Promise.resolve({ question, view } as unknown as Standing['table']),
        play: (seat: number, move: string) => {
          played.push(`${seat} ${move}`);
          return Promise.resolve();
        },
      };
      const table = new PassingHost({ ...host, across }, { stops: () => more.stops ?? {} });
      return [await table.spare(1), ...played];
    };

    test('the other is not called for a window where he wants no stop, whatever he holds', async () => {
      const untap = look({ phase: UNTAP });
      assert.deepEqual(await spares(asks([pass]), untap), [true, '1 pass']);
      assert.deepEqual(await spares(asks([pass, twilight]), untap), [true, '1 pass']);
    });

    test('he is called where a stop is set, also if he can only pass', async () => {
      const mine = look({ active: 1 });
      assert.deepEqual(await spares(asks([pass]), mine), [false]);
      assert.deepEqual(await spares(asks([pass, twilight]), mine), [false]);
    });

    test('he is not spared where the table has gone on meanwhile, and nothing breaks', async () => {
      const { host } = hostThat();
      const untap = { question: asks([pass]), view: look({ phase: UNTAP }) } as unknown as Standing['table'];
      const across = {
        look: () => Promise.resolve(untap),
        play: () => Promise.reject(new Error('Another player must choose first.')),
      };
      assert.equal(await new PassingHost({ ...host, across }, { stops: () => ({}) }).spare(1), false);
    });

    test('what one has said once for all is not said for the other', async () => {
      const { host, show } = hostThat();
      const table = new PassingHost(host, { stops: () => ({}) });
      show(standing(asks([pass, twilight])));
      table.give(untilAttacked(look()));
      assert.equal(table.orders().length, 1);
      const other = standing(asks([pass, twilight]));
      show({ ...other, table: { ...other.table, viewer: 1 } });
      assert.equal(table.orders().length, 0);
    });
  });

  test('a creature with several keys takes one that is not of the wild, unless he wants to choose', () => {
    const keys = asks([choice('key-wilderness'), choice('key-ruins-and-lairs')], 'movement/key-choose');
    assert.equal(answer(keys), 'key-ruins-and-lairs, even');
    assert.equal(answer(keys, look(), { stops: { keys: true } }), undefined);
  });
});
