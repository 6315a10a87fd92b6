/** What a replay offers beside playback: perspectives, jumps, a link, the file, a check, and playing on. */

import brain from 'icon:brain';
import swords from 'icon:crossed-swords';
import save from 'icon:save';
import share from 'icon:share';
import seal from 'icon:wax-seal';
import type { Perspective } from '@skald/protocol';
import { memo, type ReactNode, useId, useState } from 'react';
import { plainText, type TableTranslator } from '../../i18n/translators.ts';
import { Icon } from '../../icons/icon.tsx';
import { SoundControls } from '../../sound/sound-controls.tsx';
import type { Landmark } from '../replay/landmarks.ts';
import type { Outline } from '../replay/recording.ts';
import type { TheatreModel, TheatreState } from '../theatre-model.ts';
import { copyOrShare } from './copy-or-share.ts';
import { landmarkText } from './landmark-text.ts';
import { ShareField } from './share-field.tsx';
import type { Sharing } from './use-sharing.ts';

interface ToolsProps {
  readonly outline: Outline;
  readonly state: TheatreState;
  readonly model: TheatreModel;
  readonly landmarks: readonly Landmark[];
  readonly i18n: TableTranslator;
  /** The address of this moment; null if there is none to share, as for a file. */
  readonly address: string | null;
  /** For players who may share a private match. */
  readonly own: Sharing['own'];
  /** Is the analysis shown? */
  readonly analysing: boolean;
  onAnalyse(): void;
  onVerify(): void;
  onDownload(): void;
  onContinue(seat: number): void;
}

export function Tools({ outline, state, model, landmarks, i18n, address, own, ...acts }: ToolsProps): ReactNode {
  const { analysing, onAnalyse, onVerify, onDownload, onContinue } = acts;
  const id = useId();
  const [copied, setCopied] = useState('');
  const seat = seatToTake(state);
  return (
    <section className="theatre-tools card" aria-label={i18n.t('theatre.tools')}>
      <label className="theatre-field" htmlFor={`${id}eyes`}>
        {i18n.t('theatre.eyes')}
        <select id={`${id}eyes`} value={String(state.eyes)} onChange={(event) => model.setEyes(eyesFrom(event.target.value))}>
          <option value="spectator">{i18n.t('theatre.eyes-spectator')}</option>
          {[...outline.players.keys()].map((one) => (
            <option key={one} value={one}>
              {i18n.t('theatre.eyes-seat', { name: i18n.name(one) })}
            </option>
          ))}
          <option value="open">{i18n.t('theatre.eyes-open')}</option>
        </select>
      </label>
      <label className="theatre-field" htmlFor={`${id}jump`}>
        <span className="unseen">{i18n.t('theatre.jump')}</span>
        <select
          id={`${id}jump`}
          value=""
          onChange={(event) => {
            model.pause();
            void model.seek(Number(event.target.value));
          }}
        >
          <option value="" disabled>
            {i18n.t('theatre.jump')}
          </option>
          <Jumps landmarks={landmarks} i18n={i18n} />
        </select>
      </label>
      <div className="theatre-buttons">
        {address !== null && !own && (
          <button
            type="button"
            className="button"
            onClick={() => void copyOrShare(address).then((done) => done === 'copied' && setCopied(address))}
          >
            <Icon outline={share} /> {i18n.t('theatre.share')}
          </button>
        )}
        <button type="button" className="button" onClick={onDownload}>
          <Icon outline={save} /> {i18n.t('theatre.download')}
        </button>
        <button type="button" className="button" aria-pressed={analysing} onClick={onAnalyse}>
          <Icon outline={brain} /> {i18n.t('theatre.analyse')}
        </button>
        <button type="button" className="button" onClick={onVerify}>
          <Icon outline={seal} /> {i18n.t('theatre.verify')}
        </button>
        {!state.shown.snapshot.over && (
          <button
            type="button"
            className="button"
            title={i18n.t('theatre.continue-about', { name: i18n.name(seat) })}
            aria-description={i18n.t('theatre.continue-about', { name: i18n.name(seat) })}
            onClick={() => onContinue(seat)}
          >
            <Icon outline={swords} /> {i18n.t('theatre.continue')}
          </button>
        )}
      </div>
      <SoundControls i18n={i18n} />
      {own && <ShareField own={own} address={address} i18n={i18n} />}
      <p className="theatre-copied" role="status">
        {copied !== '' && copied === address && i18n.t('theatre.copied')}
      </p>
    </section>
  );
}

/** The jump targets; the same at every moment, so they are translated once. */
const Jumps = memo(({ landmarks, i18n }: Pick<ToolsProps, 'landmarks' | 'i18n'>): ReactNode => {
  const [chapters, deeds] = [landmarks.filter(({ kind }) => kind === 'chapter'), landmarks.filter(({ kind }) => kind !== 'chapter')];
  return (
    <>
      <Group label={i18n.t('theatre.chapters')} of={chapters} i18n={i18n} />
      <Group label={i18n.t('theatre.deeds')} of={deeds} i18n={i18n} />
    </>
  );
});

interface GroupProps {
  readonly label: string;
  readonly of: readonly Landmark[];
  readonly i18n: TableTranslator;
}

function Group({ label, of, i18n }: GroupProps): ReactNode {
  if (of.length === 0) return null;
  return (
    <optgroup label={label}>
      {of.map((landmark) => (
        <option key={`${landmark.kind}${landmark.at}${landmarkText(landmark, i18n)}`} value={landmark.at}>
          {`${landmark.at} · ${plainText(landmarkText(landmark, i18n))}`}
        </option>
      ))}
    </optgroup>
  );
}

/** The seat of the current perspective, or else the one that must answer. */
function seatToTake({ eyes, shown }: TheatreState): number {
  return typeof eyes === 'number' ? eyes : (shown.snapshot.waiting.find(({ answered }) => answered !== true)?.seat ?? 0);
}

function eyesFrom(text: string): Perspective {
  return text === 'open' || text === 'spectator' ? text : Number(text);
}
