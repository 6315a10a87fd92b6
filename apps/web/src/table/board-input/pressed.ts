/** The things that the player has pressed while the question is open; nothing of it is sent. */
import { TableValue } from '../table-memory.tsx';
import type { BoardTarget } from './targets.ts';

interface Pressed {
  readonly decision: string;
  readonly targets: readonly BoardTarget[];
}

export const NOTHING_PRESSED: Pressed = { decision: '', targets: [] };

export const PRESSED = new TableValue<Pressed>(NOTHING_PRESSED);
