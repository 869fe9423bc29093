// How the server tells us "your move" when the page is closed: through this browser's push service, or by letter.
import type { Notices } from '../../protocol/notify.ts';

/** For whom this browser was switched on: whoever else signs in here is asked anew. */
const KEY = 'mathom-push';

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Notices> {
  const response = await fetch(path, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error('The road to the server is broken. Try again in a moment.');
  });
  const answer = (await response.json().catch(() => ({}))) as Notices & { error?: { text?: string } };
  if (!response.ok) throw new Error(answer.error?.text ?? 'Something broke on our side.');
  return answer;
}

export const readNotices = (): Promise<Notices> => call('GET', '/api/me/notices');
export const writeTo = (address: string): Promise<Notices> => call('POST', '/api/me/email', { address });
export const stopWriting = (): Promise<Notices> => call('DELETE', '/api/me/email');

async function pushManager(): Promise<PushManager | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration && 'pushManager' in registration ? registration.pushManager : undefined;
}

/** Without a service worker (plain http from another machine, an old browser) there is no push. */
export const canPush = async (): Promise<boolean> => 'Notification' in window && (await pushManager()) !== undefined;

const send = ({ endpoint, keys }: PushSubscriptionJSON): Promise<Notices> =>
  call('POST', '/api/me/push', { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } });

/** Whether this browser is told for this person. After a new sign-in the server is reminded. */
export async function isPushed(person: string): Promise<boolean> {
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription || localStorage.getItem(KEY) !== person || Notification.permission !== 'granted') return false;
  await send(subscription.toJSON());
  return true;
}

export async function startPush(person: string, key: string): Promise<Notices> {
  const manager = await pushManager();
  if (!manager) throw new Error('This browser cannot be told while the page is closed.');
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('The browser does not let us: allow notifications from this site in its settings first.');
  await (await manager.getSubscription())?.unsubscribe(); // it may be of other keys
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const notices = await send(subscription.toJSON());
  localStorage.setItem(KEY, person);
  return notices;
}

export async function stopPush(): Promise<void> {
  localStorage.removeItem(KEY);
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) return;
  await call('DELETE', '/api/me/push', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
