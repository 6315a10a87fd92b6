/** A button over every province and fjord: what glows can be chosen; each tells who is how strong there, and why it is not on offer. */
import { type BoardPlace, FJORDS, isProvince, PROVINCES, type Table } from '@skald/engine/games/blood-rage';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { PartProps } from '../../table/face.ts';
import { plainText } from '../../words/speaker.ts';
import { offerFor } from './figures-layer.tsx';
import { draftedIn, isAim, type Offer, offersOf } from './offers.ts';
import { PlaceTip } from './place-tip.tsx';
import type { PlacedFigure } from './placing.ts';
import { areasOf, strengthsIn } from './strengths.ts';
import { buttonOf, FIGURE, overlay } from './world.ts';

interface SpotsProps extends PartProps {
  readonly table: Table;
  readonly figures: readonly PlacedFigure[];
  readonly pointedAt: BoardPlace | null;
  onPoint(place: BoardPlace | null): void;
}

/** Arrow keys go round the world. */
const WALK: readonly BoardPlace[] = [...PROVINCES, ...FJORDS];
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function Spots(props: SpotsProps): ReactNode {
  const { figures, choosing, speaker, shown, pointedAt, onPoint } = props;
  const [home, setHome] = useState(0);
  const layer = useRef<HTMLDivElement>(null);
  const decision = choosing?.decision;
  const offers = offersOf(decision);
  const drafted = choosing ? draftedIn(choosing) : [];

  const choose = (place: BoardPlace): void => {
    const here = offers.filter((offer) => offer.place === place);
    const [first] = here;
    if (!first || !choosing || decision?.space.kind !== 'one') return;
    const already = here.find(({ index }) => drafted.includes(index));
    if (already && isAim(choosing.decision)) choosing.confirm();
    else if (!already) choosing.pick(first.index);
  };
  const walk = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (home + by + WALK.length) % WALK.length;
    setHome(next);
    layer.current?.querySelector<HTMLButtonElement>(`[data-spot="${WALK[next]}"]`)?.focus();
  };

  return (
    <div className="board-spots" ref={layer}>
      {WALK.map((place, i) => {
        const here = decision?.space.kind === 'one' ? offers.filter((offer) => offer.place === place) : [];
        const picked = here.some(({ index }) => drafted.includes(index));
        const { box, clip } = buttonOf(place);
        const state = picked ? 'drafted' : here.length > 0 ? 'offered' : 'idle';
        return (
          <button
            key={place}
            type="button"
            data-spot={place}
            className={`board-spot br-spot br-spot-${state}`}
            style={{ ...box, clipPath: clip }}
            tabIndex={i === home ? 0 : -1}
            aria-label={labelOf(props, place, here)}
            aria-pressed={here.length > 0 ? picked : undefined}
            onClick={() => {
              setHome(i);
              onPoint(place);
              choose(place);
            }}
            onKeyDown={walk}
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
                data-figure={`${figure.kind}.${figure.place}.${figure.nth}`}
                className="board-spot br-figure-spot"
                style={overlay({ x: figure.x - size, y: figure.y - size, width: 2 * size, height: 2 * size })}
                aria-pressed={drafted.includes(offer.index)}
                aria-label={plainText(
                  speaker.choice(choosing.decision.prompt.key, { figure: figure.kind, place: figure.place }, undefined).text,
                )}
                onClick={() => choosing.pick(offer.index)}
              />
            )
          );
        })}
      {pointedAt !== null && <PlaceTip {...props} key={`${pointedAt}${decision?.id ?? ''}`} place={pointedAt} />}
    </div>
  );
}

/** The place, who stands there, and what can be done. */
function labelOf({ table, speaker, choosing }: SpotsProps, place: BoardPlace, here: readonly Offer[]): string {
  const parts = [speaker.label(place)];
  if (isProvince(place) && table.destroyed.includes(place)) parts.push(speaker.say('blood-rage.destroyed'));
  for (const area of isProvince(place) ? areasOf(place) : []) {
    for (const { seat, strength } of strengthsIn(table, area)) parts.push(`${speaker.name(seat)} ${strength}`);
  }
  if (choosing) {
    const { decision } = choosing;
    const space = decision.space.kind === 'one' ? decision.space.options : [];
    for (const { index } of here) parts.push(plainText(speaker.choice(decision.prompt.key, space[index], decision.hints?.[index]).text));
  }
  return parts.join(', ');
}
