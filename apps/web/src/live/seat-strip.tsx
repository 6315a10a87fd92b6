/** The players in a row: who is there, who is waited for, who has chosen already, and how long each may still think. */

import check from 'icon:check-mark';
import eye from 'icon:eye-of-horus';
import robot from 'icon:vintage-robot';
import { isWaitedFor, type MatchState, type Play, timeLeft } from '@skald/client';
import type { SeatInfo } from '@skald/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { Emblem } from '../table/emblem.tsx';
import type { Face } from '../table/face.ts';
import type { TableSnapshot } from '../table/source.ts';
import type { TableSpeaker } from '../words/speaker.ts';
import { clockText, isShort } from './clock-text.ts';
import './seat-strip.css';

interface SeatStripProps {
  readonly state: MatchState;
  readonly snapshot: TableSnapshot;
  readonly face: Face;
  readonly speaker: TableSpeaker;
  readonly menu: ReactNode;
  now(): number;
}

export function SeatStrip({ state, snapshot, face, speaker, menu, now }: SeatStripProps): ReactNode {
  const { play, seating, presence } = state;
  const moment = useTicks(play !== null && Object.keys(play.clocks).length > 0 && !play.over, now);
  if (!play || !seating) return null;
  return (
    <section className="strip" aria-label={speaker.say('live.players')}>
      <ul className="strip-seats">
        {seating.seats.map((info) => (
          <StripSeat
            key={info.seat}
            info={info}
            play={play}
            snapshot={snapshot}
            face={face}
            speaker={speaker}
            isHere={presence?.seats.includes(info.seat) ?? false}
            moment={moment}
          />
        ))}
      </ul>
      <div className="strip-foot">
        {presence !== null && presence.spectators > 0 && (
          <span className="strip-spectators">
            <Icon outline={eye} /> {speaker.say('live.spectators', { count: presence.spectators })}
          </span>
        )}
        {play.viewer === 'spectator' && <span className="strip-watching">{speaker.say('live.watching')}</span>}
        {menu}
      </div>
    </section>
  );
}

interface StripSeatProps {
  readonly info: SeatInfo;
  readonly play: Play;
  readonly snapshot: TableSnapshot;
  readonly face: Face;
  readonly speaker: TableSpeaker;
  readonly isHere: boolean;
  readonly moment: number;
}

function StripSeat({ info, play, snapshot, face, speaker, isHere, moment }: StripSeatProps): ReactNode {
  const { seat, occupant, handedOver, resigned } = info;
  const colour = face.colourOf(snapshot, seat);
  const isAsked = !play.over && isWaitedFor(play, seat);
  const hasChosen = !play.over && play.waiting.some((asked) => asked.seat === seat && asked.answered === true);
  const left = timeLeft(play, seat, moment);
  const isBot = occupant === 'bot' || handedOver;
  const { Mark } = face;
  return (
    <li className={`strip-seat player-${colour}${isAsked ? ' strip-asked' : ''}${resigned ? ' strip-resigned' : ''}`}>
      {Mark ? <Mark snapshot={snapshot} seat={seat} /> : <Emblem colour={colour} />}
      <span className="strip-name">
        {speaker.name(seat)}
        {seat === play.viewer && <small> {speaker.say('live.you')}</small>}
      </span>
      {isBot ? (
        <Icon outline={robot} label={speaker.say(handedOver ? 'live.handed-over' : 'live.bot')} />
      ) : (
        <Presence isHere={isHere} speaker={speaker} />
      )}
      {hasChosen && <Icon outline={check} label={speaker.say('live.chosen')} />}
      {resigned && <small>{speaker.say('live.resigned')}</small>}
      {left !== undefined && (
        <span className={`strip-clock${isAsked && isShort(left) ? ' strip-clock-short' : ''}`} role="timer">
          {clockText(left, speaker)}
        </span>
      )}
      {isAsked && <span className="unseen">{speaker.say('live.asked')}</span>}
    </li>
  );
}

function Presence({ isHere, speaker }: { readonly isHere: boolean; readonly speaker: TableSpeaker }): ReactNode {
  const said = speaker.say(isHere ? 'room.here' : 'room.away');
  return (
    <span className={isHere ? 'strip-here' : 'strip-away'} title={said}>
      <span className="unseen">{said}</span>
    </span>
  );
}

/** The moment, moving on while a clock runs. */
function useTicks(runs: boolean, now: () => number): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setMoment(now()), 500);
    return () => clearInterval(timer);
  }, [runs, now]);
  return Math.max(moment, runs ? 0 : now());
}
