/** How many play, and who is to sit where. */
import { type ReactNode, useId } from 'react';
import { useSpoken } from '../words/words-context.tsx';
import { botTitle } from './match-facts.ts';
import { useBots } from './use-bots.ts';
import { type Guest, type MatchWish, withGuest, withSeats } from './wish.ts';

interface SeatFieldsProps {
  readonly wish: MatchWish;
  readonly range: { readonly min: number; readonly max: number };
  onChange(wish: MatchWish): void;
}

export function SeatFields({ wish, range, onChange }: SeatFieldsProps): ReactNode {
  const { speaker } = useSpoken();
  const bots = useBots(wish.game);
  const id = useId();
  const counts = Array.from({ length: range.max - range.min + 1 }, (_, i) => range.min + i);
  return (
    <fieldset className="card new-part">
      <legend>{speaker.say('new.seats')}</legend>
      <div className="new-counts">
        {counts.map((count) => (
          <label key={count} className="new-count">
            <input
              type="radio"
              name={`${id}count`}
              checked={wish.guests.length === count}
              onChange={() => onChange(withSeats(wish, count))}
            />
            <span>{count}</span>
          </label>
        ))}
      </div>
      <ol className="new-seats">
        {wish.guests.map((guest, seat) => {
          const key = `seat${seat}`;
          return (
            <li key={key}>
              <label htmlFor={`${id}${key}`}>{speaker.say('new.seat', { seat: seat + 1 })}</label>
              <select
                id={`${id}${key}`}
                value={keyOf(guest)}
                onChange={({ target }) => onChange(withGuest(wish, seat, guestFrom(target.value)))}
              >
                <option value="me">{speaker.say('new.me')}</option>
                <option value="anybody">{speaker.say('new.anybody')}</option>
                {bots.map((bot) => (
                  <option key={bot} value={`bot:${bot}`}>
                    {speaker.say('new.bot', { bot: botTitle(bot, speaker) })}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ol>
      {bots.length === 0 && <p className="muted">{speaker.say('new.no-bots')}</p>}
    </fieldset>
  );
}

function keyOf(guest: Guest): string {
  return guest.kind === 'bot' ? `bot:${guest.bot}` : guest.kind;
}

function guestFrom(key: string): Guest {
  if (key === 'me') return { kind: 'me' };
  return key.startsWith('bot:') ? { kind: 'bot', bot: key.slice('bot:'.length) } : { kind: 'anybody' };
}
