/** The room before the start: who sits where, who is ready, the invitation, the bots, and the talk meanwhile. */

import horn from 'icon:hunting-horn';
import type { MatchState } from '@skald/client';
import type { MatchDetail, Seating } from '@skald/protocol';
import { type ReactNode, useEffect } from 'react';
import { FailureNote } from '../account/failure-note.tsx';
import { useServer } from '../account/server-context.tsx';
import { failureOf, useTask } from '../account/use-task.ts';
import { Icon } from '../icons/icon.tsx';
import { useTableSpeaker } from '../words/use-table-speaker.ts';
import { useSpoken } from '../words/words-context.tsx';
import { gameIcon, gameTitle } from './game-list.ts';
import { InvitationBox } from './invitation-box.tsx';
import { MatchTerms } from './match-terms.tsx';
import { RoomSeat } from './room-seat.tsx';
import { useBots } from './use-bots.ts';
import './waiting-room.css';

interface WaitingRoomProps {
  readonly match: MatchDetail;
  readonly seating: Seating;
  readonly presence: MatchState['presence'];
  readonly account: string;
  readonly invitation: string | undefined;
  readonly talk: ReactNode;
  /** Asks for the details again: the host may be another. */
  look(): void;
}

export function WaitingRoom({ match, seating, presence, account, invitation, talk, look }: WaitingRoomProps): ReactNode {
  const { speaker } = useSpoken();
  const { api } = useServer();
  const task = useTask();
  const bots = useBots(match.game);
  const atTable = useTableSpeaker(match.game, []);
  const { id } = match;
  const params = { match: id };
  const own = seating.seats.find((seat) => seat.account?.id === account);
  const isHost = match.host.id === account;
  const free = seating.seats.filter(({ occupant }) => occupant === 'nobody');
  const version = seating.v;
  useEffect(() => {
    if (version >= 0) look();
  }, [look, version]);
  const fill = (): void =>
    task.run(async () => {
      const [bot] = bots;
      if (bot === undefined) return undefined;
      return failureOf(await api.call('seatBot', { params, body: { bot } }));
    });
  return (
    <div className="rooms">
      <section className="room wood" aria-label={speaker.say('room.title')}>
        <h2 className="room-title">
          <Icon outline={gameIcon(match.game)} /> {gameTitle(match.game, speaker)}
        </h2>
        {atTable && <p>{atTable.summary()}</p>}
        <MatchTerms match={match} />
        <ol className="room-seats">
          {seating.seats.map((seat) => (
            <RoomSeat
              key={seat.seat}
              match={id}
              info={seat}
              isHost={isHost}
              isMine={seat.seat === own?.seat}
              isHere={presence?.seats.includes(seat.seat) ?? false}
              canSit={own === undefined}
              bots={bots}
              invitation={invitation}
              task={task}
            />
          ))}
        </ol>
        <FailureNote failure={task.failure} />
        <div className="room-actions">
          {isHost && free.length > 0 && bots.length > 0 && (
            <button type="button" className="button" disabled={task.busy} onClick={fill}>
              {speaker.say('room.fill')}
            </button>
          )}
          {own && (
            <button
              type="button"
              className={own.ready ? 'button' : 'button button-main'}
              disabled={task.busy}
              aria-pressed={own.ready}
              onClick={() => task.run(async () => failureOf(await api.call('setReady', { params, body: { ready: !own.ready } })))}
            >
              {speaker.say(own.ready ? 'room.not-ready' : 'room.ready')}
            </button>
          )}
          {isHost && (
            <button
              type="button"
              className="button button-main"
              disabled={task.busy || free.length > 0}
              onClick={() => task.run(async () => failureOf(await api.call('startMatch', { params })))}
            >
              <Icon outline={horn} /> {speaker.say('room.start')}
            </button>
          )}
          {(own || isHost) && (
            <button
              type="button"
              className="button"
              disabled={task.busy}
              onClick={() => task.run(async () => failureOf(await api.call('leaveMatch', { params })))}
            >
              {speaker.say('room.leave')}
            </button>
          )}
        </div>
        <p className="room-status" role="status">
          {speaker.say('room.status', { free: free.length })}
        </p>
        <InvitationBox match={match} isHost={isHost} />
      </section>
      <section className="card room-talk">{talk}</section>
    </div>
  );
}
