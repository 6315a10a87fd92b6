/** Analyses are kept in the browser, the newest few: nobody waits for the same one twice. */
import type { Analysis } from '@skald/ai/analysis';
import { hashText, isObject } from '@skald/engine';
import type { KeyValueStorage } from '../../app/storage.ts';

const LIST = 'skald.analyses';
/** Raised when the same match would get another analysis. */
const VERSION = 1;
const MOST = 8;

export function keptAnalysis(storage: KeyValueStorage | undefined, saga: string): Analysis | undefined {
  const found = read(storage, keyOf(saga));
  return isAnalysis(found) ? found : undefined;
}

/** Only a whole analysis is kept. */
export function keepAnalysis(storage: KeyValueStorage | undefined, saga: string, analysis: Analysis): void {
  if (!storage || analysis.done < 1) return;
  const key = keyOf(saga);
  const keys = [key, ...listed(storage).filter((other) => other !== key)];
  for (const old of keys.splice(MOST)) storage.removeItem(old);
  try {
    storage.setItem(key, JSON.stringify(analysis));
    storage.setItem(LIST, JSON.stringify(keys));
  } catch {
    // A full storage only means that it is computed again.
    storage.removeItem(key);
  }
}

function keyOf(saga: string): string {
  return `skald.analysis.${VERSION}.${saga.length}.${hashText(saga)}`;
}

function listed(storage: KeyValueStorage): readonly string[] {
  const keys = read(storage, LIST);
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

function read(storage: KeyValueStorage | undefined, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** What the page has written itself: the key names the version. */
function isAnalysis(value: unknown): value is Analysis {
  return isObject(value) && value.done === 1 && Array.isArray(value.points);
}
