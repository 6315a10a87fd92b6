/** The texts of a game in one language: ICU messages as plain data. Only clients load them; the rules contain no sentences. */
export interface Catalogue {
  readonly title: string;
  /** One sentence for the lobby. */
  readonly summary: string;
  /** The parameters and table entries that hold a seat or a list of seats; clients show players' names for them. */
  readonly seatParams: readonly string[];
  /** How the numbers of a parameter read if a client has no names for them: a text with `{number}`. Without one, the number itself. */
  readonly numbers?: Readonly<Record<string, string>>;
  /** The names of ids and table entries. A string parameter whose value is a key here is shown by its name. */
  readonly things: Readonly<Record<string, string>>;
  /** Short rules texts of cards, weapons and powers, by id. */
  readonly details?: Readonly<Record<string, string>>;
  /** The prompt of each decision, with its parameters. */
  readonly decisions: Readonly<Record<string, string>>;
  /** One for each way to answer, `decision.do`, or `decision` for the items of a list; with the fields of the option and its hint. */
  readonly options: Readonly<Record<string, string>>;
  /** One per event, with its fields. */
  readonly events: Readonly<Record<string, string>>;
  /** Why an answer is not on offer, with the parameters of the reason. */
  readonly reasons: Readonly<Record<string, string>>;
}

export const LANGUAGES = ['en', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Texts = Readonly<Record<Language, Catalogue>>;
