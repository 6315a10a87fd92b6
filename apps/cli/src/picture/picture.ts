/** Draws a compact picture of the table as a viewer sees it, for any game, from its data alone. */
import { isObject, type Seat } from '@skald/engine';
import type { CliTranslator } from '../i18n/translator.ts';
import { type Paint, padded, widthOf, wrapped } from '../paint.ts';
import { figuresOf, isTrack, type TrackFigure } from './track.ts';

export interface PictureSettings {
  readonly i18n: CliTranslator;
  readonly paint: Paint;
  readonly width: number;
  readonly seats: number;
  /** The table's entries that hold one thing for each seat. */
  readonly seated: ReadonlySet<string>;
}

const GAP = 2;
const NARROWEST = 9;
/** The width of the number before a place. */
const PLACE_NUMBER = 3;

export class TablePicture {
  readonly #settings: PictureSettings;
  /** The last text of each cell; cells with a new text are highlighted. */
  #seen: ReadonlyMap<string, string> | undefined;
  #drawn = new Map<string, string>();

  constructor(settings: PictureSettings) {
    this.#settings = settings;
  }

  /** The lines of the picture, with a pointer at the seats that must answer. */
  draw(table: object, hand: object | null, waitedFor: ReadonlySet<Seat>): readonly string[] {
    this.#drawn = new Map();
    const lines = [...this.#facts(table), ...this.#seats(table, waitedFor), ...this.#rest(table), ...this.#hand(hand)];
    this.#seen = this.#drawn;
    return lines;
  }

  /** Single numbers and words, side by side. */
  #facts(table: object): string[] {
    const { i18n, paint, width } = this.#settings;
    const facts = Object.entries(table).filter(([, value]) => isLeaf(value) && value !== null);
    if (facts.length === 0) return [];
    const text = facts.map(([key, value]) => `${paint.dim(i18n.label(key))} ${this.#cell(key, i18n.thing(value, key))}`);
    return flowed(text, width, '   ');
  }

  /** The possessions of the seats: one column per seat, one row per kind of thing. */
  #seats(table: object, waitedFor: ReadonlySet<Seat>): string[] {
    const { i18n, paint, seats, seated, width } = this.#settings;
    const rows = Object.entries(table).flatMap(([key, value]) => (seated.has(key) && Array.isArray(value) ? seatRows(key, value) : []));
    // The track already shows where the figures stand.
    const placed = this.#figures(table).length > 0;
    const shown = rows.filter(({ key, cells }) => cells.some((cell) => !isEmpty(cell)) && !(placed && key === 'at'));
    if (shown.length === 0) return [];
    const labels = Math.max(...shown.map(({ key }) => widthOf(i18n.label(key))));
    const column = Math.max(NARROWEST, Math.floor((width - labels) / seats) - GAP);
    const names = Array.from({ length: seats }, (_, seat) => {
      const name = `${waitedFor.has(seat) ? '▸' : ' '}${i18n.name(seat)}`.slice(0, column);
      return padded(paint.as('bold', paint.seat(seat, name)), column);
    });
    const heading = `${' '.repeat(labels)} ${names.join(' '.repeat(GAP))}`.trimEnd();
    const body = shown.flatMap(({ key, cells }) => {
      const texts = cells.map((cell, seat) => this.#boxed(`${key}/${seat}`, this.#brief(cell, key), column));
      const height = Math.max(...texts.map((lines) => lines.length));
      return Array.from({ length: height }, (_, line) => {
        const label = padded(line === 0 ? paint.dim(i18n.label(key)) : '', labels);
        return `${label}  ${texts.map((lines) => padded(lines[line] ?? '', column)).join(' '.repeat(GAP))}`.trimEnd();
      });
    });
    return ['', heading, ...body];
  }

  /** Everything else: tracks, lists and objects, each under its name. */
  #rest(table: object): string[] {
    const { seated, paint, i18n, width } = this.#settings;
    const entries = Object.entries(table).filter(
      ([key, value]) => !seated.has(key) && !isLeaf(value) && (isTrack(value) || !isEmpty(value)),
    );
    const figures = this.#figures(table);
    return entries.flatMap(([key, value]) => {
      if (isTrack(value)) return ['', ...this.#track(key, value, figures)];
      if (figures.some((figure) => figure.key === key)) return [];
      const text = this.#cell(key, this.#brief(value, key));
      return flowed([`${paint.dim(i18n.label(key))} ${text}`], width, ' ');
    });
  }

