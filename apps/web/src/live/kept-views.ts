/** What a player last saw of matches under way, kept in the browser: coming back, one is shown what has happened since. */
import type { Kept } from '@skald/client';
import { lexicon, matchView } from '@skald/protocol';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const INDEX = 'skald.seen';
/** Matches that are remembered; the one left longest ago goes first. */
const MOST = 6;

export function keepView(shelf: Shelf | undefined, account: string, match: string, kept: Kept): void {
  if (!shelf) return;
  const key = keyOf(account, match);
  const others = indexIn(shelf).filter((one) => one !== key);
  try {
    for (const old of others.splice(0, Math.max(0, others.length + 1 - MOST))) shelf.removeItem(old);
    shelf.setItem(key, JSON.stringify(kept));
    shelf.setItem(INDEX, JSON.stringify([...others, key]));
  } catch {
    // A full or forbidden storage only means that the past is not shown again.
    shelf.removeItem(key);
  }
}

export function forgetView(shelf: Shelf | undefined, account: string, match: string): void {
  shelf?.removeItem(keyOf(account, match));
}

export function keptView(shelf: Shelf | undefined, account: string, match: string): Kept | undefined {
  const kept = parsed(shelf?.getItem(keyOf(account, match)));
  if (typeof kept !== 'object' || kept === null || !('view' in kept) || !('lexicon' in kept)) return undefined;
  const view = matchView.safeParse(kept.view);
  const words = lexicon.safeParse(kept.lexicon);
  const isWhole = view.success && words.success && view.data.match === match && view.data.lexicon === words.data.id;
  return isWhole ? { view: view.data, lexicon: words.data } : undefined;
}

function keyOf(account: string, match: string): string {
  return `${INDEX}.${account}.${match}`;
}

function indexIn(shelf: Shelf): string[] {
  const index = parsed(shelf.getItem(INDEX));
  return Array.isArray(index) ? index.filter((key) => typeof key === 'string') : [];
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
