/** What one wants to hear of: a row for the sound, and one for turns in slow matches. */
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useServer, useSource, useVisitor } from '../account/server-context.tsx';
import { useSpoken } from '../words/words-context.tsx';
import { blowHorn } from './horn.ts';
import { type PushState, pushState, startPush, stopPush } from './push-here.ts';
import { sound, wantSound } from './wishes.ts';
import './notify-settings.css';

export function NotifySettings(): ReactNode {
  const { speaker } = useSpoken();
  const visitor = useVisitor();
  const id = useId();
  const isWanted = useSource(sound);
  return (
    <fieldset className="notify">
      <legend>{speaker.say('notify.title')}</legend>
      <label className="notify-row" htmlFor={`${id}sound`}>
        <input
          id={`${id}sound`}
          type="checkbox"
          checked={isWanted}
          onChange={({ target }) => {
            wantSound(target.checked);
            if (target.checked) void blowHorn();
          }}
        />
        {speaker.say('notify.sound')}
      </label>
      {visitor.is === 'somebody' && <PushRow />}
    </fieldset>
  );
}

function PushRow(): ReactNode {
  const { speaker } = useSpoken();
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
        {speaker.say('notify.push')}
      </label>
      <p className="notify-note" role="status">
        {(state === 'denied' || state === 'failed') && speaker.say(`notify.${state}`)}
      </p>
    </>
  );
}
