/** The user interface of a game: its board, player boards, and how its events become scenes. */

import type { GameEvent, OpenDecision, Reason, Seat } from '@skald/engine';
import type { AutomatonScore } from '@skald/engine/about';
import type { ComponentType } from 'react';
import type { TextKey } from '../i18n/texts.ts';
import type { TableTranslator } from '../i18n/translators.ts';
import type { GameSounds } from '../sound/cues.ts';
import type { Draft } from './model/draft.ts';
import type { TableSnapshot } from './model/source.ts';
import type { Director, StageState } from './model/stage.ts';

/** The viewer's open decision and the draft of the answer. */
export interface Choosing {
  readonly decision: OpenDecision;
  readonly draft: Draft;
  /** Is an answer on its way? */
  readonly busy: boolean;
  /** Picks an option, or adds or removes an item. */
  pick(place: number): void;
  setDraft(draft: Draft): void;
  /** Forgets the draft. */
  clear(): void;
  /** Presses the thing that stands for a choice: drafts it; sends it if it is drafted already, or if the player acts at once. */
  press(place: number): void;
  /** Sends the draft. */
  confirm(): void;
  /** Sends this option at once. */
  choose(place: number): void;
  /** Sends an empty choice, if allowed. */
  chooseNone(): void;
}

/** The props of every component of a table. */
export interface PartProps {
  readonly shown: StageState;
  readonly choosing: Choosing | null;
  readonly i18n: TableTranslator;
  why(answer: unknown): Promise<readonly Reason[]>;
}

export interface PlayerBoardProps extends PartProps {
  readonly seat: Seat;
}

export interface MarkProps {
  readonly snapshot: TableSnapshot;
  readonly seat: Seat;
}

export interface ExplanationProps {
  readonly event: GameEvent;
  readonly i18n: TableTranslator;
}

/** An opponent that the rules play (an automaton), with its name and look. */
export interface AutomatonStanding extends AutomatonScore {
  readonly name: string;
  readonly colour: PlayerColour;
}

export interface Explanation {
  /** Is there an explanation for this event? */
  has(event: GameEvent): boolean;
  /** Rendered on request. */
  readonly Text: ComponentType<ExplanationProps>;
}

/** A column of the final results: what the points are made of, or what decides instead of points. */
export interface TallyColumn {
  readonly key: string;
  readonly label: string;
  /** By seat, or by the id of an opponent that the rules play; undefined if it has none of this. */
  amountOf(party: Seat | string): number | undefined;
}

/** A number of the recap: what somebody won or lost with an event. */
export interface RecapCount {
  /** A seat, or the id of an opponent that the rules play. */
  readonly party: Seat | string;
  /** With the parameters `count`, `signed` and `score`. */
  readonly text: TextKey;
  readonly count: number;
}

/** How a game tells what happened since the viewer's last turn. */
interface Recap {
  countsOf(event: GameEvent): readonly RecapCount[];
  /** The names of events that deserve a sentence, beside the landmarks. */
  readonly deeds: readonly string[];
}

/** A text with a number. */
interface Warning {
  readonly text: TextKey;
  readonly count: number;
}

