/** What the parts of this table are drawn from: what every part of a table gets, the typed table, and what can be pressed. */
import type { Table } from '@skald/engine/games/lords-of-ragnarok';
import type { PartProps } from '../../table/face.ts';
import type { Reach } from '../../table/reach/use-reach.ts';

export interface LordsPart extends PartProps {
  readonly table: Table;
  /** How things can be pressed towards an answer; null where the viewer is asked nothing. */
  readonly reach: Reach | null;
}
