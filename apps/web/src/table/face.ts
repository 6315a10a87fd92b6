/** What a game may bring to the table beside its rules: a board, what lies before each seat, and how its events are staged. */
import type { GameEvent, OpenDecision, Reason, Seat } from '@skald/engine';
import type { ComponentType, ReactNode } from 'react';
import type { TableSpeaker } from '../words/speaker.ts';
import type { Draft } from './draft.ts';
import type { TableSnapshot } from './source.ts';
import type { Director, Shown } from './stage.ts';

/** The open decision of the viewer, and what the player is about to answer. */
export interface Choosing {
  readonly decision: OpenDecision;
  readonly draft: Draft;
  /** Is an answer under way? */
  readonly busy: boolean;
  /** Picks an option, or takes an item in or out. */
  pick(place: number): void;
  setDraft(draft: Draft): void;
  /** Sends the draft. */
  confirm(): void;
  /** Sends this option at once. */
  choose(place: number): void;
}

/** What a part of the table is drawn from. */
export interface PartProps {
  readonly shown: Shown;
  readonly choosing: Choosing | null;
  readonly speaker: TableSpeaker;
  why(answer: unknown): Promise<readonly Reason[]>;
}

export interface BoardProps extends PartProps {
  /** What is expected of the viewer; the board says where it stands. */
  readonly dock: ReactNode;
}

export interface HoldingProps extends PartProps {
  readonly seat: Seat;
}

export interface MarkProps {
  readonly snapshot: TableSnapshot;
  readonly seat: Seat;
}

export interface ExplanationProps {
  readonly event: GameEvent;
  readonly speaker: TableSpeaker;
}

export interface Explanation {
  /** Is there more to say of this? */
  has(event: GameEvent): boolean;
  /** Drawn when somebody asks for it. */
  readonly Text: ComponentType<ExplanationProps>;
}

export interface Face {
  readonly Board: ComponentType<BoardProps>;
  /** Stands under the question: what the drafted answer means in this game, and what can still be changed about it. */
  readonly Aid: ComponentType<PartProps>;
  /** The public things of one seat. */
  readonly Holding: ComponentType<HoldingProps>;
  /** The opponents that the rules themselves play, where a game has such: they hold no seat, but stand among the rivals. */
  readonly Automata?: ComponentType<PartProps>;
  readonly direct: Director;
  /** The colour of a seat, as the style sheet names it. */
  colourOf(snapshot: TableSnapshot, seat: Seat): PlayerColour;
  /** What tells a seat apart beside its colour, small enough for a line of text; the runes of the house where a game has nothing of its own. */
  readonly Mark?: ComponentType<MarkProps>;
  /** Whom a seat plays, where the game gives it a name: a clan, a king. */
  sideOf?(snapshot: TableSnapshot, seat: Seat, speaker: TableSpeaker): string | undefined;
  /** Does the aid answer this decision by itself, so that nothing is left to confirm? */
  answersItself?(decision: OpenDecision): boolean;
  /** What lies behind some lines of the log, where the game has more to say of them. */
  readonly explanation?: Explanation;
  /** Why it is this seat's turn, where the game can say it in a sentence. */
  turnReason?(snapshot: TableSnapshot, speaker: TableSpeaker): string | undefined;
}

/** The colours of the house; a game gives its players those that suit it, and its own names and shapes with them. */
export const PLAYER_COLOURS = ['orange', 'blue', 'green', 'pink', 'red', 'gold', 'violet', 'white'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];
