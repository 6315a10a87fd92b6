/** A compact picture of what a viewer sees of the table, drawn for any game from its data alone. */
import { isObject, type Seat } from '@skald/engine';
import { type Paint, padded, widthOf, wrapped } from '../paint.ts';
import type { Speaker } from '../words/speaker.ts';
import { type Figure, figuresOf, isTrack } from './track.ts';

export interface PictureSettings {
  readonly speaker: Speaker;
  readonly paint: Paint;
  readonly width: number;
  readonly seats: number;
  /** The entries of the table that hold one thing for each seat. */
  readonly seated: ReadonlySet<string>;
}

const GAP = 2;
const NARROWEST = 9;
/** How much the number before a place takes. */
const PLACE_NUMBER = 3;

export class Picture {
  readonly #settings: PictureSettings;
  /** What each cell said when it was last drawn: cells that say something else now are set off. */
  #seen: ReadonlyMap<string, string> | undefined;
  #drawn = new Map<string, string>();

  constructor(settings: PictureSettings) {
    this.#settings = settings;
  }

  /** The lines of the picture. Seats that are waited for are pointed at. */
  draw(table: object, hand: object | null, waitedFor: ReadonlySet<Seat>): readonly string[] {
    this.#drawn = new Map();
    const lines = [...this.#facts(table), ...this.#seats(table, waitedFor), ...this.#rest(table), ...this.#hand(hand)];
    this.#seen = this.#drawn;
    return lines;
  }

  /** Single numbers and words, side by side. */
  #facts(table: object): string[] {
    const { speaker, paint, width } = this.#settings;
    const facts = Object.entries(table).filter(([, value]) => isLeaf(value) && value !== null);
    if (facts.length === 0) return [];
    const text = facts.map(([key, value]) => `${paint.dim(speaker.label(key))} ${this.#cell(key, speaker.thing(value, key))}`);
    return flowed(text, width, '   ');
  }

  /** What belongs to the seats: one column for each, one row for each kind of thing. */
  #seats(table: object, waitedFor: ReadonlySet<Seat>): string[] {
    const { speaker, paint, seats, seated, width } = this.#settings;
    const rows = Object.entries(table).flatMap(([key, value]) => (seated.has(key) && Array.isArray(value) ? seatRows(key, value) : []));
    // Where the figures stand is told on the track.
    const placed = this.#figures(table).length > 0;
    const shown = rows.filter(({ key, cells }) => cells.some((cell) => !isEmpty(cell)) && !(placed && key === 'at'));
    if (shown.length === 0) return [];
    const labels = Math.max(...shown.map(({ key }) => widthOf(speaker.label(key))));
    const column = Math.max(NARROWEST, Math.floor((width - labels) / seats) - GAP);
    const names = Array.from({ length: seats }, (_, seat) => {
      const name = `${waitedFor.has(seat) ? '▸' : ' '}${speaker.name(seat)}`.slice(0, column);
      return padded(paint.as('bold', paint.seat(seat, name)), column);
    });
    const heading = `${' '.repeat(labels)} ${names.join(' '.repeat(GAP))}`.trimEnd();
    const body = shown.flatMap(({ key, cells }) => {
      const texts = cells.map((cell, seat) => this.#boxed(`${key}/${seat}`, this.#brief(cell, key), column));
      const height = Math.max(...texts.map((lines) => lines.length));
      return Array.from({ length: height }, (_, line) => {
        const label = padded(line === 0 ? paint.dim(speaker.label(key)) : '', labels);
        return `${label}  ${texts.map((lines) => padded(lines[line] ?? '', column)).join(' '.repeat(GAP))}`.trimEnd();
      });
    });
    return ['', heading, ...body];
  }

  /** Everything else: tracks, lists and objects, each under its name. */
  #rest(table: object): string[] {
    const { seated, paint, speaker, width } = this.#settings;
    const entries = Object.entries(table).filter(
      ([key, value]) => !seated.has(key) && !isLeaf(value) && (isTrack(value) || !isEmpty(value)),
    );
    const figures = this.#figures(table);
    return entries.flatMap(([key, value]) => {
      if (isTrack(value)) return ['', ...this.#track(key, value, figures)];
      if (figures.some((figure) => figure.key === key)) return [];
      const text = this.#cell(key, this.#brief(value, key));
      return flowed([`${paint.dim(speaker.label(key))} ${text}`], width, ' ');
    });
  }

