import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { LocalHost } from '../../../client/host/local-host.ts';
import { ReplayHost } from '../../../client/host/replay-host.ts';
import { fetchKept, type Kept } from '../../../client/host/shelf.ts';
import type { Laying, Standing } from '../../../client/host/table-host.ts';
import { Tabs } from '../../../client/host/tabs.ts';
import { until } from '../../store/backends.ts';
import { likeABrowser, type MemoryShelf, WorkerHere } from './page.ts';

let shelf: MemoryShelf;
const open: { close(): void }[] = [];
beforeEach(() => {
  shelf = likeABrowser();
});
afterEach(() => {
  for (const host of open.splice(0)) host.close();
});

const laying = (sitters: readonly string[], more: Partial<Laying> = {}): Laying => ({
  id: 'table',
  game: 'wotr',
  options: { turnLimit: 2 },
  seed: 'host',
  sitters,
  ...more,
});

async function lay(how: Laying) {
  const host = await LocalHost.open(how);
  open.push(host);
  const seen: Standing[] = [];
  const stop = host.watch((standing) => seen.push(standing));
  const now = (): Standing => seen.at(-1) ?? assert.fail('nothing was shown');
  await until('the table is shown', () => seen.length > 0);
  const move = (nth = 0) => now().table.question?.choices[nth].move ?? assert.fail('nothing is asked');
  const play = async (nth = 0) => {
    const { version } = now().table;
    await host.play(move(nth));
    await until('it is done', () => now().table.version > version);
  };
  return { host, seen, now, play, move, stop };
}

