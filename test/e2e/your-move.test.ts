import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Pushed } from '../../protocol/notify.ts';
import { launchOptions } from '../../scripts/browser.ts';
import { buildClient } from '../../scripts/build.ts';
import type { RunningServer } from '../../server/http.ts';
import { serve } from '../../server/serve.ts';
import { seedsFrom } from '../chance.ts';
import { Browser as Device, FakeMail, keys } from '../server/notify/fake-post.ts';
import { until } from '../store/backends.ts';
import { sameChance } from './chance.ts';
import { assertAccessible, assertFits, phone } from './house.ts';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'mathom-your-move-'));
let mail: FakeMail;
let server: RunningServer;
let browser: Browser;

/** Letters name the address of the house, so it must be known before. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

before(async () => {
  await buildClient();
  mail = await FakeMail.start();
  const port = await freePort();
  const notices = { push: keys, mail: mail.settings(`http://127.0.0.1:${port}`) };
  server = await serve({ port, host: '127.0.0.1', dataFolder, notices, seeds: seedsFrom() });
  browser = await chromium.launch(launchOptions());
});
after(async () => {
  await browser?.close();
  await server?.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** A guest in a browser whose house is complete, at a page. */
async function guestAt(place: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await sameChance(context);
  await context.grantPermissions(['notifications'], { origin: server.address });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(server.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.evaluate(() => fetch('/api/guest', { method: 'POST' }).then(() => undefined));
  await page.goto(`${server.address}${place}`);
  return { context, page };
}

test('A letter is asked for, confirmed by its link, and stopped, all from the settings', async () => {
  const { context, page } = await guestAt('/settings');
  const group = page.getByRole('group', { name: 'When it is your move' });
  await group.getByLabel('A letter by e-mail').fill('gaffer@example.org');
  await assertAccessible(page);
  await group.getByRole('button', { name: 'Write to me' }).click();
  await group.getByText('A letter is on its way to gaffer@example.org').waitFor();
  const link = /http:\S+\/email\/confirm\/\S+/.exec(mail.to('gaffer@example.org')[0].text)?.[0] ?? '';

  await page.goto(link);
  await page.getByText('to gaffer@example.org?').waitFor();
  await assertAccessible(page);
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await page.getByText('We shall write when it is your move.').waitFor();

  await page.goto(`${server.address}/settings`);
  await group.getByText('Letters go to gaffer@example.org').waitFor();
  await page.setViewportSize(phone);
  await assertFits(page);
  await group.getByRole('button', { name: 'Stop them' }).click();
  await group.getByLabel('A letter by e-mail').waitFor();
  await context.close();
});

test('The switch tells the server of this device, and takes it back', async () => {
  const { context, page } = await guestAt('/');
  // The tests reach no push service.
  await page.addInitScript((subscription) => {
    let current: PushSubscription | null = null;
    const keep = (next: PushSubscription | null) => {
      current = next;
    };
    const made = { ...subscription, toJSON: () => subscription, unsubscribe: async () => keep(null) };
    PushManager.prototype.getSubscription = async () => current;
    PushManager.prototype.subscribe = async () => {
      keep(made as unknown as PushSubscription);
      return made as unknown as PushSubscription;
    };
  }, new Device('browser').subscription);
  await page.goto(`${server.address}/settings`);
  const box = page.getByRole('checkbox', { name: 'A note on this device' });
  for (const [wanted, devices] of [
    [true, 1],
    [false, 0],
  ] as const) {
    await box.setChecked(wanted);
    const isTold = async (count: number) => (await (await fetch('/api/me/notices')).json()).push?.devices === count;
    await page.waitForFunction(isTold, devices, { polling: 300 });
  }
  await context.close();
});

test('Whoever signs in again is told on this device as before, without asking for it', async () => {
  const { context, page } = await guestAt('/');
  await page.addInitScript((subscription) => {
    const made = { ...subscription, toJSON: () => subscription, unsubscribe: async () => true };
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem('mathom-push') ? (made as unknown as PushSubscription) : null;
    PushManager.prototype.subscribe = async () => made as unknown as PushSubscription;
  }, new Device('returning').subscription);
  const signIn = { name: 'Elanor', password: 'long enough' };
  await context.request.post(`${server.address}/api/account`, { data: signIn });
  await page.goto(`${server.address}/settings`);
  await page.getByRole('checkbox', { name: 'A note on this device' }).check();
  const isTold = async () => (await (await fetch('/api/me/notices')).json()).push?.devices === 1;
  await page.waitForFunction(isTold, undefined, { polling: 300 });
  await page.goto(`${server.address}/online`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Who comes here?' }).waitFor();
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(signIn.name);
  await dialog.getByLabel('Password').fill(signIn.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: signIn.name }).waitFor();
  await page.waitForFunction(isTold, undefined, { polling: 300 });
  await context.close();
});

test('What is pushed is shown as a note, unless the table is before our eyes', async () => {
  const { context, page } = await guestAt('/settings');
  const session = await context.newCDPSession(page);
  const ids: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId } of registrations) ids.push(registrationId);
  });
  await session.send('ServiceWorker.enable');
  await until('the worker is known', () => ids.length > 0);
  const push = (words: Pushed) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: server.address,
      registrationId: ids[0],
      data: JSON.stringify(words),
    });
  const notes = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });
  const words = { title: 'Your move', body: 'War of the Ring: Sauron waits for you.', url: '/t/abc', tag: 'abc' };
  await push({ ...words, url: '/settings', tag: 'here' });
  await push(words);
  await push(words);
  const isShown = async () => (await (await navigator.serviceWorker.ready).getNotifications()).length > 0;
  await page.waitForFunction(isShown, undefined, { polling: 100 });
  const { title, body, tag, url: data } = words;
  assert.deepEqual(await notes(), [{ title, body, tag, data }]);
  await context.close();
});
