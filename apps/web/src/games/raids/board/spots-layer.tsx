/** A button over every place of the map: glows if it can be chosen; describes the place, and why it is not on offer. */
import type { Seat } from '@skald/engine';
import { FINISH, type RaidsTable } from '@skald/engine/games/raids';
import type { ReactNode } from 'react';
import { plainText } from '../../../i18n/translators.ts';
import { leadsTo } from '../../../table/board-input/leads-to.ts';
import { Reasons } from '../../../table/board-input/reasons.tsx';
import { useReasons } from '../../../table/board-input/use-reasons.ts';
import { BoardTip } from '../../../table/frame/board-tip.tsx';
import type { PartProps } from '../../../table/game-ui.ts';
import { overlay } from '../../../table/geometry.ts';
import { plansOf } from '../table-of-raids.ts';
import { aboutPlace } from '../text/about.ts';
import { PLACES_ON_MAP, type SeaRoute, TILE } from './route.ts';
import { candidatePlan, draftedPlan, kindOf, plansTo, whatIsAt } from './spots.ts';

interface SpotsProps extends PartProps {
  readonly route: SeaRoute;
  readonly table: RaidsTable;
  readonly pointedAt: number | null;
  onPoint(position: number | null): void;
}

const STOPS = PLACES_ON_MAP.slice(1).map(({ index }) => index);

export function Spots(props: SpotsProps): ReactNode {
  const { route, choosing, onPoint, table } = props;
  const decision = choosing?.decision;
  const sailing = plansOf(decision).length > 0;
  const drafted = draftedPlan(decision, choosing?.draft);

  const choose = (position: number): void => {
    const places = plansTo(decision, position);
    const [first] = places;
    if (first === undefined || !choosing) return;
    // With monsters on the way there is more to choose than the stop.
    if (drafted?.to === position) choosing.confirm();
    else if (places.length > 1) choosing.pick(first);
    else choosing.press(first);
  };

  return (
    <div className="board-spots">
      {STOPS.map((position) => {
        const offered = plansTo(decision, position).length > 0;
        const closed = sailing && kindOf(table, position) === 'tile';
        const state = drafted?.to === position ? 'drafted' : offered ? 'offered' : closed ? 'closed' : 'idle';
        return (
          <button
            key={position}
            type="button"
            data-spot={position}
            {...leadsTo(plansTo(decision, position))}
            className={`board-spot board-glow-${state} raids-spot raids-spot-${state}${position === FINISH ? ' raids-spot-harbour' : ''}`}
            style={boxOf(route, position)}
            aria-label={spotLabel(props, position, offered)}
            aria-pressed={sailing ? drafted?.to === position : undefined}
            aria-disabled={sailing && !offered ? true : undefined}
            onClick={() => {
              onPoint(position);
              choose(position);
            }}
            onFocus={() => onPoint(position)}
            onBlur={() => onPoint(null)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(position)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && onPoint(null)}
          />
        );
      })}
    </div>
  );
}

function boxOf(route: SeaRoute, position: number): ReturnType<typeof overlay> {
  if (position === FINISH) return overlay(route, route.harbour());
  const { x, y } = route.place(position);
  return overlay(route, { x: x - TILE / 2, y: y - TILE / 2, width: TILE, height: TILE });
}

function spotLabel({ table, i18n, shown }: Pick<SpotsProps, 'table' | 'i18n' | 'shown'>, position: number, offered: boolean): string {
  const kind = kindOf(table, position);
  const what = kind === 'empty' ? i18n.t('raids.empty') : i18n.thing(whatIsAt(table, position));
  const ships = table.ships.flatMap((ship, seat) => (ship.at === position ? [shown.snapshot.players[seat]?.name ?? ''] : []));
  return i18n.t('raids.spot', {
    position,
    what,
    offered: offered ? 'yes' : 'no',
    count: ships.length,
    ships: ships.join(', '),
  });
}

interface TipProps extends PartProps {
  readonly route: SeaRoute;
  readonly table: RaidsTable;
  readonly position: number;
}

/** A tip is made anew for every place and question. */
export function SpotTip(props: TipProps): ReactNode {
  const { choosing, position, shown } = props;
  const { viewer } = shown.snapshot;
  return <Tip key={`${position}${choosing?.decision.id ?? ''}`} {...props} seat={viewer === 'spectator' ? null : viewer} />;
}

/** What a place is, what stopping there would bring, or why it cannot be chosen. */
function Tip({ route, table, choosing, i18n, why, position, seat }: TipProps & { readonly seat: Seat | null }): ReactNode {
  const decision = choosing?.decision;
  const plans = plansTo(decision, position);
  const closed = plans.length === 0 && plansOf(decision).length > 0;
  const reasons = useReasons(why, closed && seat !== null ? candidatePlan(table, seat, position) : null);
  const about = aboutPlace(table, position, i18n);
  return (
    <BoardTip of={route.place(position)} sheet={route}>
      <b>{about.name}</b>
      {about.text !== '' && <span className="board-tip-about">{about.text}</span>}
      <Reasons of={reasons} i18n={i18n} />
      {decision &&
        plans.slice(0, 4).map((place) => (
          <span key={place} className="raids-tip-plan">
            {plainText(i18n.choice(decision.prompt.key, plansOf(decision)[place], decision.hints?.[place]).text)}
          </span>
        ))}
    </BoardTip>
  );
}
