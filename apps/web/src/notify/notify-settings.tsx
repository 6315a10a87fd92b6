/** The settings of notices: a row for the sound, and one for turns in slow matches. */
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useObservable, useServer, useVisitor } from '../account/server-context.tsx';
import { useTranslator } from '../i18n/translator-context.tsx';
import type { PageSounds } from '../sound/page-sounds.ts';
import { usePreparedSounds } from '../sound/page-sounds-context.tsx';
import { type PushState, pushState, startPush, stopPush } from './push-here.ts';
import './notify-settings.css';

export function NotifySettings(): ReactNode {
  const { i18n } = useTranslator();
  const visitor = useVisitor();
  const sounds = usePreparedSounds();
  return (
    <fieldset className="notify">
      <legend>{i18n.t('notify.title')}</legend>
      {sounds && <HornRow sounds={sounds} />}
      {visitor.is === 'somebody' && <PushRow />}
    </fieldset>
  );
}

function HornRow({ sounds }: { readonly sounds: PageSounds }): ReactNode {
  const { i18n } = useTranslator();
  const id = useId();
  const isWanted = useObservable(sounds.preferences.wantsHorn);
  return (
    <label className="notify-row" htmlFor={`${id}sound`}>
      <input
        id={`${id}sound`}
        type="checkbox"
        checked={isWanted}
        onChange={({ target }) => {
          sounds.preferences.setHorn(target.checked);
          if (target.checked) sounds.notify('horn');
        }}
      />
      {i18n.t('notify.sound')}
    </label>
  );
}

function PushRow(): ReactNode {
  const { i18n } = useTranslator();
  const { api } = useServer();
  const id = useId();
  const [state, setState] = useState<PushState | 'failed' | 'asking'>('asking');
  useEffect(() => {
    let wanted = true;
    void pushState().then((found) => {
      if (wanted) setState(found);
    });
    return () => {
      wanted = false;
    };
  }, []);
  if (state === 'unable') return null;
  return (
    <>
      <label className="notify-row" htmlFor={`${id}push`}>
        <input
          id={`${id}push`}
          type="checkbox"
          checked={state === 'on'}
          disabled={state === 'asking' || state === 'denied'}
          onChange={({ target }) => {
            setState('asking');
            void (target.checked ? startPush(api) : stopPush(api)).then(setState);
          }}
        />
        {i18n.t('notify.push')}
      </label>
      <p className="notify-note" role="status">
        {(state === 'denied' || state === 'failed') && i18n.t(`notify.${state}`)}
      </p>
    </>
  );
}
