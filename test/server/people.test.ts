import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Guesses } from '../../server/people/guesses.ts';
import { whyNotCalled } from '../../server/people/names.ts';
import { PeopleService } from '../../server/people/people-service.ts';
import { Tokens } from '../../server/people/tokens.ts';
import { Refused } from '../../server/refused.ts';
import type { Store } from '../../server/store/store.ts';
import { TestPerson, TestServer } from './tables/server.ts';

describe('A name', () => {
  test('may be of any language that is written today', () => {
    const names = [
      'Frodo Baggins', 'Éowyn', 'Ælfwine', 'Nguyễn', 'Þór', 'Łukasz', 'Yağmur', 'Ọlárẹ́', 'Əli', 'Фродо', 'Соня', 'Φρόντο', 'Ἀλέξανδρος',
      'פרודו', 'فرودو', 'フロド', '指輪の人', '프로도', 'फ्रोडो', 'โฟรโด', 'ფროდო', 'Player 101', '007', "Sam 'n' Frodo", 'Ｆｒｏｄｏ',
      'फ्रोडो २', 'فرودو ٣', 'โฟรโด ๔', '葛\u{e0100}',
    ]; // biome-ignore format: a list
    for (const name of names) assert.equal(whyNotCalled(name), undefined, name);
  });

  test('that mixes scripts is refused: it looks like another', () => {
    for (const name of [
      'Frоdo',
      'Gаndalf',
      'Sαm',
      'Bilbo Бэггинс',
      'Frodoフ',
      'Frօdo',
      'Fr०do',
      'S໐m',
      'Fr〇do',
      'Sam ٥',
    ])
      assert.match(whyNotCalled(name) ?? '', /^A name is in one script; this one mixes \w+ and [\w ]+\.$/, name);
  });

  test('whose letters all look Latin and are not is refused, and so are those of no language', () => {
    for (const name of [
      'сосо', 'РОРА', 'ΝΟΡΑ', 'օսօ', 'ᎪᏔᎪ', 'ꓢꓮꓟ', 'Frodᴏ', 'Bɪlbo', 'Bɩlbo', 'Biǀbo', 'ȷohn', 'ɡollum', 'B߀b',
    ]) // biome-ignore format: a list
      assert.match(whyNotCalled(name) ?? '', /^Every letter of this name is|^A name is made of the letters/, name);
  });

  test('of which a letter is not seen is refused', () => {
    for (const name of ['\u3164\u3164', '프로도\u3164', '\u115f\u1160', '\uffa0\uffa0'])
      assert.match(whyNotCalled(name) ?? '', /^A name is made of the letters/, name);
  });

  test('whose marks spill over the page is refused', () => {
    for (const name of [
      'F\u0337r\u0337odo',
      'Z\u0301\u0302\u0303\u0304a',
      'a\u20dd',
      'Sam\u0301\u0311\u0302',
      'ก\u0e31\u0e48\u0e49\u0e4aน',
    ])
      assert.match(whyNotCalled(name) ?? '', /marks on each letter/, name);
  });

  test('that is hard to tell from another is taken', async () => {
    const server = await TestServer.start();
    await server.account('Frodo Baggins');
    const guest = await server.guest('Bilbo');
    const nobody = new TestPerson(server.address, undefined, '');
    type Answer = { person?: { name: string }; error?: { code: string } };
    for (const name of ['Frodo Bagglns', 'FRODO BAGGlNS', 'Fr0d0 Baggins', 'Frodo Baggıns', 'BiIbo', 'Bi1bo']) {
      assert.equal((await nobody.post<Answer>('/api/guest', { name })).error?.code, 'taken', name);
      const account = { name, password: 'speak friend' };
      if (/^F/.test(name)) assert.equal((await guest.post<Answer>('/api/account', account)).error?.code, 'taken', name);
    }
    const own = await guest.post<Answer>('/api/account', { name: 'Bi1bo', password: 'speak friend' });
    assert.equal(own.person?.name, 'Bi1bo', 'his own he may write as he likes');
  });

  test('is refused with its sentence to guests and to accounts', async () => {
    const server = await TestServer.start();
    const nobody = new TestPerson(server.address, undefined, '');
    for (const [at, more] of [
      ['/api/guest', {}],
      ['/api/account', { password: 'speak friend' }],
    ] as const) {
      const answer = await nobody.post<{ error: { code: string; text: string } }>(at, { name: 'Frоdo', ...more });
      assert.deepEqual([answer.error.code, answer.error.text.slice(0, 23)], ['bad-request', 'A name is in one script']);
    }
  });
});

const isRefused = (act: () => void): boolean => {
  try {
    act();
    return false;
  } catch (error) {
    assert.ok(error instanceof Refused && error.code === 'too-many');
    return true;
  }
};

