/** Which lessons of a course are done, as the browser remembers it. */
import type { KeyValueStorage } from '../app/storage.ts';

export interface Progress {
  done(): ReadonlySet<string>;
  save(done: ReadonlySet<string>): void;
}

export function keptProgress(storage: KeyValueStorage | undefined, course: string): Progress {
  const key = `skald.lessons.${course}`;
  return {
    done: () => new Set((storage?.getItem(key) ?? '').split(' ').filter((id) => id !== '')),
    save: (done) => {
      try {
        storage?.setItem(key, [...done].join(' '));
      } catch {
        // A full or forbidden storage only means that a reload begins with the first lesson.
      }
    },
  };
}
