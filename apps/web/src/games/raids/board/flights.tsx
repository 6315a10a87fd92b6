/** Tiles and coins fly from the map to the ship that took them. */
import { type RaidsEvent, typeOf } from '@skald/engine/games/raids';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { EASE } from '../../../design/tokens.ts';
import type { StageState } from '../../../table/model/stage.ts';
import { isRaidsEvent } from '../table-of-raids.ts';
import { TileFace } from './tile-face.tsx';

interface Flight {
  readonly tile: string;
  /** The selectors of the elements where it starts and ends. */
  readonly from: string;
  readonly to: string;
}

export function Flights({ scene }: { readonly scene: StageState['scene'] }): ReactNode {
  const flight = scene?.events
    .filter(isRaidsEvent)
    .map(flightOf)
    .find((one) => one !== undefined);
  if (!scene || !flight) return null;
  return createPortal(<Flying key={scene.number} flight={flight} ms={scene.ms} />, document.body);
}

function Flying({ flight, ms }: { readonly flight: Flight; readonly ms: number }): ReactNode {
  const place = useRef<SVGSVGElement>(null);
  const { from, to } = flight;
  useLayoutEffect(() => {
    const start = document.querySelector(from)?.getBoundingClientRect();
    const goal = document.querySelector(to)?.getBoundingClientRect();
    if (!start || !goal || !place.current?.animate) return;
    const flying = place.current.animate([frame(start, 1), frame(goal, 0.85)], { duration: ms, easing: EASE.leave, fill: 'forwards' });
    return () => flying.cancel();
  }, [from, to, ms]);
  return (
    <svg ref={place} className="raids-flight" viewBox="-54 -54 108 108" aria-hidden="true">
      <TileFace type={typeOf(flight.tile)} />
    </svg>
  );
}

/** The drawing has a side of 64; centres it on a box of the page. */
function frame({ left, top, width, height }: DOMRect, opacity: number): Keyframe {
  const side = Math.min(width, height);
  return {
    opacity,
    transform: `translate(${left + width / 2}px, ${top + height / 2}px) translate(-50%, -50%) scale(calc(${side} / 64))`,
  };
}

function flightOf(event: RaidsEvent): Flight | undefined {
  switch (event.event) {
    case 'tile-placed':
    case 'tile-replaced':
      return { tile: event.tile, from: place(event.position), to: `[data-slot="${event.seat}.${event.slot}"]` };
    case 'rune-taken':
      return { tile: event.tile, from: place(event.position), to: `[data-beside="${event.seat}.raids.runes"]` };
    case 'post-visited':
      return { tile: event.tile, from: place(event.position), to: `[data-beside="${event.seat}.raids.posts"]` };
    case 'monster-defeated':
      return { tile: event.tile, from: place(event.position), to: `[data-beside="${event.seat}.raids.monsters"]` };
    case 'goods-sold':
      return { tile: event.tile, from: `[data-slot="${event.seat}.${event.slot}"]`, to: `[data-beside="${event.seat}.raids.sold"]` };
    default:
      return undefined;
  }
}

function place(position: number): string {
  return `[data-place="${position}"]`;
}
