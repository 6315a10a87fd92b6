/** Reloads a page that a deployment has made stale: the server no longer has its chunks. */

/** If the page was reloaded this recently, something else is wrong, and the page says so. */
const PATIENCE_MS = 60_000;
const KEY = 'skald.loaded-anew';

export interface StalePageDeps {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  now(): number;
  reload(): void;
}

/** Called when a chunk could not be loaded; returns whether it reloads the page. */
export function reloadStalePage({ storage, now, reload }: StalePageDeps): boolean {
  if (!storage) return false;
  const last = Number(storage.getItem(KEY) ?? 0);
  if (now() - last < PATIENCE_MS) return false;
  storage.setItem(KEY, String(now()));
  reload();
  return true;
}
