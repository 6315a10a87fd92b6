/** A seat in the waiting room, and what can be done with it. */

import check from 'icon:check-mark';
import helmet from 'icon:viking-helmet';
import robot from 'icon:vintage-robot';
import type { SeatInfo } from '@skald/protocol';
import type { ReactNode } from 'react';
import { useServer } from '../account/server-context.tsx';
import { failureOf, type Task } from '../account/use-task.ts';
import { Icon } from '../icons/icon.tsx';
import { useSpoken } from '../words/words-context.tsx';
import { botTitle, occupantName } from './match-facts.ts';

interface RoomSeatProps {
  readonly match: string;
  readonly info: SeatInfo;
  readonly isHost: boolean;
  readonly isMine: boolean;
  /** Is the player connected? */
  readonly isHere: boolean;
  readonly canSit: boolean;
  readonly bots: readonly string[];
  readonly invitation: string | undefined;
  readonly task: Task;
}

export function RoomSeat({ match, info, isHost, isMine, isHere, canSit, bots, invitation, task }: RoomSeatProps): ReactNode {
  const { speaker } = useSpoken();
  const { api } = useServer();
  const { seat, occupant, ready } = info;
  const params = { match };
  const name = occupantName(info, speaker);
  const sit = (): void =>
    task.run(async () => {
      const body = invitation === undefined ? { seat } : { seat, invitation };
      return failureOf(await api.call('joinMatch', { params, body }));
    });
  return (
    <li className={`room-seat room-seat-${occupant}${isMine ? ' room-seat-mine' : ''}`}>
      <span className="room-seat-icon">{occupant !== 'nobody' && <Icon outline={occupant === 'bot' ? robot : helmet} />}</span>
      <span className="room-seat-name">
        {name}
        {occupant === 'person' && (
          <small className={isHere ? 'room-here' : 'muted'}>{speaker.say(isHere ? 'room.here' : 'room.away')}</small>
        )}
      </span>
      {ready && (
        <span className="room-seat-ready">
          <Icon outline={check} /> {speaker.say('room.is-ready')}
        </span>
      )}
      <span className="room-seat-acts">
        {occupant === 'nobody' && canSit && (
          <button type="button" className="button button-main" disabled={task.busy} onClick={sit}>
            {speaker.say('lobby.sit-down')}
          </button>
        )}
        {occupant === 'nobody' && isHost && bots.length > 0 && (
          <select
            aria-label={speaker.say('room.seat-bot', { seat: seat + 1 })}
            value=""
            disabled={task.busy}
            onChange={({ target: { value: bot } }) =>
              task.run(async () => failureOf(await api.call('seatBot', { params, body: { seat, bot } })))
            }
          >
            <option value="">{speaker.say('room.bot')}</option>
            {bots.map((bot) => (
              <option key={bot} value={bot}>
                {botTitle(bot, speaker)}
              </option>
            ))}
          </select>
        )}
        {occupant !== 'nobody' && isHost && !isMine && (
          <button
            type="button"
            className="button"
            disabled={task.busy}
            aria-label={speaker.say('room.kick-name', { name })}
            onClick={() => task.run(async () => failureOf(await api.call('kickSeat', { params, body: { seat } })))}
          >
            {speaker.say('room.kick')}
          </button>
        )}
      </span>
    </li>
  );
}
