/** The board of Valda: the map with its buttons. */
import { type ReactNode, useState } from 'react';
import type { BoardTarget } from '../../../table/board-input/targets.ts';
import { BoardView } from '../../../table/frame/board-view.tsx';
import { useBestSheet } from '../../../table/frame/use-best-sheet.ts';
import type { PartProps } from '../../../table/game-ui.ts';
import { BoardPicture } from '../../../table/picture/board-picture.tsx';
import { useBoardInput } from '../input/use-board-input.ts';
import { tableOf } from '../table-of-valda.ts';
import { LANDSCAPE, PORTRAIT } from './layout.ts';
import { pictureOf } from './painted-realms.ts';
import { Spots } from './spots.tsx';
import { Tip } from './tip.tsx';
import { World } from './world.tsx';
import '../tokens.css';
import './board.css';
import './painted-realms.css';
import '../panels/colours.css';

const LAYOUTS = [LANDSCAPE, PORTRAIT] as const;

export function Board(props: PartProps): ReactNode {
  const { shown, choosing } = props;
  const { place, sheet: layout } = useBestSheet(LAYOUTS);
  const table = tableOf(shown.snapshot);
  const boardInput = useBoardInput(choosing);
  const [pointedAt, setPointedAt] = useState<BoardTarget | null>(null);
  const tip = pointedAt !== null && <Tip {...props} key={pointedAt} layout={layout} table={table} target={pointedAt} />;
  return (
    <div ref={place} className="valda-board">
      <BoardView size={layout} asked={choosing?.decision.id} over={tip}>
        <BoardPicture picture={pictureOf(layout)} />
        <World layout={layout} table={table} />
        <Spots {...props} layout={layout} table={table} boardInput={boardInput} onPoint={setPointedAt} />
      </BoardView>
    </div>
  );
}