  #figures(table: object): readonly Figure[] {
    const tracks = Object.values(table).filter(isTrack);
    return tracks.length === 1 ? figuresOf(table, this.#settings.seated) : [];
  }

  /** The places of a track that hold something, in columns; a crowded place takes more than one of them. */
  #track(key: string, track: readonly (string | number | null)[], figures: readonly Figure[]): string[] {
    const { speaker, paint, width } = this.#settings;
    const texts = track.map((item) => (item === null ? '' : speaker.thing(item, key)));
    const column = Math.max(...texts.map(widthOf)) + PLACE_NUMBER + GAP;
    const across = Math.max(1, Math.floor((width + GAP) / column));
    const rows: string[] = [];
    let row = '';
    for (const [place, text] of texts.entries()) {
      const here = figures.filter(({ at }) => at === place).map((figure) => this.#figure(figure));
      if (text === '' && here.length === 0) continue;
      const told = [this.#cell(`${key}/${place}`, text), ...here].filter((part) => part !== '').join(' ');
      const cell = `${paint.dim(String(place).padStart(2))} ${told}`;
      const broad = padded(cell, column * Math.min(across, Math.ceil((widthOf(cell) + GAP) / column)));
      if (widthOf(row + broad) > across * column) rows.push(row.trimEnd());
      row = widthOf(row + broad) > across * column ? broad : row + broad;
    }
    return [paint.dim(speaker.label(key)), ...rows, row.trimEnd()];
  }

  #figure({ seat, key = '' }: Figure): string {
    const { speaker, paint } = this.#settings;
    return seat === undefined ? paint.bold(`◂${speaker.label(key)}`) : paint.as('bold', paint.seat(seat, `◂${speaker.name(seat)}`));
  }

  #hand(hand: object | null): string[] {
    const { speaker, paint, width } = this.#settings;
    const entries = Object.entries(hand ?? {}).filter(([, value]) => !isEmpty(value));
    if (entries.length === 0) return [];
    const lines = entries.flatMap(([key, value]) => {
      return flowed([`  ${paint.dim(speaker.label(key))} ${this.#cell(`hand/${key}`, this.#brief(value, key))}`], width, ' ');
    });
    return ['', paint.bold(speaker.say('hand')), ...lines];
  }

  /** A value in as few words as possible: equal things are counted. */
  #brief(value: unknown, key: string): string {
    const { speaker } = this.#settings;
    if (!Array.isArray(value)) return isObject(value) ? this.#entries(value) : speaker.thing(value, key);
    const counts = new Map<string, number>();
    for (const item of value.filter((one) => one !== null)) {
      const text = isObject(item) ? `(${this.#entries(item)})` : speaker.thing(item, key);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const texts = [...counts].map(([text, count]) => (count === 1 ? text : `${text} ×${count}`));
    const free = value.filter((item) => item === null).length;
    if (free > 0) texts.push(speaker.say('free', { count: free }));
    return texts.length === 0 ? '–' : texts.join(', ');
  }

  #entries(value: Record<string, unknown>): string {
    const { speaker } = this.#settings;
    const full = Object.entries(value).filter(([, item]) => !isEmpty(item));
    return full.map(([key, item]) => `${speaker.thing(key)}: ${this.#brief(item, key)}`).join(' · ');
  }

  #boxed(path: string, text: string, width: number): string[] {
    const changed = this.#note(path, text);
    return wrapped(text, width).map((line) => (changed ? this.#settings.paint.bold(line) : line));
  }

  #cell(path: string, text: string): string {
    return this.#note(path, text) ? this.#settings.paint.bold(text) : text;
  }

  /** Remembers what a cell says; true where it said something else before. */
  #note(path: string, text: string): boolean {
    this.#drawn.set(path, text);
    return this.#seen !== undefined && this.#seen.get(path) !== text;
  }
}

interface SeatRow {
  readonly key: string;
  readonly cells: readonly unknown[];
}

function seatRows(key: string, list: readonly unknown[]): readonly SeatRow[] {
  if (!list.every(isObject)) return [{ key, cells: list }];
  const keys = new Set(list.flatMap((item) => Object.keys(item)));
  return [...keys].map((field) => ({ key: field, cells: list.map((item) => item[field]) }));
}

function isLeaf(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** Pieces side by side, on as many lines as they need. */
function flowed(pieces: readonly string[], width: number, between: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    const longer = line === '' ? piece : line + between + piece;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = piece;
    } else line = longer;
  }
  return [...lines, line].flatMap((text) => wrapped(text, width));
}
