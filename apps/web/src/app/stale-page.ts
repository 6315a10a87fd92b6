/** A page that stays open while a new version is put up no longer finds its parts on the server: it is loaded anew. */

/** Loaded anew so short a time ago, it is something else that is wrong: then the page says so. */
const PATIENCE_MS = 60_000;
const KEY = 'skald.loaded-anew';

export interface StaleSurroundings {
  readonly shelf: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  now(): number;
  reload(): void;
}

/** Called when a part of the page could not be loaded; says whether that was taken care of. */
export function loadAnew({ shelf, now, reload }: StaleSurroundings): boolean {
  if (!shelf) return false;
  const last = Number(shelf.getItem(KEY) ?? 0);
  if (now() - last < PATIENCE_MS) return false;
  shelf.setItem(KEY, String(now()));
  reload();
  return true;
}
