/** Keeps a player's last view of running matches in the browser, so that a returning player sees what has happened since. */
import type { KeptView } from '@skald/client';
import { matchView, packDictionary } from '@skald/protocol';
import type { KeyValueStorage } from '../app/storage.ts';

const INDEX = 'skald.seen';
/** The number of matches remembered; the one left longest ago goes first. */
const MOST = 6;

export function keepView(storage: KeyValueStorage | undefined, account: string, match: string, kept: KeptView): void {
  if (!storage) return;
  const key = keyOf(account, match);
  const others = indexIn(storage).filter((one) => one !== key);
  try {
    for (const old of others.splice(0, Math.max(0, others.length + 1 - MOST))) storage.removeItem(old);
    storage.setItem(key, JSON.stringify(kept));
    storage.setItem(INDEX, JSON.stringify([...others, key]));
  } catch {
    // If the storage is full or forbidden, the page just does not show the past.
    storage.removeItem(key);
  }
}

export function forgetView(storage: KeyValueStorage | undefined, account: string, match: string): void {
  storage?.removeItem(keyOf(account, match));
}

export function keptView(storage: KeyValueStorage | undefined, account: string, match: string): KeptView | undefined {
  const kept = parsed(storage?.getItem(keyOf(account, match)));
  if (typeof kept !== 'object' || kept === null || !('view' in kept) || !('lexicon' in kept)) return undefined;
  const view = matchView.safeParse(kept.view);
  const words = packDictionary.safeParse(kept.lexicon);
  const isWhole = view.success && words.success && view.data.match === match && view.data.lexicon === words.data.id;
  return isWhole ? { view: view.data, lexicon: words.data } : undefined;
}

function keyOf(account: string, match: string): string {
  return `${INDEX}.${account}.${match}`;
}

function indexIn(storage: KeyValueStorage): string[] {
  const index = parsed(storage.getItem(INDEX));
  return Array.isArray(index) ? index.filter((key) => typeof key === 'string') : [];
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
