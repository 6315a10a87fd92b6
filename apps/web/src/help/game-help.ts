/** What a game brings to the help drawer: its player aid, its phases, its cards, its icons and the rule behind each decision. */
import type { Language } from '@skald/engine/text';
import type { TableTranslator } from '../i18n/translators.ts';
import type { TableSnapshot } from '../table/model/source.ts';
import type { RulesChapter } from './rules/rules-document.ts';

/** The loaders of a game's entry. */
export interface HelpEntry {
  parts(): Promise<GameHelp>;
  rules(): Promise<readonly RulesChapter[]>;
}

export interface GameHelp {
  readonly texts: Readonly<Record<Language, () => Promise<HelpTexts>>>;
  /** The phases of a round, in order. */
  readonly phases: readonly string[];
  /** The phase of the moment; undefined outside of all. */
  phaseOf(snapshot: TableSnapshot): string | undefined;
  /** The outline of each icon on its table, by the icon's name. */
  readonly icons: Readonly<Record<string, string>>;
  /** Everything with its own text: cards, tiles, tokens. */
  cards(i18n: TableTranslator): readonly HelpCard[];
}

export interface HelpCard {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** The name of its kind; the list can be filtered by it. */
  readonly group: string;
  readonly icon: string;
  /** Its numbers in short. */
  readonly facts?: string;
}

export interface AidPart {
  readonly title: string;
  readonly lines: readonly string[];
}

interface PhaseText {
  readonly title: string;
  readonly text: string;
}

/**
 * The help of a game in one language. Ids of rules become links. In the aid and the phases `:crown:` draws the icon of that name,
 * which is explained on a press.
 */
export interface HelpTexts<Decision extends string = string, Phase extends string = string, IconName extends string = string> {
  readonly aid: readonly AidPart[];
  readonly phases: Readonly<Record<Phase, PhaseText>>;
  /** The rule behind each decision, in a sentence or two. */
  readonly decisions: Readonly<Record<Decision, string>>;
  /** What each icon means. */
  readonly icons: Readonly<Record<IconName, string>>;
}
