/** The terms of a match: who may find it, how long one may think, who may look on. */
import { type ReactNode, useId } from 'react';
import { useSpoken } from '../words/words-context.tsx';
import { CLOCKS, DELAYS, type MatchWish } from './wish.ts';

const MINUTE = 60_000;

export function TermFields({ wish, onChange }: { readonly wish: MatchWish; onChange(wish: MatchWish): void }): ReactNode {
  const { speaker } = useSpoken();
  const id = useId();
  return (
    <fieldset className="card new-part">
      <legend>{speaker.say('new.terms')}</legend>
      <div className="option">
        <label htmlFor={`${id}clock`}>{speaker.say('new.clock')}</label>
        <small id={`${id}clocktext`}>{speaker.say(`new.clock.${wish.clock}-text`)}</small>
        <select
          id={`${id}clock`}
          aria-describedby={`${id}clocktext`}
          value={wish.clock}
          onChange={({ target }) => onChange({ ...wish, clock: CLOCKS.find((clock) => clock === target.value) ?? 'none' })}
        >
          {CLOCKS.map((clock) => (
            <option key={clock} value={clock}>
              {speaker.say(`new.clock.${clock}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="option option-flag">
        <input
          id={`${id}private`}
          type="checkbox"
          checked={wish.isPrivate}
          aria-describedby={`${id}privatetext`}
          onChange={({ target }) => onChange({ ...wish, isPrivate: target.checked })}
        />
        <label htmlFor={`${id}private`}>{speaker.say('new.private')}</label>
        <small id={`${id}privatetext`}>{speaker.say('new.private-text')}</small>
      </div>
      <div className="option option-flag">
        <input
          id={`${id}spectators`}
          type="checkbox"
          checked={wish.spectators}
          aria-describedby={`${id}spectatorstext`}
          onChange={({ target }) => onChange({ ...wish, spectators: target.checked })}
        />
        <label htmlFor={`${id}spectators`}>{speaker.say('new.spectators')}</label>
        <small id={`${id}spectatorstext`}>{speaker.say('new.spectators-text')}</small>
      </div>
      {wish.spectators && (
        <div className="option">
          <label htmlFor={`${id}delay`}>{speaker.say('new.delay')}</label>
          <select id={`${id}delay`} value={wish.delayMs} onChange={({ target }) => onChange({ ...wish, delayMs: Number(target.value) })}>
            {DELAYS.map((delay) => (
              <option key={delay} value={delay}>
                {speaker.say('new.delay-minutes', { minutes: delay / MINUTE })}
              </option>
            ))}
          </select>
        </div>
      )}
    </fieldset>
  );
}