describe('Guesses of a password', () => {
  test('of one name from one address are few, however the name is written', (t) => {
    let now = 0;
    t.mock.method(performance, 'now', () => now);
    const guesses = new Guesses();
    const ways = ['Éowyn', 'eowyn', 'EOWYN', 'ÉOWYN', 'ｅｏｗｙｎ', 'e\u0301owyn', 'Eówyn', 'EowYn', 'eOwyn', 'eoWyn'];
    for (const name of ways) guesses.check(name, 'here', false);
    assert.ok(isRefused(() => guesses.check('eowyN', 'here', false)));
    now = 70_000;
    guesses.check('éowyn', 'here', false);
    assert.ok(
      isRefused(() => guesses.check('ＥＯＷＹＮ', 'here', false)),
      'one a minute',
    );
    guesses.check('Sam', 'here', false);
  });

  test('by a stranger do not lock out the owner', () => {
    const guesses = new Guesses();
    for (let i = 0; i < 100; i++) isRefused(() => guesses.check('Frodo', 'stranger', false));
    guesses.check('frodo', 'the Shire', false);
  });

  test('of many names from one address are few', () => {
    const guesses = new Guesses();
    for (let i = 0; i < 10; i++) guesses.check(`name ${i}`, 'here', false);
    assert.ok(isRefused(() => guesses.check('another', 'here', false)));
    assert.ok(
      isRefused(() => guesses.check('another', 'here', true)),
      'known or not',
    );
  });

  test('by many strangers make the name wait, but not where its owner is known', () => {
    const guesses = new Guesses(30);
    let tries = 0;
    for (let i = 0; i < 100; i++)
      if (!isRefused(() => guesses.check(i % 2 ? 'Frodo' : 'FRODO', `${i}`, false))) tries++;
    assert.equal(tries, 30);
    assert.ok(isRefused(() => guesses.check('Frodo', 'the Shire', false)));
    guesses.check('Frodo', 'the Shire', true);
    guesses.check('Sam', 'the Shire', false);
  });

  test('wait for each other, and only so many wait', async () => {
    const store = { people: { byName: async () => undefined } } as unknown as Store;
    const tokens = new Tokens('a secret for tests only');
    const people = new PeopleService(store, tokens, Date.now, 60, { N: 1024, r: 8, p: 1 });
    const tries = await Promise.allSettled(
      Array.from({ length: 60 }, (_, i) => people.signIn(undefined, `name ${i}`, 'x', `${i}`, '', undefined)),
    );
    const codes = tries.map((each) => each.status === 'rejected' && (each.reason as Refused).code);
    assert.deepEqual(
      [codes.filter((code) => code === 'wrong-password').length, codes.filter((code) => code === 'unavailable').length],
      [50, 10],
    );
    await assert.rejects(people.signIn(undefined, 'later', 'x', 'later', '', undefined), { code: 'wrong-password' });
  });

  test('are let in from a browser that remembers its owner, and from no other', async () => {
    const server = await TestServer.start({ trustProxy: true });
    const password = 'speak friend';
    const send = async (at: string, body: object, address: string, cookie = '') => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address, Cookie: cookie };
      return fetch(`${server.address}${at}`, { method: 'POST', body: JSON.stringify(body), headers });
    };
    const made = await send('/api/account', { name: 'Frodo', password }, '198.51.100.1');
    const cookies = made.headers.getSetCookie();
    const known = /^mathom-known=([\w-]{22}); Path=\/api\/sign-in; Max-Age=31536000; HttpOnly; SameSite=Strict$/.exec(
      cookies[1],
    );
    assert.ok(known, cookies.join('\n'));
    const other = await send('/api/account', { name: 'Sam', password }, '198.51.100.1');
    const knownOther = /mathom-known=([\w-]+)/.exec(other.headers.getSetCookie()[1])?.[1];
    for (let i = 0; i < 305; i++)
      await send('/api/sign-in', { name: 'Frodo', password: 'x' }, `203.0.${i >> 8}.${i & 255}`);
    const signIn = async (cookie: string) =>
      (await send('/api/sign-in', { name: 'Frodo', password }, '198.51.100.2', cookie)).status;
    assert.equal(await signIn(''), 429);
    assert.equal(await signIn(`mathom-known=${knownOther}`), 429);
    assert.equal(await signIn(`mathom-known=${known[1]}`), 200);
  });
});

