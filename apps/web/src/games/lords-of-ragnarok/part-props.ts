/** The props of this game's components: those of every table component, the typed table, and the board input. */
import type { LordsTable } from '@skald/engine/games/lords-of-ragnarok';
import type { BoardInput } from '../../table/board-input/use-board-input.ts';
import type { PartProps } from '../../table/game-ui.ts';

export interface LordsPartProps extends PartProps {
  readonly table: LordsTable;
  /** How things can be pressed; null if the viewer has nothing to answer. */
  readonly boardInput: BoardInput | null;
}
