/** The room before the start: who sits where, who is ready, the invitation, the bots, and the chat. */

import horn from 'icon:hunting-horn';
import type { MatchState } from '@skald/client';
import type { MatchDetail, Seating } from '@skald/protocol';
import { type ReactNode, useEffect } from 'react';
import { FailureNote } from '../../account/failure-note.tsx';
import { useServer } from '../../account/server-context.tsx';
import { failureOf, useTask } from '../../account/use-task.ts';
import { EditionNote } from '../../editions/edition-note.tsx';
import { useTranslator } from '../../i18n/translator-context.tsx';
import { useTableTranslator } from '../../i18n/use-table-translator.ts';
import { Icon } from '../../icons/icon.tsx';
import { gameIcon, gameTitle } from '../game-list.ts';
import { useBots } from '../new-match/use-bots.ts';
import { InvitationBox } from './invitation-box.tsx';
import { isFree } from './invitations.ts';
import { MatchTerms } from './match-terms.tsx';
import { RoomSeat } from './room-seat.tsx';
import './waiting-room.css';

interface WaitingRoomProps {
  readonly match: MatchDetail;
  readonly seating: Seating;
  readonly presence: MatchState['presence'];
  readonly account: string;
  readonly invitation: string | undefined;
  readonly talk: ReactNode;
  /** Loads the details again: the host may have changed. */
  reload(): void;
}

export function WaitingRoom({ match, seating, presence, account, invitation, talk, reload }: WaitingRoomProps): ReactNode {
  const { i18n } = useTranslator();
  const { api } = useServer();
  const task = useTask();
  const bots = useBots(match.game);
  const house = bots.filter(({ ownerName }) => ownerName === null);
  const atTable = useTableTranslator(match.game, []);
  const { id } = match;
  const params = { match: id };
  const own = seating.seats.find((seat) => seat.account?.id === account);
  const isHost = match.host.id === account;
  const empty = seating.seats.filter(({ occupant }) => occupant === 'nobody');
  const free = empty.filter((seat) => isFree(seat, Date.now()));
  const unready = seating.seats.filter(({ occupant, ready, seat }) => occupant === 'person' && !ready && seat !== own?.seat);
  // A rematch begins when those who accepted are ready.
  const isStartable = empty.length === 0 && (match.rematchOf === null || unready.length === 0);
  const version = seating.v;
  useEffect(() => {
    if (version >= 0) reload();
  }, [reload, version]);
  const fill = (): void =>
    task.run(async () => {
      const bot = house[0];
      if (bot === undefined) return undefined;
      return failureOf(await api.call('seatBot', { params, body: bot.choice }));
    });
  return (
    <div className="rooms">
      <section className="room wood" aria-label={i18n.t('room.title')}>
        <h2 className="room-title">
          <Icon outline={gameIcon(match.game)} /> {gameTitle(match.game, i18n)}
        </h2>
        {atTable && <p>{atTable.summary()}</p>}
        <MatchTerms match={match} />
        <EditionNote rules={match.rules} status={match.status} />
        <ol className="room-seats">
          {seating.seats.map((seat) => (
            <RoomSeat
              key={seat.seat}
              match={id}
              account={account}
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
          {isHost && free.length > 0 && house.length > 0 && (
            <button type="button" className="button" disabled={task.busy} onClick={fill}>
              {i18n.t('room.fill')}
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
              {i18n.t(own.ready ? 'room.not-ready' : 'room.ready')}
            </button>
          )}
          {isHost && (
            <button
              type="button"
              className="button button-main"
              disabled={task.busy || !isStartable}
              onClick={() => task.run(async () => failureOf(await api.call('startMatch', { params })))}
            >
              <Icon outline={horn} /> {i18n.t('room.start')}
            </button>
          )}
          {(own || isHost) && (
            <button
              type="button"
              className="button"
              disabled={task.busy}
              onClick={() => task.run(async () => failureOf(await api.call('leaveMatch', { params })))}
            >
              {i18n.t('room.leave')}
            </button>
          )}
        </div>
        <p className="room-status" role="status">
          {free.length === 0 && empty.length > 0 ? i18n.t('invite.waiting') : i18n.t('room.status', { free: free.length })}
        </p>
        <InvitationBox match={match} isHost={isHost} />
      </section>
      <section className="card room-talk">{talk}</section>
    </div>
  );
}