  #figures(table: object): readonly TrackFigure[] {
    const tracks = Object.values(table).filter(isTrack);
    return tracks.length === 1 ? figuresOf(table, this.#settings.seated) : [];
  }

  /** The occupied places of a track, in columns; a crowded place takes more than one. */
  #track(key: string, track: readonly (string | number | null)[], figures: readonly TrackFigure[]): string[] {
    const { i18n, paint, width } = this.#settings;
    const texts = track.map((item) => (item === null ? '' : i18n.thing(item, key)));
    const column = Math.max(...texts.map(widthOf)) + PLACE_NUMBER + GAP;
    const across = Math.max(1, Math.floor((width + GAP) / column));
    const rows: string[] = [];
    let row = '';
    for (const [place, text] of texts.entries()) {
      const here = figures.filter(({ at }) => at === place).map((figure) => this.#figure(figure));
      if (text === '' && here.length === 0) continue;
      const shown = [this.#cell(`${key}/${place}`, text), ...here].filter((part) => part !== '').join(' ');
      const cell = `${paint.dim(String(place).padStart(2))} ${shown}`;
      const broad = padded(cell, column * Math.min(across, Math.ceil((widthOf(cell) + GAP) / column)));
      if (widthOf(row + broad) > across * column) rows.push(row.trimEnd());
      row = widthOf(row + broad) > across * column ? broad : row + broad;
    }
    return [paint.dim(i18n.label(key)), ...rows, row.trimEnd()];
  }

  #figure({ seat, key = '' }: TrackFigure): string {
    const { i18n, paint } = this.#settings;
    return seat === undefined ? paint.bold(`◂${i18n.label(key)}`) : paint.as('bold', paint.seat(seat, `◂${i18n.name(seat)}`));
  }

  #hand(hand: object | null): string[] {
    const { i18n, paint, width } = this.#settings;
    const entries = Object.entries(hand ?? {}).filter(([, value]) => !isEmpty(value));
    if (entries.length === 0) return [];
    const lines = entries.flatMap(([key, value]) => {
      return flowed([`  ${paint.dim(i18n.label(key))} ${this.#cell(`hand/${key}`, this.#brief(value, key))}`], width, ' ');
    });
    return ['', paint.bold(i18n.t('hand')), ...lines];
  }

  /** A value in as few words as possible; counts equal things. */
  #brief(value: unknown, key: string): string {
    const { i18n } = this.#settings;
    if (!Array.isArray(value)) return isObject(value) ? this.#entries(value) : i18n.thing(value, key);
    const counts = new Map<string, number>();
    for (const item of value.filter((one) => one !== null)) {
      const text = isObject(item) ? `(${this.#entries(item)})` : i18n.thing(item, key);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const texts = [...counts].map(([text, count]) => (count === 1 ? text : `${text} ×${count}`));
    const free = value.filter((item) => item === null).length;
    if (free > 0) texts.push(i18n.t('free', { count: free }));
    return texts.length === 0 ? '–' : texts.join(', ');
  }

  #entries(value: Record<string, unknown>): string {
    const { i18n } = this.#settings;
    const full = Object.entries(value).filter(([, item]) => !isEmpty(item));
    return full.map(([key, item]) => `${i18n.thing(key)}: ${this.#brief(item, key)}`).join(' · ');
  }

  #boxed(path: string, text: string, width: number): string[] {
    const changed = this.#note(path, text);
    return wrapped(text, width).map((line) => (changed ? this.#settings.paint.bold(line) : line));
  }

  #cell(path: string, text: string): string {
    return this.#note(path, text) ? this.#settings.paint.bold(text) : text;
  }

  /** Remembers the text of a cell; returns whether it changed. */
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

/** Lays pieces side by side, on as many lines as they need. */
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
