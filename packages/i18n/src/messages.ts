/** Messages in the ICU format: what parameters they use, and how they read with values put in. */
import type { Language } from '@skald/engine/text';
import { IntlMessageFormat } from 'intl-messageformat';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
export type Value = string | number;

/** A parsed message. */
export interface Message {
  /** The parameters that it names. */
  readonly uses: ReadonlySet<string>;
  /** Those that it only tells cases apart by, and never prints. */
  readonly selects: ReadonlySet<string>;
  /** The text, or undefined where a parameter is missing. */
  format(values: Readonly<Record<string, Value>>): string | undefined;
}

export class Messages {
  readonly #language: Language;
  readonly #ready = new Map<string, Message>();

  constructor(language: Language) {
    this.#language = language;
  }

  get(text: string): Message {
    const ready = this.#ready.get(text) ?? prepare(text, this.#language);
    this.#ready.set(text, ready);
    return ready;
  }
}

function prepare(text: string, language: Language): Message {
  const message = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  const uses = new Set<string>();
  const selects = new Set<string>();
  const printed = new Set<string>();
  collect(message.getAst(), uses, selects, printed);
  for (const name of printed) selects.delete(name);
  return {
    uses,
    selects,
    format: (values) => {
      if ([...uses].some((name) => values[name] === undefined)) return undefined;
      return String(message.format({ ...values }));
    },
  };
}

function collect(elements: readonly Element[], uses: Set<string>, selects: Set<string>, printed: Set<string>): void {
  for (const element of elements) {
    if ('value' in element && element.type !== 0) {
      uses.add(element.value);
      if (element.type === 5) selects.add(element.value);
      else printed.add(element.value);
    }
    if ('options' in element) for (const option of Object.values(element.options)) collect(option.value, uses, selects, printed);
  }
}
