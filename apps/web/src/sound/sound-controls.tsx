/** Mute and volume: a row for menus and settings, and a menu of their own for tables that have no other. */
import loud from 'icon:speaker';
import quiet from 'icon:speaker-off';
import type { ReactNode } from 'react';
import { useObservable } from '../account/server-context.tsx';
import { useMenu } from '../app/use-menu.ts';
import type { PageTranslator } from '../i18n/translators.ts';
import { Icon } from '../icons/icon.tsx';
import type { PageSounds } from './page-sounds.ts';
import { usePageSounds, usePreparedSounds } from './page-sounds-context.tsx';
import { VOLUMES } from './sound-preferences.ts';
import './sound-controls.css';

interface SoundControlsProps {
  readonly i18n: Pick<PageTranslator, 't'>;
}

export function SoundControls(props: SoundControlsProps): ReactNode {
  const sounds = usePreparedSounds();
  return sounds && <Controls {...props} sounds={sounds} />;
}

interface ControlsProps extends SoundControlsProps {
  readonly sounds: PageSounds;
}

function Controls({ i18n, sounds }: ControlsProps): ReactNode {
  const { preferences } = sounds;
  const muted = useObservable(preferences.isMuted);
  const loudness = useObservable(preferences.volume);
  /** Lets the reader hear how loud it is now. */
  const tryOut = (): void => sounds.play('place');
  return (
    <fieldset className="sound-controls" aria-label={i18n.t('sound.title')}>
      <button
        type="button"
        className="button sound-mute"
        aria-label={i18n.t('sound.mute')}
        title={i18n.t('sound.mute')}
        aria-pressed={muted}
        onClick={() => {
          preferences.setMuted(!muted);
          tryOut();
        }}
      >
        <Icon outline={muted ? quiet : loud} />
      </button>
      <input
        type="range"
        aria-label={i18n.t('sound.volume')}
        min={VOLUMES.least}
        max={VOLUMES.most}
        step={VOLUMES.step}
        value={loudness}
        disabled={muted}
        onChange={({ target }) => preferences.setVolume(target.valueAsNumber)}
        onPointerUp={tryOut}
        onKeyUp={tryOut}
      />
    </fieldset>
  );
}

export function SoundMenu(props: SoundControlsProps): ReactNode {
  const sounds = usePageSounds();
  return sounds && <Menu {...props} sounds={sounds} />;
}

function Menu({ i18n, sounds }: ControlsProps): ReactNode {
  const { details } = useMenu();
  const muted = useObservable(sounds.preferences.isMuted);
  return (
    <details {...details} className="sound-menu">
      <summary className="button table-tool" aria-label={i18n.t('sound.title')} title={i18n.t('sound.title')}>
        <Icon outline={muted ? quiet : loud} />
      </summary>
      <div className="sound-menu-list wood">
        <SoundControls i18n={i18n} />
      </div>
    </details>
  );
}
