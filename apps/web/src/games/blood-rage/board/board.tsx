/** The board of Blood Rage: the world, and over it the current stage. */
import type { BloodRageTable, BoardPlace, ProvinceId } from '@skald/engine/games/blood-rage';
import { type ReactNode, useMemo, useState } from 'react';
import { BoardView } from '../../../table/frame/board-view.tsx';
import { useBestSheet } from '../../../table/frame/use-best-sheet.ts';
import type { PartProps } from '../../../table/game-ui.ts';
import { BoardPicture } from '../../../table/picture/board-picture.tsx';
import { draftedIn, isAboutFigures, offersOf } from '../input/offers.ts';
import { useSubject } from '../input/subject.ts';
import { Ragnarok } from '../stage/ragnarok.tsx';
import { StageView, stageOf } from '../stage/stages.tsx';
import { doomedNow, isBloodRageDecision, tableOf } from '../table-of-blood-rage.ts';
import { FiguresLayer } from './figures-layer.tsx';
import { Floats } from './floats.tsx';
import { MeantPlaces, OfferedPlaces } from './marked-places.tsx';
import { pictureOf } from './painted-world.ts';
import { PlaceTip } from './place-tip.tsx';
import { placeFigures } from './placing.ts';
import { Spots } from './spots-layer.tsx';
import { WORLDS } from './world.ts';
import { Dooms, WorldMap } from './world-map.tsx';
import '../tokens.css';
import './board.css';
import './map.css';
import './painted-world.css';
import './figures.css';

export function Board(props: PartProps): ReactNode {
  const { shown, choosing, i18n } = props;
  const { place, sheet: world } = useBestSheet(WORLDS);
  const table = tableOf(shown.snapshot);
  const figures = useMemo(() => placeFigures(table, world), [table, world]);
  const [pointedAt, setPointedAt] = useState<BoardPlace | null>(null);
  const [aside, setAside] = useState<string | null>(null);
  const stage = stageOf(shown, table);
  const staged = stage !== null && aside !== stage.key;
  const decision = choosing?.decision;
  const offers = decision && !isAboutFigures(decision) && decision.space.kind === 'one' ? offersOf(decision) : [];
  const drafted = choosing ? draftedIn(choosing) : [];
  const meant = useSubject(choosing);
  const towards = fightOver(props);
  const meantPlaces = towards ?? (meant?.place ? [meant.place] : []);
  const offered = [...new Set(offers.flatMap((offer) => offer.place ?? []))].filter((place) => !meantPlaces.includes(place));
  const falling = shown.playing && table.phase === 'ragnarok' ? fallingIn(props, table) : null;
  const size = `0 0 ${world.width} ${world.height}`;
  const over = (
    <>
      {pointedAt !== null && !staged && (
        <PlaceTip {...props} key={`${pointedAt}${decision?.id ?? ''}`} world={world} table={table} place={pointedAt} />
      )}
      <Ragnarok {...props} table={table} falling={falling} />
      {stage && <StageView {...props} table={table} stage={stage} open={staged} onFold={() => setAside(staged ? stage.key : null)} />}
    </>
  );
  return (
    <div ref={place} className={`br-world${falling ? ' br-world-shaken' : ''}${staged ? ' br-world-staged' : ''}`}>
      <BoardView size={world} asked={decision?.id} over={over}>
        <BoardPicture picture={pictureOf(world)} />
        <svg viewBox={size} className="board-chart board-still" aria-hidden="true">
          <WorldMap world={world} table={table} i18n={i18n} falling={falling} />
        </svg>
        {offered.length > 0 && (
          <svg viewBox={size} className="board-chart board-offers" aria-hidden="true">
            <OfferedPlaces world={world} places={offered} />
          </svg>
        )}
        <svg viewBox={size} className="board-chart board-moving" aria-hidden="true">
          <MeantPlaces world={world} drafted={meantPlaces} pointedAt={pointedAt} />
          <Dooms world={world} table={table} />
          <FiguresLayer table={table} figures={figures} viewer={shown.snapshot.viewer} decision={decision} drafted={drafted} />
        </svg>
        <Floats scene={shown.scene} world={world} />
        <Spots {...props} world={world} table={table} figures={figures} onPoint={setPointedAt} />
      </BoardView>
    </div>
  );
}

/** The province that Ragnarök takes in the current scene. */
function fallingIn({ shown }: PartProps, table: BloodRageTable): ProvinceId | null {
  for (const event of shown.scene?.events ?? []) {
    if (event.event === 'province-destroyed') return table.destroyed.at(-1) ?? null;
  }
  return doomedNow(table) ?? null;
}

/** While a battle is called or a march has its goal, the map shows where. */
function fightOver({ shown, choosing }: PartProps): readonly BoardPlace[] | null {
  const table = tableOf(shown.snapshot);
  const decision = choosing?.decision;
  if (isBloodRageDecision(decision, 'march-figures')) return [decision.prompt.params.to];
  if (table.pillage && !isBloodRageDecision(decision, 'move-god')) return [table.pillage.province];
  return null;
}
