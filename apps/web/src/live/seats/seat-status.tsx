/** What a server adds to the strips of the players: who is connected, who has chosen already, their clocks. */

import check from 'icon:check-mark';
import eye from 'icon:eye-of-horus';
import robot from 'icon:vintage-robot';
import { isWaitedFor, type MatchState, timeLeft } from '@skald/client';
import type { Seat } from '@skald/engine';
import { type ReactNode, useEffect, useState } from 'react';
import type { TableTranslator } from '../../i18n/translators.ts';
import { Icon } from '../../icons/icon.tsx';
import { clockText, isShort } from '../clock-text.ts';
import './seat-status.css';

interface SeatStatusProps {
  readonly state: MatchState;
  readonly seat: Seat;
  readonly i18n: TableTranslator;
  now(): number;
}

/** What the server knows of a seat: who plays it, whether they are there, and their clock. */
export function SeatStatus({ state, seat, i18n, now }: SeatStatusProps): ReactNode {
  const { play, seating, presence, end } = state;
  const info = seating?.seats.find((one) => one.seat === seat);
  const moment = useTicks(play !== null && Object.keys(play.clocks).length > 0 && !end, now);
  if (!play || !info) return null;
  const { occupant, handedOver, resigned, botOwner } = info;
  const isAsked = !play.over && isWaitedFor(play, seat);
  const hasChosen = !play.over && play.waiting.some((asked) => asked.seat === seat && asked.answered === true);
  const left = timeLeft(play, seat, moment);
  const isBot = occupant === 'bot' || handedOver;
  return (
    <span className="strip-info">
      {isBot ? (
        <Icon
          outline={robot}
          label={
            botOwner
              ? i18n.t('lobby.bot-of', { bot: i18n.t('live.bot'), owner: botOwner.name ?? '' })
              : i18n.t(handedOver ? 'live.handed-over' : 'live.bot')
          }
        />
      ) : (
        <Presence isHere={presence?.seats.includes(seat) ?? false} i18n={i18n} />
      )}
      {hasChosen && <Icon outline={check} label={i18n.t('live.chosen')} />}
      {resigned && <small>{i18n.t('live.resigned')}</small>}
      {left !== undefined && (
        <span className={`strip-clock${isAsked && isShort(left) ? ' strip-clock-short' : ''}`} role="timer">
          {clockText(left, i18n)}
        </span>
      )}
    </span>
  );
}

interface WatchersProps {
  readonly state: MatchState;
  readonly i18n: TableTranslator;
}

/** The spectators, and whether the viewer is one of them. */
export function Watchers({ state: { presence, play }, i18n }: WatchersProps): ReactNode {
  return (
    <>
      {presence !== null && presence.spectators > 0 && (
        <span className="strip-spectators" title={i18n.t('live.spectators', { count: presence.spectators })}>
          <Icon outline={eye} label={i18n.t('live.spectators', { count: presence.spectators })} /> {presence.spectators}
        </span>
      )}
      {play?.viewer === 'spectator' && <span className="strip-watching">{i18n.t('live.watching')}</span>}
    </>
  );
}

function Presence({ isHere, i18n }: { readonly isHere: boolean; readonly i18n: TableTranslator }): ReactNode {
  const said = i18n.t(isHere ? 'room.here' : 'room.away');
  return (
    <span className={isHere ? 'strip-here' : 'strip-away'} title={said}>
      <span className="unseen">{said}</span>
    </span>
  );
}

/** The current time, updated while a clock runs. */
function useTicks(runs: boolean, now: () => number): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setMoment(now()), 500);
    return () => clearInterval(timer);
  }, [runs, now]);
  return Math.max(moment, runs ? 0 : now());
}
