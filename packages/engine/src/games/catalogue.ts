/** The words of a game in one language: ICU messages as plain data. Only clients load them; the rules hold no sentence. */
export interface Catalogue {
  readonly title: string;
  /** One sentence for the lobby. */
  readonly summary: string;
  /** Parameters, and entries of the table, whose value is a seat or a list of seats: clients put the players' names there. */
  readonly seatParams: readonly string[];
  /** Names of ids, and of the table's entries. A string parameter whose value is a key here is shown by its name. */
  readonly things: Readonly<Record<string, string>>;
  /** What a card, a weapon or a power does, in short: for whoever reads a thing of the game by its id. */
  readonly details?: Readonly<Record<string, string>>;
  /** The prompt of each decision, with its parameters. */
  readonly decisions: Readonly<Record<string, string>>;
  /** One per way to answer, `decision.do`, or `decision` for the items of a list; with the fields of the option and of its hint. */
  readonly options: Readonly<Record<string, string>>;
  /** One per event, with its fields. */
  readonly events: Readonly<Record<string, string>>;
  /** Why something is not on offer, with the parameters of the reason. */
  readonly reasons: Readonly<Record<string, string>>;
}

export const LANGUAGES = ['en', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Texts = Readonly<Record<Language, Catalogue>>;
