/** The table of Blood Rage: the world, beside it the Age and what is expected, and over it the stage of the moment. */
import type { OpenDecision } from '@skald/engine';
import { type BoardPlace, isProvince, type ProvinceId, type Table } from '@skald/engine/games/blood-rage';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useMedia } from '../../app/use-media.ts';
import type { BoardProps } from '../../table/face.ts';
import { AgeTrack } from './age-track.tsx';
import { Looked } from './card-look.tsx';
import { FiguresLayer } from './figures-layer.tsx';
import { Floats } from './floats.tsx';
import { LastBattle } from './last-battle.tsx';
import { draftedIn, isAboutFigures, isAim, offersOf, paramOf } from './offers.ts';
import { placeFigures } from './placing.ts';
import { Ragnarok } from './ragnarok.tsx';
import { Spots } from './spots-layer.tsx';
import { StageView, stageOf } from './stages.tsx';
import { doomedNow, tableOf } from './table-of-blood-rage.ts';
import { WORLD } from './world.ts';
import { WorldMap } from './world-map.tsx';
import './tokens.css';
import './board.css';
import './map.css';
import './figures.css';

const SIZE = `0 0 ${WORLD.width} ${WORLD.height}`;

export function Board(props: BoardProps): ReactNode {
  const { shown, choosing, speaker, dock } = props;
  const table = tableOf(shown.snapshot);
  const figures = useMemo(() => placeFigures(table), [table]);
  const [pointedAt, setPointedAt] = useState<BoardPlace | null>(null);
  const [aside, setAside] = useState<string | null>(null);
  const world = useRef<HTMLDivElement>(null);
  const stage = stageOf(shown, table);
  const staged = stage !== null && aside !== stage.key;
  const decision = choosing?.decision;
  useWorldInSight(world, decision);
  const offers = decision && !isAboutFigures(decision) && decision.space.kind === 'one' ? offersOf(decision) : [];
  const drafted = choosing ? draftedIn(choosing) : [];
  const places = (which: (index: number) => boolean): ReadonlySet<BoardPlace> =>
    new Set(offers.flatMap(({ index, place }) => (place && which(index) ? [place] : [])));
  const falling = shown.playing && table.phase === 'ragnarok' ? fallingIn(props, table) : null;
  const towards = fightOver(props);
  return (
    <div className="br">
      <div ref={world} className={`br-world${falling ? ' br-world-shaken' : ''}${staged ? ' br-world-staged' : ''}`}>
        <svg viewBox={SIZE} className="board-chart board-still" aria-hidden="true">
          <WorldMap
            table={table}
            speaker={speaker}
            offered={places(() => true)}
            drafted={towards ?? places((index) => drafted.includes(index))}
            pointedAt={pointedAt}
            falling={falling}
          />
        </svg>
        <svg viewBox={SIZE} className="board-chart board-moving" aria-hidden="true">
          <FiguresLayer table={table} figures={figures} viewer={shown.snapshot.viewer} decision={decision} drafted={drafted} />
        </svg>
        <Floats scene={shown.scene} />
        <Spots {...props} table={table} figures={figures} pointedAt={pointedAt} onPoint={setPointedAt} />
        <Ragnarok {...props} table={table} falling={falling} />
        {stage && <StageView {...props} table={table} stage={stage} open={staged} onFold={() => setAside(staged ? stage.key : null)} />}
      </div>
      <div className="br-council">
        <AgeTrack table={table} speaker={speaker} />
        {dock}
        <LastBattle shown={shown} speaker={speaker} table={table} />
        <Looked speaker={speaker} />
      </div>
    </div>
  );
}

/** Where the page is scrolled, a question that is answered on the map brings it into sight. */
function useWorldInSight(world: RefObject<HTMLDivElement | null>, decision: OpenDecision | undefined): void {
  const low = useMedia('(max-width: 64rem)');
  const wanted = low && decision && (isAim(decision) || isAboutFigures(decision)) ? decision.id : null;
  useEffect(() => {
    if (wanted !== null) world.current?.scrollIntoView({ block: 'start' });
  }, [wanted, world]);
}

/** The province that Ragnarök takes in the scene under way. */
function fallingIn({ shown }: BoardProps, table: Table): ProvinceId | null {
  for (const event of shown.scene?.events ?? []) {
    if (event.event === 'province-destroyed') return table.destroyed.at(-1) ?? null;
  }
  return doomedNow(table) ?? null;
}

/** While a battle is called or a march has its goal, the map shows where. */
function fightOver({ shown, choosing }: BoardProps): ReadonlySet<BoardPlace> | null {
  const table = tableOf(shown.snapshot);
  if (choosing?.decision.prompt.key === 'march-figures') {
    const to = paramOf(choosing.decision, 'to');
    return new Set(isProvince(to) ? [to] : []);
  }
  if (table.pillage && choosing?.decision.prompt.key !== 'move-god') return new Set([table.pillage.province]);
  return null;
}
