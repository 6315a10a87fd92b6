/** The terms of a match: its clock and who may find it; and, less often changed, who may watch. */
import { type ReactNode, useId } from 'react';
import { useTranslator } from '../../i18n/translator-context.tsx';
import { CLOCKS, DELAYS, type MatchForm } from './match-form.ts';

const MINUTE = 60_000;

interface TermFieldsProps {
  readonly form: MatchForm;
  onChange(form: MatchForm): void;
}

export function TermFields({ form, onChange }: TermFieldsProps): ReactNode {
  const { i18n } = useTranslator();
  const id = useId();
  return (
    <fieldset className="card new-part">
      <legend>{i18n.t('new.terms')}</legend>
      <div className="option">
        <label htmlFor={`${id}clock`}>{i18n.t('new.clock')}</label>
        <select
          id={`${id}clock`}
          aria-describedby={`${id}clocktext`}
          value={form.clock}
          onChange={({ target }) => onChange({ ...form, clock: CLOCKS.find((clock) => clock === target.value) ?? 'none' })}
        >
          {CLOCKS.map((clock) => (
            <option key={clock} value={clock}>
              {i18n.t(`new.clock.${clock}`)}
            </option>
          ))}
        </select>
        <small id={`${id}clocktext`}>{i18n.t(`new.clock.${form.clock}-text`)}</small>
      </div>
      <div className="option option-flag">
        <input
          id={`${id}private`}
          type="checkbox"
          checked={form.isPrivate}
          aria-describedby={`${id}privatetext`}
          onChange={({ target }) => onChange({ ...form, isPrivate: target.checked })}
        />
        <label htmlFor={`${id}private`}>{i18n.t('new.private')}</label>
        <small id={`${id}privatetext`}>{i18n.t('new.private-text')}</small>
      </div>
    </fieldset>
  );
}

export function MoreTermFields({ form, onChange }: TermFieldsProps): ReactNode {
  const { i18n } = useTranslator();
  const id = useId();
  return (
    <div className="options">
      <div className="option option-flag">
        <input
          id={`${id}spectators`}
          type="checkbox"
          checked={form.spectators}
          aria-describedby={`${id}spectatorstext`}
          onChange={({ target }) => onChange({ ...form, spectators: target.checked })}
        />
        <label htmlFor={`${id}spectators`}>{i18n.t('new.spectators')}</label>
        <small id={`${id}spectatorstext`}>{i18n.t('new.spectators-text')}</small>
      </div>
      <div className="option option-flag">
        <input
          id={`${id}ownbots`}
          type="checkbox"
          checked={form.ownBots}
          aria-describedby={`${id}ownbotstext`}
          onChange={({ target }) => onChange({ ...form, ownBots: target.checked })}
        />
        <label htmlFor={`${id}ownbots`}>{i18n.t('new.own-bots')}</label>
        <small id={`${id}ownbotstext`}>{i18n.t('new.own-bots-text')}</small>
      </div>
      {form.spectators && (
        <div className="option">
          <label htmlFor={`${id}delay`}>{i18n.t('new.delay')}</label>
          <select id={`${id}delay`} value={form.delayMs} onChange={({ target }) => onChange({ ...form, delayMs: Number(target.value) })}>
            {DELAYS.map((delay) => (
              <option key={delay} value={delay}>
                {i18n.t('new.delay-minutes', { minutes: delay / MINUTE })}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
