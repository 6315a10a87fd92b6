/** The settings dialog: language, colours, motion, text size, sounds. Loaded when somebody opens it. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages.ts';
import { useTranslator } from '../i18n/translator-context.tsx';
import { NotifySettings } from '../notify/notify-settings.tsx';
import { SoundControls } from '../sound/sound-controls.tsx';
import { ACTINGS, MOTIONS, ONLY_ANSWERS, PACES, PALETTES, TEXT_SIZES, THEMES } from './settings.ts';
import './settings-dialog.css';

/** `openings`: how often it was opened; each time it is shown again. */
export function SettingsDialog({ openings }: { readonly openings: number }): ReactNode {
  const { i18n, settings, store } = useTranslator();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (openings > 0 && dialog.current?.open === false) dialog.current.showModal();
  }, [openings]);
  return (
    <dialog ref={dialog} className="settings wood" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{i18n.t('settings.title')}</h2>
      <Choice
        label={i18n.t('settings.language')}
        values={LANGUAGES}
        value={settings.language}
        nameOf={(language) => LANGUAGE_NAMES[language]}
        onChoose={(language) => store.set({ language })}
      />
      <Choice
        label={i18n.t('settings.theme')}
        values={THEMES}
        value={settings.theme}
        nameOf={(theme) => i18n.t(`settings.theme.${theme}`)}
        onChoose={(theme) => store.set({ theme })}
      />
      <Choice
        label={i18n.t('settings.motion')}
        values={MOTIONS}
        value={settings.motion}
        nameOf={(motion) => i18n.t(`settings.motion.${motion}`)}
        onChoose={(motion) => store.set({ motion })}
      />
      <Choice
        label={i18n.t('settings.palette')}
        values={PALETTES}
        value={settings.palette}
        nameOf={(palette) => i18n.t(`settings.palette.${palette}`)}
        onChoose={(palette) => store.set({ palette })}
      />
      <Choice
        label={i18n.t('settings.text-size')}
        values={TEXT_SIZES}
        value={settings.textSize}
        nameOf={(size) => i18n.t('settings.percent', { size })}
        onChoose={(textSize) => store.set({ textSize })}
      />
      <Choice
        label={i18n.t('settings.acting')}
        values={ACTINGS}
        value={settings.acting}
        nameOf={(acting) => i18n.t(`settings.acting.${acting}`)}
        onChoose={(acting) => store.set({ acting })}
      />
      <Choice
        label={i18n.t('settings.only-answers')}
        values={ONLY_ANSWERS}
        value={settings.onlyAnswers}
        nameOf={(onlyAnswers) => i18n.t(`settings.only-answers.${onlyAnswers}`)}
        onChoose={(onlyAnswers) => store.set({ onlyAnswers })}
      />
      <Choice
        label={i18n.t('settings.pace')}
        values={PACES}
        value={settings.pace}
        nameOf={(pace) => i18n.t(`settings.pace.${pace}`)}
        onChoose={(pace) => store.set({ pace })}
      />
      <div className="settings-row">
        <span>{i18n.t('sound.title')}</span>
        <SoundControls i18n={i18n} />
      </div>
      <NotifySettings />
      <button type="button" className="button button-main" onClick={() => dialog.current?.close()}>
        {i18n.t('settings.close')}
      </button>
    </dialog>
  );
}

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  nameOf(value: T): string;
  onChoose(value: T): void;
}

function Choice<T extends string | number>({ label, values, value, nameOf, onChoose }: ChoiceProps<T>): ReactNode {
  const id = useId();
  return (
    <div className="settings-row">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = values.find((one) => String(one) === event.target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
