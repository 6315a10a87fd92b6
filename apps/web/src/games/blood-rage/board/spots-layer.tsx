/** A button over every province and fjord: glows if it can be chosen; shows strengths and why it is not on offer. */
import { type BloodRageTable, type BoardPlace, FJORDS, PROVINCES } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import { plainText } from '../../../i18n/translators.ts';
import { leadsTo } from '../../../table/board-input/leads-to.ts';
import type { PartProps } from '../../../table/game-ui.ts';
import { overlay } from '../../../table/geometry.ts';
import { draftedIn, type Offer, offersOf } from '../input/offers.ts';
import { usePress, useSubject } from '../input/subject.ts';
import { offerFor } from './figures-layer.tsx';
import type { PlacedFigure } from './placing.ts';
import { spokenPlace } from './spoken.ts';
import { FIGURE, type WorldLayout } from './world.ts';

interface SpotsProps extends PartProps {
  readonly world: WorldLayout;
  readonly table: BloodRageTable;
  readonly figures: readonly PlacedFigure[];
  onPoint(place: BoardPlace | null): void;
}

const PLACES: readonly BoardPlace[] = [...PROVINCES, ...FJORDS];

export function Spots(props: SpotsProps): ReactNode {
  const { world, figures, choosing, i18n, shown, onPoint } = props;
  const decision = choosing?.decision;
  const offers = offersOf(decision);
  const drafted = choosing ? draftedIn(choosing) : [];
  const meant = useSubject(choosing);
  const press = usePress();

  const choose = (place: BoardPlace): void => {
    const here = offers.filter((offer) => offer.place === place);
    if (!choosing || decision?.space.kind !== 'one') return;
    const already = here.find(({ index }) => drafted.includes(index));
    if (already) choosing.confirm();
    else press(choosing, here);
  };

  return (
    <div className="board-spots">
      {PLACES.map((place) => {
        const here = decision?.space.kind === 'one' ? offers.filter((offer) => offer.place === place) : [];
        const picked = here.length > 0 && meant?.place === place;
        const { box, clip } = world.buttonOf(place);
        const state = picked ? 'drafted' : here.length > 0 ? 'offered' : 'idle';
        return (
          <button
            key={place}
            type="button"
            data-spot={place}
            {...leadsTo(here.map(({ index }) => index))}
            className={`board-spot br-spot br-spot-${state}`}
            style={{ ...box, clipPath: clip }}
            aria-label={labelOf(props, place, here)}
            aria-pressed={here.length > 0 ? picked : undefined}
            onClick={() => {
              onPoint(place);
              choose(place);
            }}
            onFocus={() => onPoint(place)}
            onBlur={() => onPoint(null)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(place)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && onPoint(null)}
          />
        );
      })}
      {choosing &&
        figures.map((figure) => {
          const offer = offerFor(figure, shown.snapshot.viewer, decision);
          const size = FIGURE * figure.size;
          return (
            offer && (
              <button
                key={`${figure.seat}.${figure.figure}`}
                type="button"
                {...leadsTo([offer.index])}
                data-figure={`${figure.kind}.${figure.place}.${figure.nth}`}
                className="board-spot br-figure-spot"
                style={overlay(world, { x: figure.x - size, y: figure.y - size, width: 2 * size, height: 2 * size })}
                aria-pressed={drafted.includes(offer.index)}
                aria-label={plainText(
                  i18n.choice(choosing.decision.prompt.key, { figure: figure.kind, place: figure.place }, undefined).text,
                )}
                onClick={() => choosing.pick(offer.index)}
              />
            )
          );
        })}
    </div>
  );
}

/** The place, who stands there, and what can be done. */
function labelOf({ table, i18n, choosing }: SpotsProps, place: BoardPlace, here: readonly Offer[]): string {
  const parts = [spokenPlace(table, place, i18n)];
  if (choosing) {
    const { decision } = choosing;
    const space = decision.space.kind === 'one' ? decision.space.options : [];
    for (const { index } of here) parts.push(plainText(i18n.choice(decision.prompt.key, space[index], decision.hints?.[index]).text));
  }
  return parts.join(', ');
}
