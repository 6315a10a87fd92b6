/** Lays the changes of a pack over the content of a game. */
import { isObject } from '@skald/engine';
import { type Row, rowKey, rowName } from './rows.ts';

export interface MergedContent {
  readonly content: unknown;
  /** Entries and rows that the content did not have, by path. */
  readonly added: readonly (readonly (string | number)[])[];
  /** What could not be laid over, in sentences. */
  readonly problems: readonly string[];
}

type Path = readonly (string | number)[];

/** How many of the names that would do are listed. */
const MOST_NAMES = 8;

export function mergeContent(content: unknown, changes: unknown): MergedContent {
  const merger = new Merger();
  return { content: merger.merge(content, changes, [], 'changes'), added: merger.added, problems: merger.problems };
}

class Merger {
  readonly added: Path[] = [];
  readonly problems: string[] = [];

  /** `path` has places in lists, `said` the names that the pack uses. */
  merge(before: unknown, change: unknown, path: Path, said: string): unknown {
    if (Array.isArray(before)) {
      const key = rowKey(before);
      return key === undefined ? this.#list(before, change, said) : this.#rows(before, key, change, path, said);
    }
    if (isObject(before)) return this.#entries(before, change, path, said);
    return change;
  }

  #entries(before: Row, change: unknown, path: Path, said: string): unknown {
    if (!isObject(change)) return this.#refuse(before, `${said}: must be an object with the entries that are different.`);
    const after: Record<string, unknown> = { ...before };
    for (const [name, value] of Object.entries(change)) {
      const isKnown = Object.hasOwn(before, name);
      if (!isKnown) this.added.push([...path, name]);
      const merged = isKnown ? this.merge(before[name], value, [...path, name], `${said}.${name}`) : value;
      Object.defineProperty(after, name, { value: merged, enumerable: true, configurable: true, writable: true });
    }
    return after;
  }

  /** A list of plain values is replaced as a whole. */
  #list(before: readonly unknown[], change: unknown, said: string): unknown {
    return Array.isArray(change) ? change : this.#refuse(before, `${said}: must be the whole list, such as ${JSON.stringify(before)}.`);
  }

  #rows(before: readonly unknown[], key: string, change: unknown, path: Path, said: string): unknown {
    if (!isObject(change)) {
      const example = `{ ${JSON.stringify(rowName(before[0], key))}: { … } }`;
      return this.#refuse(before, `${said}: must be an object by ${key}, such as ${example}.`);
    }
    const after = [...before];
    for (const [name, value] of Object.entries(change)) {
      const place = before.findIndex((row) => rowName(row, key) === name);
      if (place >= 0) after[place] = this.merge(before[place], value, [...path, place], `${said}.${name}`);
      else if (isObject(value)) {
        this.added.push([...path, after.length]);
        after.push({ [key]: areNumbers(before, key) ? Number(name) : name, ...value });
      } else this.#refuse(before, `${said}.${name}: must be an object. There is ${namesIn(before, key)}.`);
    }
    return after;
  }

  #refuse(before: unknown, problem: string): unknown {
    this.problems.push(problem);
    return before;
  }
}

function areNumbers(rows: readonly unknown[], key: string): boolean {
  return rows.every((row) => isObject(row) && typeof row[key] === 'number');
}

function namesIn(rows: readonly unknown[], key: string): string {
  const names = rows.map((row) => rowName(row, key));
  return names.length > MOST_NAMES ? `${names.slice(0, MOST_NAMES).join(', ')}, …` : names.join(', ');
}
