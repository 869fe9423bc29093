import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Tabs } from '../../../client/host/tabs.ts';
import { until } from '../../store/backends.ts';

test('What is kept in one tab is news in another with the same game, and in no other', async () => {
  const news: string[] = [];
  const tabs = ['one', 'one', 'other'].map((id, i) => new Tabs(id, () => news.push(`${id} ${i}`)));
  tabs[2].tell();
  tabs[0].tell();
  await until('the other tab has heard', () => news.includes('one 1'));
  tabs[1].tell();
  await until('and the first', () => news.includes('one 0'));
  assert.deepEqual(news, ['one 1', 'one 0']);
  for (const tab of tabs) tab.close();
});

test('Without a channel between tabs there is no news, and nothing breaks', (t) => {
  const { BroadcastChannel } = globalThis;
  t.after(() => Object.assign(globalThis, { BroadcastChannel }));
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const tab = new Tabs('one', () => assert.fail('there is nobody'));
  tab.tell();
  tab.close();
});
