/** One text for one value: keys sorted by code unit, no spaces, integers only. Anything else is a defect. */
import { Defect } from '../defect.ts';
import { isObject } from '../state/json.ts';
import { utf8 } from './sha256.ts';

/** So many arguments fit into one call everywhere. */
const LONGEST_CALL = 8192;

// Writes into one array of code units: joining strings would dominate the cost of a digest.
let units = new Uint16Array(16_384);
let length = 0;
let isAscii = true;

export function canonical(value: unknown): string {
  begin();
  write(value);
  return written();
}

/** The canonical text in UTF-8. */
export function canonicalBytes(value: unknown): Uint8Array {
  begin();
  write(value);
  return isAscii ? new Uint8Array(units.subarray(0, length)) : utf8(written());
}

function begin(): void {
  length = 0;
  isAscii = true;
}

function written(): string {
  let text = '';
  for (let from = 0; from < length; from += LONGEST_CALL) {
    text += Reflect.apply(String.fromCharCode, undefined, units.subarray(from, Math.min(from + LONGEST_CALL, length)));
  }
  return text;
}

function write(value: unknown): void {
  if (typeof value === 'string') writeText(value);
  else if (typeof value === 'number') writeNumber(value);
  else if (typeof value === 'boolean') copy(value ? 'true' : 'false');
  else if (value === null) copy('null');
  else if (Array.isArray(value)) writeList(value);
  else if (isObject(value)) writeObject(value);
  else throw new Defect('not-json', `a ${typeof value} has no place in state`);
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const ZERO = 0x30;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

function writeNumber(value: number): void {
  if (!Number.isSafeInteger(value)) throw new Defect('not-json', `${value} is not a safe integer`);
  if (value >= 0 && value <= 9) put(ZERO + value);
  else copy(String(value));
}

function writeList(list: readonly unknown[]): void {
  put(OPEN_LIST);
  for (let i = 0; i < list.length; i++) {
    if (i > 0) put(COMMA);
    write(list[i]);
  }
  put(CLOSE_LIST);
}

function writeObject(value: Record<string, unknown>): void {
  put(OPEN_OBJECT);
  let isFirst = true;
  for (const key of sortedKeys(value)) {
    const item = value[key];
    if (item === undefined) continue;
    if (isFirst) isFirst = false;
    else put(COMMA);
    writeText(key);
    put(COLON);
    write(item);
  }
  put(CLOSE_OBJECT);
}

/** Plain characters are copied as they are; a text with any other is left to JSON. */
function writeText(text: string): void {
  reserve(text.length + 2);
  const list = units;
  let end = length;
  list[end++] = QUOTE;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x20 || unit >= 0x7f || unit === QUOTE || unit === BACKSLASH) {
      copy(JSON.stringify(text));
      return;
    }
    list[end++] = unit;
  }
  list[end++] = QUOTE;
  length = end;
}

function copy(text: string): void {
  reserve(text.length);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x80) isAscii = false;
    units[length++] = unit;
  }
}

function put(unit: number): void {
  reserve(1);
  units[length++] = unit;
}

function reserve(more: number): void {
  if (length + more <= units.length) return;
  const wider = new Uint16Array(Math.max(units.length * 2, length + more));
  wider.set(units);
  units = wider;
}

/** Few keys are inserted one by one, which is quicker than sorting them and cannot take long. */
function sortedKeys(value: object): readonly string[] {
  const keys = Object.keys(value);
  if (keys.length > 32) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] ?? '';
    let place = i;
    // Never reads index -1: a missing index is slow to look up.
    for (; place > 0; place--) {
      const before = keys[place - 1] ?? '';
      if (before <= key) break;
      keys[place] = before;
    }
    keys[place] = key;
  }
  return keys;
}