describe('A program with a token', () => {
  const asProgram = async (server: TestServer, person: TestPerson) => {
    const { token } = await person.post<{ token: string }>('/api/me/tokens', { label: 'a bot' });
    const send = (method: string, at: string, body?: object) =>
      fetch(`${server.address}${at}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const isKnown = async () => ((await (await send('GET', '/api/me')).json()) as { person: unknown }).person !== null;
    return { send, isKnown };
  };

  test('plays, and can do nothing else in the name of its owner', async () => {
    const server = await TestServer.start();
    const person = await server.guest();
    const { send, isKnown } = await asProgram(server, person);
    const { tokens } = await person.get<{ tokens: { id: string }[] }>('/api/me/tokens');
    const refused: [string, string, object?][] = [
      ['GET', '/api/me/tokens'],
      ['POST', '/api/me/tokens', { label: 'another' }],
      ['DELETE', `/api/me/tokens/${tokens[0].id}`],
      ['POST', '/api/account', { name: 'Mine now', password: 'all of it mine' }],
      ['POST', '/api/me/password', { old: 'x', new: 'all of it mine' }],
      ['POST', '/api/sign-out', { everywhere: true }],
      ['GET', '/api/me/data'],
      ['DELETE', '/api/me'],
      ['GET', '/api/me/notices'],
      ['POST', '/api/me/email', { address: 'me@example.org' }],
      ['DELETE', '/api/me/email'],
      ['GET', '/api/me/decks'],
      ['POST', '/api/me/decks', { id: 'a', name: 'Mine', text: 'x', changed: 1 }],
    ];
    for (const [method, at, body] of refused) {
      const answer = await send(method, at, body);
      const { error } = (await answer.json()) as { error: { code: string } };
      assert.deepEqual([answer.status, error.code], [403, 'not-yours'], `${method} ${at}`);
    }
    assert.equal((await send('POST', '/api/tables', { game: 'wotr', seats: ['me', 'open'] })).status, 200);
    assert.ok(await isKnown());
    assert.equal((await send('POST', '/api/sign-out')).status, 200, 'its own token it may give back');
    assert.equal(await isKnown(), false);
    assert.deepEqual((await person.get<{ tokens: unknown[] }>('/api/me/tokens')).tokens, []);
  });

  test('loses it when the password changes, and when a guest becomes an account; sockets too', async () => {
    const server = await TestServer.start();
    const account = await server.account('Frodo');
    const bot = await asProgram(server, account);
    assert.ok(await bot.isKnown());
    await account.post('/api/me/password', { old: 'speak friend', new: 'and enter' });
    assert.equal(await bot.isKnown(), false);

    const guest = await server.guest();
    const second = await asProgram(server, guest);
    const link = guest.link();
    await link.ask({ type: 'ping' });
    const made = await guest.fetch('/api/account', {
      method: 'POST',
      body: JSON.stringify({ name: 'Sam', password: 'speak friend' }),
    });
    const token = /mathom=([^;]+)/.exec(made.headers.getSetCookie()[0])?.[1];
    assert.notEqual(token, guest.token);
    const me = async (who: TestPerson) => (await who.get<{ person: { name: string } | null }>('/api/me')).person;
    assert.equal(await me(guest), null, 'the session of the guest opens nothing any more');
    assert.equal((await me(new TestPerson(server.address, token, guest.id)))?.name, 'Sam');
    assert.equal(await second.isKnown(), false);
    await assert.rejects(link.ask({ type: 'ping' }), /token stands for nobody|connection is closed/);
  });
});

describe('Decks in an account', () => {
  const deck = { id: 'abc', name: 'The North', text: 'Gandalf\n1 Glamdring', changed: 10 };
  interface Answer {
    readonly decks: readonly (typeof deck)[];
  }

  test('are found on every device, the newest copy of each; an older one changes nothing', async () => {
    const server = await TestServer.start();
    const person = await server.guest();
    assert.deepEqual(await person.get<Answer>('/api/me/decks'), { decks: [] });
    assert.deepEqual((await person.post<Answer>('/api/me/decks', deck)).decks, [deck]);
    const newer = { ...deck, name: 'The far North', changed: 11 };
    assert.deepEqual((await person.post<Answer>('/api/me/decks', newer)).decks, [newer]);
    assert.deepEqual((await person.post<Answer>('/api/me/decks', deck)).decks, [newer]);
    const other = await server.guest();
    assert.deepEqual(await other.get<Answer>('/api/me/decks'), { decks: [] });
  });

  test('are among what is kept about a person; what is given up leaves no text behind', async () => {
    const server = await TestServer.start();
    const person = await server.guest();
    await person.post('/api/me/decks', deck);
    const data = await person.get<{ decks: unknown }>('/api/me/data');
    assert.deepEqual(data.decks, [deck]);
    const gone = { ...deck, text: '', changed: 12 };
    assert.deepEqual((await person.post<Answer>('/api/me/decks', gone)).decks, [gone]);
  });

  test('a deck that is too long or has no name for its place is refused', async () => {
    const server = await TestServer.start();
    const person = await server.guest();
    for (const wrong of [
      { ...deck, text: 'x'.repeat(12_001) },
      { ...deck, id: '../x' },
      { ...deck, changed: -1 },
    ])
      assert.ok('error' in (await person.post<object>('/api/me/decks', wrong)));
    assert.deepEqual(await person.get<Answer>('/api/me/decks'), { decks: [] });
  });
});
