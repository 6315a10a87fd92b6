/** The form's number of players, and who sits where. */
import { type ReactNode, useId } from 'react';
import { useTranslator } from '../../i18n/translator-context.tsx';
import { botLabel, botOfKey, keyOfBot } from './bot-choice.ts';
import { type MatchForm, type SeatChoice, withSeat, withSeatCount } from './match-form.ts';
import { useBots } from './use-bots.ts';

interface SeatFieldsProps {
  readonly form: MatchForm;
  readonly range: { readonly min: number; readonly max: number };
  onChange(form: MatchForm): void;
}

export function SeatFields({ form, range, onChange }: SeatFieldsProps): ReactNode {
  const { i18n } = useTranslator();
  const bots = useBots(form.game);
  const id = useId();
  const counts = Array.from({ length: range.max - range.min + 1 }, (_, i) => range.min + i);
  return (
    <fieldset className="card new-part">
      <legend>{i18n.t('new.seats')}</legend>
      <div className="new-counts">
        {counts.map((count) => (
          <label key={count} className="new-count">
            <input
              type="radio"
              name={`${id}count`}
              checked={form.seats.length === count}
              onChange={() => onChange(withSeatCount(form, count))}
            />
            <span>{count}</span>
          </label>
        ))}
      </div>
      <ol className="new-seats">
        {form.seats.map((choice, seat) => {
          const key = `seat${seat}`;
          return (
            <li key={key}>
              <label htmlFor={`${id}${key}`}>{i18n.t('new.seat', { seat: seat + 1 })}</label>
              <select
                id={`${id}${key}`}
                value={keyOf(choice)}
                onChange={({ target }) => onChange(withSeat(form, seat, choiceFrom(target.value)))}
              >
                <option value="me">{i18n.t('new.me')}</option>
                <option value="anybody">{i18n.t('new.anybody')}</option>
                {bots.map((bot) => (
                  <option key={keyOfBot(bot.choice)} value={`bot:${keyOfBot(bot.choice)}`}>
                    {i18n.t('new.bot', { bot: botLabel(bot, i18n) })}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ol>
      {bots.length === 0 && <p className="muted">{i18n.t('new.no-bots')}</p>}
    </fieldset>
  );
}

function keyOf(choice: SeatChoice): string {
  return choice.kind === 'bot' ? `bot:${keyOfBot(choice.choice)}` : choice.kind;
}

function choiceFrom(key: string): SeatChoice {
  if (key === 'me') return { kind: 'me' };
  return key.startsWith('bot:') ? { kind: 'bot', choice: botOfKey(key.slice('bot:'.length)) } : { kind: 'anybody' };
}
