/** Whether this browser gets push notices of turns, and how to change that. */
import type { Api } from '@skald/client';

export type PushState = 'unable' | 'denied' | 'off' | 'on';

const WORKER = '/push-worker.js';

function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export async function pushState(): Promise<PushState> {
  if (!canPush()) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Asks the reader, the browser's push service and the server, in this order. */
export async function startPush(api: Api): Promise<PushState | 'failed'> {
  if (!canPush()) return 'unable';
  if ((await Notification.requestPermission()) !== 'granted') return Notification.permission === 'denied' ? 'denied' : 'off';
  const key = await api.call('getPushKey', {});
  if (!key.ok) return 'failed';
  try {
    await navigator.serviceWorker.register(WORKER);
    const registration = await navigator.serviceWorker.ready;
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key.value.key });
    const { endpoint, keys } = subscription.toJSON();
    const body = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
    const reply = await api.call('subscribeToPush', { body });
    if (reply.ok) return 'on';
    await subscription.unsubscribe();
    return 'failed';
  } catch {
    // The browser's push service is unreachable or switched off.
    return 'failed';
  }
}

export async function stopPush(api: Api): Promise<PushState> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await api.call('unsubscribeFromPush', {});
  return 'off';
}
