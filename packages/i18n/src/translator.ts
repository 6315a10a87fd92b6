/** Translates decisions, choices, events and reasons of a match with the game's catalogue, or generically. */
import { type GameEvent, isObject, type Json, type Prompt, type Reason, type Seat } from '@skald/engine';
import type { Catalogue, Language } from '@skald/engine/text';
import { Messages, type Value } from './messages.ts';

/** The text of a choice, with the text of its hint. */
export interface ChoiceText {
  readonly text: string;
  readonly beside: string;
}

export interface TranslatorOptions<K extends string> {
  readonly language: Language;
  /** The client's loaded texts; keys that start with `refusal.` stand for the kernel's codes. */
  readonly words: Readonly<Partial<Record<K, string>>>;
  readonly catalogue?: Catalogue | undefined;
  readonly names?: readonly string[];
  /** Makes the players' names stand out in sentences. */
  setOff?(seat: Seat, name: string): string;
  /** Names the numbers of a parameter, such as the regions of a map; undefined if it is just a number. */
  nameOf?(param: string, value: number): string | undefined;
}

export class Translator<K extends string> {
  readonly language: Language;
  readonly #words: Readonly<Partial<Record<string, string>>>;
  readonly #catalogue: Catalogue | undefined;
  readonly #names: readonly string[];
  readonly #setOff: (seat: Seat, name: string) => string;
  readonly #messages: Messages;
  readonly #options: TranslatorOptions<K>;

  constructor(options: TranslatorOptions<K>) {
    const { language, words, catalogue, names = [], setOff } = options;
    this.#options = options;
    this.language = language;
    this.#words = words;
    this.#catalogue = catalogue;
    this.#names = names;
    this.#setOff = setOff ?? ((_seat, name) => name);
    this.#messages = new Messages(language);
  }

  /** The same translator with names for numbers. */
  naming(nameOf: NonNullable<TranslatorOptions<K>['nameOf']>): Translator<K> {
    return new Translator({ ...this.#options, nameOf });
  }

  /** The client's own texts. */
  t(key: K, values: Readonly<Record<string, Value>> = {}): string {
    return this.#messages.get(this.#words[key] ?? key).format(values) ?? key;
  }

  name(seat: Seat): string {
    return this.#names[seat] ?? `#${seat}`;
  }

  title(slug: string): string {
    return this.#catalogue?.title ?? capital(plain(slug));
  }

  summary(): string {
    return this.#catalogue?.summary ?? '';
  }

  prompt({ key, params }: Prompt): string {
    return this.#fromCatalogue(this.#catalogue?.decisions, key, params) ?? this.#readable(key, params);
  }

  /** A catalogue text for a choice includes its hint; otherwise both are described generically. */
  choice(decision: string, choice: unknown, hint: Json | undefined): ChoiceText {
    const fields: object = isObject(choice) ? choice : {};
    const hints: object = isObject(hint) ? hint : {};
    const act = isObject(choice) && typeof choice.do === 'string' ? `${decision}.${choice.do}` : decision;
    const text = this.#fromCatalogue(this.#catalogue?.options, act, { ...hints, ...fields });
    if (text !== undefined) return { text, beside: '' };
    return { text: this.thing(choice), beside: hint === undefined || hint === null ? '' : this.thing(hint) };
  }

  event(event: GameEvent): string {
    const { event: name, ...fields } = event;
    return this.#fromCatalogue(this.#catalogue?.events, name, fields) ?? `${this.#readable(name, fields)}.`;
  }

  reason({ reason, params }: Reason): string {
    const own = entry(this.#words, `refusal.${reason}`);
    if (own !== undefined) return this.#messages.get(own).format({}) ?? own;
    return this.#fromCatalogue(this.#catalogue?.reasons, reason, params ?? {}) ?? `${this.#readable(reason, params ?? {})}.`;
  }

  /** The name of an entry of the table. */
  label(key: string): string {
    return capital(entry(this.#catalogue?.things, key) ?? plain(key));
  }

  /** The short description of a game item; empty if the catalogue has none. */
  detail(id: string): string {
    return entry(this.#catalogue?.details, id) ?? '';
  }

  /** Any value as text; under a seat parameter, numbers are players. */
  thing(value: unknown, key = ''): string {
    if (Array.isArray(value)) return this.#list(value.map((item) => this.thing(item, key)));
    if (isObject(value)) return this.#fields(value);
    if (typeof value === 'number') return this.#number(value, key) ?? String(value);
    if (typeof value === 'string') return this.#named(value);
    return value === null || value === undefined ? '–' : String(value);
  }

  /** The name of a seat, or of what else the number stands for. */
  #number(value: number, key: string): string | undefined {
    if (this.#catalogue?.seatParams.includes(key)) return this.#setOff(value, this.name(value));
    return this.#options.nameOf?.(key, value) ?? entry(this.#catalogue?.numbers, key)?.replace('{number}', String(value));
  }

  /** Ids of single pieces, such as v1.rune.2 or horn#3, go by the name of their kind. */
  #named(id: string): string {
    const things = this.#catalogue?.things;
    const kind = [id, ...id.split(/[.#:/]/)].find((part) => entry(things, part) !== undefined);
    return entry(things, kind ?? id) ?? id;
  }

  #list(items: readonly string[]): string {
    return items.length === 0 ? '–' : items.join(', ');
  }

  #fields(value: object): string {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return entries.map(([key, item]) => (key === 'do' ? plain(String(item)) : `${plain(key)} ${this.thing(item, key)}`)).join(' · ');
  }

  #readable(key: string, params: object): string {
    const fields = this.#fields(params);
    return capital(fields === '' ? plain(key) : `${plain(key)}: ${fields}`);
  }

  #fromCatalogue(messages: Readonly<Record<string, string>> | undefined, key: string, params: object): string | undefined {
    const message = entry(messages, key);
    return message === undefined ? undefined : this.#formatted(message, params);
  }

  #formatted(text: string, params: object): string | undefined {
    const message = this.#messages.get(text);
    const values: Record<string, Value> = {};
    for (const [key, value] of Object.entries(params)) values[key] = this.#value(value, key, message.selects.has(key));
    return message.format(values);
  }

  #value(value: unknown, key: string, select: boolean): Value {
    if (select || typeof value === 'boolean') return String(value);
    if (value === null) return '';
    return typeof value === 'number' ? (this.#number(value, key) ?? value) : this.thing(value, key);
  }
}

function entry(record: Readonly<Partial<Record<string, string>>> | undefined, key: string): string | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

/** `startSlot` and `start-slot` become start slot. */
function plain(key: string): string {
  return key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