describe('A table in this browser', () => {
  test('asks the person, shows every change, and has kept the game when it is closed', async () => {
    const { now, play } = await lay(laying(['person', 'person']));
    assert.equal(now().table.viewer, 0);
    assert.ok(now().table.question);
    await play();
    assert.equal(now().table.version, 1);
    assert.equal(now().heard.length, 1);
    await until('it is kept', () => shelf.games.size === 1);
    await until('with its move', () => (shelf.games.get('table') as never as { moves: number }).moves === 1);
    const kept = await fetchKept('table');
    assert.deepEqual([kept?.over, kept?.turn, kept?.asked?.length], [false, 1, now().table.asked.length]);
    assert.match(kept?.save ?? '', /^mathom-log/);
  });

  test('what a program gave as its reason is there again when the table is opened anew', async () => {
    const how = laying(['person', 'rules']);
    const first = await lay(how);
    const whys = (standing: Standing) => standing.heard.map(({ why }) => why);
    for (let i = 0; i < 20 && !whys(first.now()).some(Boolean); i++) {
      await until('the person is asked', () => first.now().table.question !== null && !first.now().thinking);
      await first.play();
    }
    await until('the program has moved', () => !first.now().thinking);
    const said = whys(first.now());
    assert.ok(said.some(Boolean), 'no reason was given: it proves nothing');
    await until('it is kept', () => (shelf.games.get('table') as never as { moves: number })?.moves === said.length);
    first.host.close();
    const again = await lay(how);
    assert.deepEqual(whys(again.now()).slice(0, said.length), said);
  });

  test('goes on where it was kept, having heard everything again', async () => {
    const first = await lay(laying(['person', 'person']));
    for (let i = 0; i < 3; i++) {
      if (!first.now().table.question) await first.host.lookAs(first.now().table.asked[0]);
      await first.play();
    }
    const { version, view } = first.now().table;
    await until(
      'it is kept',
      () => (shelf.games.get('table') as never as { moves: number } | undefined)?.moves === version,
    );
    first.host.close();
    const again = await lay(laying(['person', 'person']));
    await again.host.lookAs(first.now().table.viewer);
    await until('the same eyes', () => again.now().table.viewer === first.now().table.viewer);
    assert.equal(again.now().table.version, version);
    assert.deepEqual(again.now().table.view, view);
    assert.equal(again.now().heard.length, version);
  });

  test('programs move by themselves, are named, and the person is then asked', async () => {
    const { now } = await lay(laying(['random', 'person']));
    assert.deepEqual(now().programs, { 0: 'random' });
    await until('the person is asked', () => now().table.question !== null && !now().thinking);
    assert.equal(now().table.viewer, 1);
    assert.ok(now().heard.every(({ seat, move }) => (move === undefined) === (seat === 0)));
  });

  test('moves are made together or not at all; what they would come to is known before, and nothing is made by asking', async () => {
    const { host, now } = await lay(laying(['person', 'person']));
    for (let i = 0; i < 200; i++) {
      if (!now().table.question) await host.lookAs(now().table.asked[0]);
      const { version, question } = now().table;
      const first = question?.choices[0].move ?? '';
      const then = (await host.foresee([first]))?.question?.choices[0].move;
      if (then === undefined) {
        await host.play(first);
        await until('it is made', () => now().table.version > version);
        continue;
      }
      await assert.rejects(host.playTogether([first, 'fly to mordor']));
      await new Promise((resolve) => setTimeout(resolve, 20));
      assert.equal(now().table.version, version);
      assert.equal(await host.playTogether([first, then]), true);
      await until('both are made', () => now().table.version === version + 2);
      assert.deepEqual(
        now()
          .heard.slice(-2)
          .map(({ move }) => move),
        [first, then],
      );
      return;
    }
    assert.fail('no two moves of one seat');
  });

  test('what a person did is on the shelf before a program thinks about it', async (t) => {
    const first = await lay(laying(['person', 'rules']));
    await until('the person is asked', () => first.now().table.question !== null && !first.now().thinking);
    // From here on no program comes to move: the page is closed while it thinks.
    const later = globalThis.setTimeout;
    const never = (call: () => void, ms?: number) => (ms === undefined ? 0 : later(call, ms));
    t.mock.method(globalThis, 'setTimeout', never as typeof setTimeout);
    while (first.now().table.asked.includes(0)) await first.play();
    const { version } = first.now().table;
    const kept = () => shelf.games.get('table') as { moves?: number } | undefined;
    await until('it is kept', () => kept()?.moves === version);
    first.host.close();
    t.mock.reset();
    const again = await lay(laying(['person', 'rules']));
    assert.ok(again.now().table.version >= version, 'the move is lost');
    await until('the program goes on', () => again.now().heard.some(({ seat }) => seat === 1));
  });

  test('the board of an earlier moment is what the seat saw then', async () => {
    const { host, now, seen, play } = await lay(laying(['person', 'random']));
    for (let i = 0; i < 3; i++) {
      await until('the person is asked', () => now().table.question !== null && !now().thinking);
      await play();
    }
    for (const { table } of seen) assert.deepEqual(await host.lookBack(table.version), table.view);
  });

  test('a move is taken back: what was heard of it too', async () => {
    const { host, now, play } = await lay(laying(['person', 'person']));
    for (let i = 0; i < 30 && now().table.undo === 0; i++) {
      if (!now().table.question) await host.lookAs(now().table.asked[0]);
      await until('asked', () => now().table.question !== null);
      await play();
    }
    const { version } = now().table;
    assert.equal(await host.undo(), true);
    await until('it is back', () => now().table.version === version - 1);
    assert.equal(now().heard.length, version - 1);
  });

  test('what is played at once after an undo is heard instead of what was taken back', async () => {
    const { host, now, play } = await lay(laying(['person', 'person']));
    let offered: readonly string[] = [];
    for (let i = 0; i < 60 && (now().table.undo === 0 || offered.length < 2); i++) {
      if (!now().table.question) await host.lookAs(now().table.asked[0]);
      offered = now().table.question?.choices.map(({ move }) => move) ?? [];
      await play();
    }
    const { version } = now().table;
    await Promise.all([host.undo(), host.play(offered[1])]);
    await until('it is shown', () => now().table.version === version && now().heard.at(-1)?.move === offered[1]);
    assert.equal(now().heard.length, version);
  });

  test('an undo when there is nothing to take back changes nothing', async () => {
    const { host, now, play } = await lay(laying(['person', 'person']));
    for (let i = 0; i < 4; i++) {
      if (!now().table.question) await host.lookAs(now().table.asked[0]);
      await play();
    }
    await host.lookAs(now().table.viewer === 0 ? 1 : 0);
    while (await host.undo()) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.equal(now().heard.length, now().table.version);
  });

  test('a finished game is kept as such, with who won; and who was winning is known', async () => {
    const { now, host } = await lay(laying(['random', 'random']));
    await until('it is over', () => now().table.outcome !== null);
    await until(
      'it is kept',
      () => (shelf.games.get('table') as never as { over: boolean } | undefined)?.over === true,
    );
    assert.deepEqual((await fetchKept('table'))?.winners, now().table.outcome?.winners);
    const tide = await host.tide();
    assert.ok(tide.length > 5 && tide.every(({ at }) => at < now().table.version), 'who was winning');
  });

  test('other eyes see another hand, and hear it from the beginning; a spectator neither plays nor takes back', async () => {
    const { host, now, play, move } = await lay(laying(['person', 'person']));
    await play();
    await host.lookAs(1);
    assert.equal(now().table.viewer, 1);
    assert.deepEqual(
      now().heard.map(({ seat, move: made }) => [seat, made]),
      [[0, undefined]],
    );
    await host.lookAs('spectator');
    assert.equal(now().table.question, null);
    const { version } = now().table;
    await host.play('pass');
    assert.equal(await host.undo(), false);
    assert.deepEqual(await host.why('pass'), []);
    assert.equal(now().table.version, version);
    assert.throws(move);
  });

  test('what is not on the list is refused with a sentence, and why not is answered', async () => {
    const { host, now } = await lay(laying(['person', 'person']));
    await assert.rejects(host.play('march mordor'));
    assert.equal(now().table.version, 0);
    assert.ok((await host.why('minas-tirith')).length > 0);
  });

  test('a lesson is played and forgotten, and has no name under which a pace would be kept', async () => {
    const { host, play } = await lay(laying(['person', 'person'], { passing: true }));
    await play();
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(shelf.games.size, 0);
    assert.equal(host.name, undefined);
  });

  test('a disk that keeps nothing is told of, and the game goes on', async () => {
    shelf.refusing = true;
    const { now, play } = await lay(laying(['person', 'person']));
    await play();
    await until('it is told', () => /does not keep the game/.test(now().trouble ?? ''));
    assert.equal(now().table.version, 1);
  });

  test('a game that is only looked at keeps its place on the shelf', async () => {
    const first = await lay(laying(['person', 'person']));
    await first.play();
    await until('it is kept', () => (shelf.games.get('table') as never as { moves: number } | undefined)?.moves === 1);
    first.host.close();
    const before = structuredClone(shelf.games.get('table'));
    await new Promise((resolve) => setTimeout(resolve, 15));
    await lay(laying(['person', 'person']));
    await new Promise((resolve) => setTimeout(resolve, 30));
    assert.deepEqual(shelf.games.get('table'), before);
  });

  /** A game of three moves that another tab took further, laid where it had one: what is on the shelf now, and the further one. */
  const takenFurther = async () => {
    const how = laying(['person', 'person']);
    const first = await lay(how);
    const keptAt = async (moves: number) => {
      await until('it is kept', () => (shelf.games.get('table') as { moves?: number } | undefined)?.moves === moves);
      return structuredClone(shelf.games.get('table')) as unknown as Kept;
    };
    const goOn = async () => {
      if (!first.now().table.question) await first.host.lookAs(first.now().table.asked[0]);
      await first.play();
    };
    await goOn();
    const early = await keptAt(1);
    await goOn();
    await goOn();
    const further = await keptAt(3);
    first.host.close();
    shelf.games.set('table', early);
    const here = await lay(how);
    assert.equal(here.now().table.version, 1);
    return { here, further };
  };

  test('what another tab did is shown here, and gone on with', async () => {
    const { here, further } = await takenFurther();
    shelf.games.set('table', further);
    const other = new Tabs('table', () => undefined);
    open.push(other);
    other.tell();
    await until('it is shown here', () => here.now().table.version === 3 && here.now().heard.length === 3);
    if (!here.now().table.question) await here.host.lookAs(here.now().table.asked[0]);
    await here.play();
    await until('and kept further', () => (shelf.games.get('table') as { moves?: number }).moves === 4);
  });

  test('who plays before he has heard that another tab is further writes nothing over, and follows', async () => {
    const { here, further } = await takenFurther();
    shelf.games.set('table', further);
    if (!here.now().table.question) await here.host.lookAs(here.now().table.asked[0]);
    await here.play();
    await until('the further game is shown', () => here.now().table.version === 3 && here.now().heard.length === 3);
    assert.deepEqual(shelf.games.get('table'), further);
  });

  test('a program that the other tab left thinking goes on here after a while', async (t) => {
    const { now, play } = await lay(laying(['person', 'random']));
    const later = globalThis.setTimeout;
    let isThinking = true;
    const hasty = (call: () => void, ms?: number) =>
      ms === undefined && isThinking ? 0 : later(call, ms === 20_000 ? 1 : ms);
    t.mock.method(globalThis, 'setTimeout', hasty as typeof setTimeout);
    await until('the person is asked', () => now().table.question !== null);
    while (now().table.asked.includes(0)) await play();
    const { version } = now().table;
    await until('it is kept', () => (shelf.games.get('table') as { moves?: number } | undefined)?.moves === version);
    const kept = shelf.games.get('table') as unknown as Kept;
    const further: Kept = { ...kept, edition: (kept.edition ?? 0) + 1 };
    shelf.games.set('table', further);
    const other = new Tabs('table', () => undefined);
    open.push(other);
    isThinking = false;
    other.tell();
    await until('the program has moved', () => now().table.version > version);
  });

  test('a program or a game that is not there is a sentence, and leaves no worker behind', async () => {
    const ended = WorkerHere.terminated;
    await assert.rejects(LocalHost.open(laying(['person', 'nobody'])), /There is no program "nobody"/);
    await assert.rejects(LocalHost.open(laying(['person', 'person'], { game: 'chess' })), /There is no game "chess"/);
    await until('both are gone', () => WorkerHere.terminated === ended + 2);
  });

  test('who stops watching hears no more', async () => {
    const { seen, stop, host, move } = await lay(laying(['person', 'person']));
    const what = move();
    stop();
    const heard = seen.length;
    await host.play(what);
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(seen.length, heard);
  });
});

describe('A replay in this browser', () => {
  const recorded = async () => {
    const { host, now, play } = await lay(laying(['person', 'person']));
    for (let i = 0; i < 4; i++) {
      if (!now().table.question) await host.lookAs(now().table.asked[0]);
      await play();
    }
    const save = await host.save();
    host.close();
    const replay = await ReplayHost.open(save, laying(['person', 'rules']));
    open.push(replay);
    return { replay, save };
  };

  test('shows any moment; a later wish overtakes an earlier one; nothing can be played', async () => {
    const { replay, save } = await recorded();
    const seen: number[] = [];
    replay.watch(({ table }) => seen.push(table.version));
    await Promise.all([replay.show(1, 0), replay.show(4, 'all')]);
    assert.deepEqual(seen, [4]);
    assert.equal(replay.recording.steps.length, 4);
    assert.equal(await replay.save(), save);
    await assert.rejects(replay.play(), /This is a replay/);
    assert.equal(await replay.undo(), false);
    assert.equal((await replay.turns()).at(-1)?.at, 4);
  });

  test('a file that cannot be played is a sentence', async () => {
    await assert.rejects(ReplayHost.open('nonsense', laying(['person', 'person'])));
  });
});
