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

/** What each cell said when it was last drawn: cells that say something else now are set off. */
export type Seen = ReadonlyMap<string, string>;

const GAP = 2;
const NARROWEST = 9;

export class Picture {
  readonly #settings: PictureSettings;
  #seen: Map<string, string> | undefined;
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
    const shown = rows.filter(({ cells }) => cells.some((cell) => !isEmpty(cell)));
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
    const entries = Object.entries(table).filter(([key, value]) => !seated.has(key) && !isLeaf(value) && !isEmpty(value));
    const tracks = entries.filter(([, value]) => isTrack(value));
    const figures = tracks.length === 1 ? figuresOf(table, seated) : [];
    return entries.flatMap(([key, value]) => {
      if (isTrack(value)) return ['', ...this.#track(key, value, figures)];
      if (tracks.length === 1 && isOnlyFigure(value)) return [];
      const text = this.#cell(key, this.#brief(value, key));
      return flowed([`${paint.dim(speaker.label(key))} ${text}`], width, ' ');
    });
  }

  /** The places of a track that hold something, in columns. */
  #track(key: string, track: readonly (string | number | null)[], figures: readonly Figure[]): string[] {
    const { speaker, paint, width } = this.#settings;
    const places = track.flatMap((item, place) => {
      const here = figures.filter(({ at }) => at === place);
      if (item === null && here.length === 0) return [];
      const names = here.map((figure) => this.#figure(figure));
      const text = this.#cell(`${key}/${place}`, item === null ? '' : speaker.thing(item, key));
      return [`${paint.dim(String(place).padStart(2))} ${[text, ...names].filter((part) => part !== '').join(' ')}`];
    });
    const widest = Math.max(...places.map(widthOf)) + GAP;
    const across = Math.max(1, Math.floor(width / widest));
    const rows = Array.from({ length: Math.ceil(places.length / across) }, (_, row) => places.slice(row * across, (row + 1) * across));
    return [
      paint.dim(speaker.label(key)),
      ...rows.map((row) =>
        row
          .map((place) => padded(place, widest))
          .join('')
          .trimEnd(),
      ),
    ];
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
    for (const item of value) {
      const text = isObject(item) ? `(${this.#entries(item)})` : speaker.thing(item, key);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const texts = [...counts].map(([text, count]) => (count === 1 ? text : `${text} ×${count}`));
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
  return typeof value === 'object' && Object.values(value).every((item) => item === null || item === undefined);
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

function isOnlyFigure(value: unknown): boolean {
  return isObject(value) && typeof value.at === 'number' && Object.values(value).every(isLeaf);
}
