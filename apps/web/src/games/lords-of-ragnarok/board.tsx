/** The board of Lords of Ragnarok: the map with the wheel in its middle, and the stage over it. */
import { type ReactNode, useMemo } from 'react';
import type { PartProps } from '../../table/game-ui.ts';
import { useBoardInput } from './input/use-board-input.ts';
import { WorldMap } from './map/world-map.tsx';
import { planOf } from './prophets/plan.ts';
import { LordsStage } from './stage/stage.tsx';
import { tableOf } from './table-of-lords.ts';
import { ActionWheel } from './wheel/action-wheel.tsx';
import './tokens.css';
import './board.css';

export function Board(props: PartProps): ReactNode {
  const { shown, choosing } = props;
  const table = tableOf(shown.snapshot);
  const boardInput = useBoardInput(choosing);
  const plan = useMemo(() => planOf(shown, table), [shown, table]);
  const part = { ...props, table, boardInput };
  return <WorldMap {...part} plan={plan} wheel={<ActionWheel {...part} />} stage={<LordsStage {...part} />} />;
}
