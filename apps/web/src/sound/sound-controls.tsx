/** Mute and volume: a row for menus and settings, and a menu of their own for tables that have no other. */
import loud from 'icon:speaker';
import quiet from 'icon:speaker-off';
import type { ReactNode } from 'react';
import { useObservable } from '../account/server-context.tsx';
import { useMenu } from '../app/use-menu.ts';
import type { PageTranslator } from '../i18n/translators.ts';
import { Icon } from '../icons/icon.tsx';
import { isMuted, setMuted, setVolume, VOLUMES, volume } from './preferences.ts';
import { siteSounds } from './site-sounds.ts';
import './sound-controls.css';

interface SoundControlsProps {
  readonly i18n: Pick<PageTranslator, 't'>;
}

export function SoundControls({ i18n }: SoundControlsProps): ReactNode {
  const muted = useObservable(isMuted);
  const loudness = useObservable(volume);
  return (
    <fieldset className="sound-controls" aria-label={i18n.t('sound.title')}>
      <button
        type="button"
        className="button sound-mute"
        aria-label={i18n.t('sound.mute')}
        title={i18n.t('sound.mute')}
        aria-pressed={muted}
        onClick={() => {
          setMuted(!muted);
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
        onChange={({ target }) => setVolume(target.valueAsNumber)}
        onPointerUp={tryOut}
        onKeyUp={tryOut}
      />
    </fieldset>
  );
}

/** Lets the reader hear how loud it is now. */
function tryOut(): void {
  siteSounds.play('place');
}

export function SoundMenu({ i18n }: SoundControlsProps): ReactNode {
  const { details } = useMenu();
  const muted = useObservable(isMuted);
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
