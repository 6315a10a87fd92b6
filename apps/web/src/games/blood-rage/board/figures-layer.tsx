/** The figures on the board; they travel to their new places. */
import type { OpenDecision, Seat, Viewer } from '@skald/engine';
import type { BloodRageTable } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import { isAboutFigures, type Offer, offersOf } from '../input/offers.ts';
import { isBloodRageDecision } from '../table-of-blood-rage.ts';
import { FigureShape } from './figure-shape.tsx';
import type { PlacedFigure } from './placing.ts';
import { FIGURE } from './world.ts';

interface FiguresLayerProps {
  readonly table: BloodRageTable;
  readonly figures: readonly PlacedFigure[];
  readonly viewer: Viewer;
  readonly decision: OpenDecision | undefined;
  readonly drafted: readonly number[];
}

export function FiguresLayer({ table, figures, viewer, decision, drafted }: FiguresLayerProps): ReactNode {
  return (
    <g>
      {figures.map((figure) => {
        const clan = table.clans[figure.seat]?.clan;
        const offer = offerFor(figure, viewer, decision);
        const state = offer ? (drafted.includes(offer.index) ? ' br-standing-drafted' : ' br-standing-offered') : '';
        return (
          clan && (
            <g
              key={`${figure.seat}.${figure.figure}`}
              className={`br-standing${state}`}
              style={{ transform: `translate(${figure.x}px, ${figure.y}px) scale(${figure.size})` }}
            >
              {offer && <circle className="br-standing-glow" r={FIGURE + 7} />}
              <FigureShape kind={figure.kind} clan={clan} />
            </g>
          )
        );
      })}
    </g>
  );
}

/** The choice that a figure on the board stands for. */
export function offerFor(figure: PlacedFigure, viewer: Viewer, decision: OpenDecision | undefined): Offer | undefined {
  if (!decision || figure.seat !== ownSeat(viewer) || !isAboutFigures(decision)) return undefined;
  return offersOf(decision).find(
    (offer) =>
      offer.figure === figure.kind &&
      (offer.place === null || offer.place === figure.place) &&
      (offer.nth === null ? isInBattle(decision, figure) : offer.nth === figure.nth),
  );
}

/** Odin's Tide asks for a kind of figure in the battle: every such figure stands for it. */
function isInBattle(decision: OpenDecision, figure: PlacedFigure): boolean {
  if (!isBloodRageDecision(decision, 'spare-figure')) return false;
  return decision.prompt.params.province === figure.place || figure.kind === 'ship' || figure.kind === 'sea-serpent';
}

function ownSeat(viewer: Viewer): Seat | null {
  return viewer === 'spectator' ? null : viewer;
}
