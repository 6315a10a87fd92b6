/** A seat in the waiting room, with its buttons. */

import check from 'icon:check-mark';
import helmet from 'icon:viking-helmet';
import robot from 'icon:vintage-robot';
import type { SeatInfo } from '@skald/protocol';
import type { ReactNode } from 'react';
import { useServer } from '../../account/server-context.tsx';
import { failureOf, type Task } from '../../account/use-task.ts';
import { useTranslator } from '../../i18n/translator-context.tsx';
import { Icon } from '../../icons/icon.tsx';
import { occupantName } from '../match-facts.ts';
import { botLabel, botOfKey, keyOfBot, type ListedBot } from '../new-match/bot-choice.ts';
import { InvitationAnswer } from './invitation-answer.tsx';
import { isAwaited, isFree } from './invitations.ts';

interface RoomSeatProps {
  readonly match: string;
  /** The viewer. */
  readonly account: string;
  readonly info: SeatInfo;
  readonly isHost: boolean;
  readonly isMine: boolean;
  /** Is the player connected? */
  readonly isHere: boolean;
  readonly canSit: boolean;
  readonly bots: readonly ListedBot[];
  readonly invitation: string | undefined;
  readonly task: Task;
}

export function RoomSeat({ match, account, info, isHost, isMine, isHere, canSit, bots, invitation, task }: RoomSeatProps): ReactNode {
  const { i18n } = useTranslator();
  const { api } = useServer();
  const { seat, occupant, ready, invited } = info;
  const awaited = isAwaited(info, Date.now());
  const isAsked = awaited && invited?.account.id === account;
  const isOpen = isFree(info, Date.now());
  const params = { match };
  const name = occupantName(info, i18n);
  const sit = (): void =>
    task.run(async () => {
      const body = invitation === undefined ? { seat } : { seat, invitation };
      return failureOf(await api.call('joinMatch', { params, body }));
    });
  return (
    <li className={`room-seat room-seat-${awaited ? 'awaited' : occupant}${isMine || isAsked ? ' room-seat-mine' : ''}`}>
      <span className="room-seat-icon">{(occupant !== 'nobody' || awaited) && <Icon outline={occupant === 'bot' ? robot : helmet} />}</span>
      <span className="room-seat-name">
        {name}
        {occupant === 'person' && <small className={isHere ? 'room-here' : 'muted'}>{i18n.t(isHere ? 'room.here' : 'room.away')}</small>}
        {occupant === 'nobody' && invited && <small className="muted">{invitedWords()}</small>}
      </span>
      {ready && (
        <span className="room-seat-ready">
          <Icon outline={check} /> {i18n.t('room.is-ready')}
        </span>
      )}
      <span className="room-seat-acts">
        {isAsked && <InvitationAnswer match={match} />}
        {isOpen && canSit && (
          <button type="button" className="button button-main" disabled={task.busy} onClick={sit}>
            {i18n.t('lobby.sit-down')}
          </button>
        )}
        {isOpen && isHost && bots.length > 0 && (
          <select
            aria-label={i18n.t('room.seat-bot', { seat: seat + 1 })}
            value=""
            disabled={task.busy}
            onChange={({ target: { value } }) =>
              task.run(async () => failureOf(await api.call('seatBot', { params, body: { seat, ...botOfKey(value) } })))
            }
          >
            <option value="">{i18n.t('room.bot')}</option>
            {bots.map((bot) => (
              <option key={keyOfBot(bot.choice)} value={keyOfBot(bot.choice)}>
                {botLabel(bot, i18n)}
              </option>
            ))}
          </select>
        )}
        {(occupant !== 'nobody' || awaited) && isHost && !isMine && (
          <button
            type="button"
            className="button"
            disabled={task.busy}
            aria-label={i18n.t(awaited ? 'invite.withdraw-name' : 'room.kick-name', { name })}
            onClick={() => task.run(async () => failureOf(await api.call('kickSeat', { params, body: { seat } })))}
          >
            {i18n.t(awaited ? 'invite.withdraw' : 'room.kick')}
          </button>
        )}
      </span>
    </li>
  );

  function invitedWords(): string {
    if (awaited) return i18n.t('invite.awaited');
    const who = invited?.account.name ?? i18n.t('lobby.somebody-gone');
    return i18n.t(invited?.declined ? 'invite.declined' : 'invite.unanswered', { name: who });
  }
}
