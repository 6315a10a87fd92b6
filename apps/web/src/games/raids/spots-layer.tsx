/** A button over every place of the map: what glows can be chosen; every place tells what it is, and why it is not on offer. */
import type { Seat } from '@skald/engine';
import { FINISH, type RaidsTable } from '@skald/engine/games/raids';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { PartProps } from '../../table/face.ts';
import { Reasons } from '../../table/reasons.tsx';
import { useReasons } from '../../table/use-reasons.ts';
import { plainText } from '../../words/speaker.ts';
import { aboutPlace } from './about.ts';
import { overlay, PLACES_ON_MAP, type Route, TILE } from './route.ts';
import { draftedPlan, kindOf, plansTo, thinkablePlan, whatIsAt } from './spots.ts';
import { plansOf } from './table-of-raids.ts';

interface SpotsProps extends PartProps {
  readonly route: Route;
  readonly table: RaidsTable;
  readonly pointedAt: number | null;
  onPoint(position: number | null): void;
}

const STOPS = PLACES_ON_MAP.slice(1).map(({ index }) => index);

export function Spots(props: SpotsProps): ReactNode {
  const { route, choosing, speaker, pointedAt, onPoint, shown, table } = props;
  const { viewer } = shown.snapshot;
  const [home, setHome] = useState<number>(1);
  const layer = useRef<HTMLDivElement>(null);
  const decision = choosing?.decision;
  const sailing = plansOf(decision).length > 0;
  const drafted = draftedPlan(decision, choosing?.draft);

  const choose = (position: number): void => {
    const places = plansTo(decision, position);
    const [first] = places;
    if (first === undefined || !choosing) return;
    if (drafted?.to === position) choosing.confirm();
    else choosing.pick(first);
  };
  const walk = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.min(FINISH, Math.max(1, home + by));
    setHome(next);
    layer.current?.querySelector<HTMLButtonElement>(`[data-spot="${next}"]`)?.focus();
  };

  return (
    <div className="board-spots" ref={layer}>
      {STOPS.map((position) => {
        const offered = plansTo(decision, position).length > 0;
        const closed = sailing && kindOf(table, position) === 'tile';
        const state = drafted?.to === position ? 'drafted' : offered ? 'offered' : closed ? 'closed' : 'idle';
        return (
          <button
            key={position}
            type="button"
            data-spot={position}
            className={`board-spot board-glow-${state} raids-spot raids-spot-${state}${position === FINISH ? ' raids-spot-harbour' : ''}`}
            style={boxOf(route, position)}
            tabIndex={position === home ? 0 : -1}
            aria-label={spotLabel(props, position, offered)}
            aria-pressed={sailing ? drafted?.to === position : undefined}
            aria-disabled={sailing && !offered ? true : undefined}
            onClick={() => {
              setHome(position);
              onPoint(position);
              choose(position);
            }}
            onKeyDown={walk}
            onFocus={() => onPoint(position)}
            onBlur={() => onPoint(null)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(position)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && onPoint(null)}
          />
        );
      })}
      {pointedAt !== null && (
        <Tip
          {...props}
          key={`${pointedAt}${decision?.id ?? ''}`}
          position={pointedAt}
          seat={viewer === 'spectator' ? null : viewer}
          speaker={speaker}
        />
      )}
    </div>
  );
}

/** Arrow keys go along the route. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, Home: -FINISH, End: FINISH };

function boxOf(route: Route, position: number): ReturnType<typeof overlay> {
  if (position === FINISH) return overlay(route, route.harbour());
  const { x, y } = route.place(position);
  return overlay(route, { x: x - TILE / 2, y: y - TILE / 2, width: TILE, height: TILE });
}

function spotLabel({ table, speaker, shown }: SpotsProps, position: number, offered: boolean): string {
  const kind = kindOf(table, position);
  const what = kind === 'empty' ? speaker.say('raids.empty') : speaker.thing(whatIsAt(table, position));
  const ships = table.ships.flatMap((ship, seat) => (ship.at === position ? [shown.snapshot.players[seat]?.name ?? ''] : []));
  return speaker.say('raids.spot', {
    position,
    what,
    offered: offered ? 'yes' : 'no',
    count: ships.length,
    ships: ships.join(', '),
  });
}

interface TipProps extends SpotsProps {
  readonly position: number;
  readonly seat: Seat | null;
}

/** What a place is, what stopping there would bring, or why it cannot be chosen. */
function Tip({ route, table, choosing, speaker, why, position, seat }: TipProps): ReactNode {
  const decision = choosing?.decision;
  const plans = plansTo(decision, position);
  const closed = plans.length === 0 && plansOf(decision).length > 0;
  const reasons = useReasons(why, closed && seat !== null ? thinkablePlan(table, seat, position) : null);
  const { width, height } = route;
  const { x, y } = route.place(position);
  const [across, down] = [(x / width) * 100, (y / height) * 100];
  const below = down < 50;
  const about = aboutPlace(table, position, speaker);
  return (
    <div
      className="board-tip"
      role="status"
      style={{
        left: `${across}%`,
        top: `${down + (below ? 1 : -1) * ((TILE * 0.62) / height) * 100}%`,
        transform: `translate(${-across}%, ${below ? '0' : '-100%'})`,
      }}
    >
      <b>{about.name}</b>
      {about.text !== '' && <span className="board-tip-about">{about.text}</span>}
      <Reasons of={reasons} speaker={speaker} />
      {decision &&
        plans.slice(0, 4).map((place) => (
          <span key={place} className="raids-tip-plan">
            {plainText(speaker.choice(decision.prompt.key, plansOf(decision)[place], decision.hints?.[place]).text)}
          </span>
        ))}
    </div>
  );
}