export interface GameUi {
  /** Fills the room that it gets. */
  readonly Board: ComponentType<PartProps>;
  /** Below the question: what the draft means in this game, and what can still be changed about it. */
  readonly Aid: ComponentType<PartProps>;
  /** The public things of one seat. */
  readonly PlayerBoard: ComponentType<PlayerBoardProps>;
  /** The few things of a seat that its strip shows. */
  readonly Summary?: ComponentType<PlayerBoardProps>;
  /** The viewer's own cards, or what a game has instead. */
  readonly Hand?: ComponentType<PartProps>;
  /** A line or two about the round and the turn. */
  readonly Status?: ComponentType<PartProps>;
  /** The opponents that the rules play: they have no seat, but stand among the rivals. */
  readonly Automata?: ComponentType<PartProps>;
  /** The few things of them that their strip shows. */
  readonly AutomataSummary?: ComponentType<PartProps>;
  /** The standing of those opponents, for the results and the charts. */
  automata?(snapshot: TableSnapshot, i18n: TableTranslator): readonly AutomatonStanding[];
  /** The columns of the final results; `events` is everything that everybody saw. */
  tally?(snapshot: TableSnapshot, events: readonly GameEvent[], i18n: TableTranslator): readonly TallyColumn[];
  /** A sentence about the winner that fits the game, with `names` and their `count`. */
  readonly crowned?: TextKey;
  /** Names for numbers in sentences, such as regions; `mapOf` tells maps apart. */
  readonly numbers?: {
    mapOf(snapshot: TableSnapshot): string;
    nameOf(map: string, param: string, value: number, i18n: TableTranslator): string | undefined;
  };
  readonly scenesFor: Director;
  /** The sound of each event, by its name; a game without them is silent. */
  readonly sounds?: GameSounds;
  /** The colour of a seat, by its name in the style sheets. */
  colourOf(snapshot: TableSnapshot, seat: Seat): PlayerColour;
  /** Tells a seat apart beside its colour, in a line of text; by default a rune. */
  readonly Mark?: ComponentType<MarkProps>;
  /** The name of a seat's role, if the game has one: a clan, a king. */
  sideOf?(snapshot: TableSnapshot, seat: Seat, i18n: TableTranslator): string | undefined;
  /** The question in the table's words, if the text of the rules does not fit the asked seat. */
  prompt?(decision: OpenDecision, i18n: TableTranslator): string | undefined;
  /** The label of the button that chooses nothing. */
  none?(decision: OpenDecision, i18n: TableTranslator): string | undefined;
  /** The order in which choices are listed, by index; by default that of the rules. */
  listed?(decision: OpenDecision): readonly number[];
  /** Does the aid send answers itself, so that there is no draft to confirm? */
  answersItself?(decision: OpenDecision): boolean;
  /** Explanations of some log lines, if the game has any. */
  readonly explanation?: Explanation;
  /** Is the list of choices the only way to answer? */
  readonly needsList?: boolean;
  /** Why an answer deserves a second thought, if it does: what is left unused. It is sent only when it is given again. */
  warning?(decision: OpenDecision, place: number, snapshot: TableSnapshot): Warning | undefined;
  /** Is it a response window, in which a player may pass for the whole turn? */
  isResponse?(decision: OpenDecision): boolean;
  /** Is it a pause to look at something, although it has only one answer? */
  isPause?(decision: OpenDecision): boolean;
  /** Whose turn it is; null if it is no seat's, undefined if it is the asked player's. */
  turnOf?(snapshot: TableSnapshot): Seat | null | undefined;
  /** The names of the events that begin a chapter, and of those that matter most. */
  readonly landmarks?: { readonly chapters: readonly string[]; readonly highlights: readonly string[] };
  readonly recap?: Recap;
  /** Whose turn begins with this event, if one does; the log is grouped by it. */
  turnBegunBy?(event: GameEvent): Seat | string | undefined;
  /** Why it is this seat's turn, in a sentence, if the game knows. */
  turnReason?(snapshot: TableSnapshot, i18n: TableTranslator): string | undefined;
}

/** Is it the viewer's own turn, now that the viewer is asked? */
export function hasTurn(ui: GameUi, snapshot: TableSnapshot): boolean {
  const turn = ui.turnOf?.(snapshot);
  return turn === undefined || turn === snapshot.viewer;
}

export function promptOf(ui: GameUi, decision: OpenDecision, i18n: TableTranslator): string {
  return ui.prompt?.(decision, i18n) ?? i18n.prompt(decision.prompt);
}

export function noneOf(ui: GameUi, decision: OpenDecision, i18n: TableTranslator): string {
  return ui.none?.(decision, i18n) ?? i18n.t('table.none');
}

/** The default colours of seats; a game may define its own. */
export const PLAYER_COLOURS = ['orange', 'blue', 'green', 'pink', 'red', 'gold', 'violet', 'white'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];
