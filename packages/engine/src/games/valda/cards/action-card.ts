/** What an action card is to the rules: its procedure, and what may stand against playing it. */
import type { Procedure, Reader, Reason, Seat } from '../../../kernel/index.ts';
import type { CardId } from '../ids.ts';
import type { Valda } from '../state.ts';

/** Whose card it is. The numbers on it are data. */
export interface Playing {
  readonly seat: Seat;
  readonly card: CardId;
}

export interface ActionCard {
  readonly run: Procedure<Valda, Playing>;
  /** VA-4.25: a card may be played without effect, unless it says otherwise. */
  problem?(g: Reader<Valda>, seat: Seat, card: CardId): Reason | undefined;
}
