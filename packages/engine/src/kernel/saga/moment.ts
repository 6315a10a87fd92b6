/** What a line of a saga shows: how the match stood after it, and the events on the way there. */
import type { AddressedEvent } from '../flow/rules.ts';
import type { GameTypes, State } from '../state/state.ts';
import type { SagaRow } from './format.ts';
import type { SagaPart } from './reader.ts';

export interface SagaMoment {
  /** The answer, undo, rewind or change of edition; null for the set-up. */
  readonly row: SagaRow | null;
  readonly state: State<GameTypes>;
  readonly events: readonly AddressedEvent<GameTypes>[];
  /** The answer lies sealed until the others have answered too. */
  readonly sealed: boolean;
}

/** The moment after a line; undefined for the closing line, which plays nothing. */
export function momentOf(part: SagaPart): SagaMoment | undefined {
  switch (part.part) {
    case 'header':
      return { row: null, state: part.begun.state, events: part.begun.events, sealed: false };
    case 'answer':
      return { row: part.row, state: part.step.state, events: part.step.events, sealed: part.step.sealed };
    case 'undo':
    case 'edition':
      return { row: part.row, state: part.state, events: [], sealed: false };
    case 'end':
      return undefined;
  }
}
