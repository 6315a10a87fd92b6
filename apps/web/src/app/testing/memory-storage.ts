/** A storage in memory, for tests. */
import type { KeyValueStorage } from '../storage.ts';

export class MemoryStorage implements KeyValueStorage {
  readonly entries = new Map<string, string>();
  getItem = (key: string): string | null => this.entries.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.entries.set(key, value);
  removeItem = (key: string): void => void this.entries.delete(key);
}
