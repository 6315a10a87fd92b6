/** Language, colours, motion and size of text. */
import { type ReactNode, type RefObject, useId } from 'react';
import { NotifySettings } from '../notify/notify-settings.tsx';
import { LANGUAGES, OWN_NAMES } from '../words/languages.ts';
import { useSpoken } from '../words/words-context.tsx';
import { MOTIONS, PALETTES, TEXT_SIZES, THEMES } from './settings.ts';
import './settings-dialog.css';

export function SettingsDialog({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }): ReactNode {
  const { speaker, settings, store } = useSpoken();
  const id = useId();
  return (
    <dialog ref={dialog} className="settings wood" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{speaker.say('settings.title')}</h2>
      <Choice
        label={speaker.say('settings.language')}
        values={LANGUAGES}
        value={settings.language}
        nameOf={(language) => OWN_NAMES[language]}
        onChoose={(language) => store.set({ language })}
      />
      <Choice
        label={speaker.say('settings.theme')}
        values={THEMES}
        value={settings.theme}
        nameOf={(theme) => speaker.say(`settings.theme.${theme}`)}
        onChoose={(theme) => store.set({ theme })}
      />
      <Choice
        label={speaker.say('settings.motion')}
        values={MOTIONS}
        value={settings.motion}
        nameOf={(motion) => speaker.say(`settings.motion.${motion}`)}
        onChoose={(motion) => store.set({ motion })}
      />
      <Choice
        label={speaker.say('settings.palette')}
        values={PALETTES}
        value={settings.palette}
        nameOf={(palette) => speaker.say(`settings.palette.${palette}`)}
        onChoose={(palette) => store.set({ palette })}
      />
      <Choice
        label={speaker.say('settings.text-size')}
        values={TEXT_SIZES}
        value={settings.textSize}
        nameOf={(size) => speaker.say('settings.percent', { size })}
        onChoose={(textSize) => store.set({ textSize })}
      />
      <NotifySettings />
      <button type="button" className="button button-main" onClick={() => dialog.current?.close()}>
        {speaker.say('settings.close')}
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
