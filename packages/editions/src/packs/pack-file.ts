/** A content pack as somebody writes it: a JSON file that corrects numbers of one game. */
import { isObject } from '@skald/engine';

export interface ContentPack {
  /** The slug of the game. */
  readonly game: string;
  /** What tables that are played by it show. */
  readonly name: string;
  /** For players: what is corrected, and by which source. */
  readonly note: string;
  /** The edition that it was written for, by its hash or the beginning of it; null for whichever is the newest. */
  readonly basedOn: string | null;
  /** What is different, by the names of the content. */
  readonly changes: unknown;
}

const KEYS = ['game', 'name', 'note', 'basedOn', 'changes'];
const LONGEST_NAME = 60;
const LONGEST_NOTE = 500;
/** No control characters, and nothing that turns the direction of writing. */
const PLAIN = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u;

/** What is wrong with the file, in sentences; its changes are looked at later. */
export function readPack(text: string): ContentPack | readonly string[] {
  const read = parsed(text);
  if (typeof read === 'string') return [read];
  if (!isObject(read)) return ['A pack is one JSON object: { "game": …, "name": …, "changes": … }.'];
  const { game, name, note = '', basedOn = null, changes } = read;
  const problems = [
    ...Object.keys(read)
      .filter((key) => !KEYS.includes(key))
      .map((key) => `${key}: a pack has no such entry; it has ${KEYS.join(', ')}.`),
    ...(typeof game === 'string' ? [] : ['game: the name of the game is missing, such as "raids".']),
    ...textProblems('name', name, 1, LONGEST_NAME),
    ...textProblems('note', note, 0, LONGEST_NOTE),
    ...(basedOn === null || (typeof basedOn === 'string' && /^[0-9a-f]{8,64}$/.test(basedOn))
      ? []
      : ['basedOn: must be the name of an edition, or at least its first eight characters; skald editions lists them.']),
    ...(isObject(changes) ? [] : ['changes: must be an object with what is different.']),
  ];
  if (problems.length > 0) return problems;
  return {
    game: String(game),
    name: String(name).trim(),
    note: String(note).trim(),
    basedOn: basedOn === null ? null : String(basedOn),
    changes,
  };
}

export function isPackProblems(read: ContentPack | readonly string[]): read is readonly string[] {
  return Array.isArray(read);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return `The file is not JSON: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

function textProblems(key: string, text: unknown, least: number, most: number): readonly string[] {
  if (typeof text !== 'string') return [`${key}: must be a text.`];
  const length = text.trim().length;
  if (length < least) return [`${key}: is missing.`];
  if (length > most) return [`${key}: has ${length} characters; ${most} are the most.`];
  return PLAIN.test(text) ? [] : [`${key}: must be plain text on one line.`];
}
