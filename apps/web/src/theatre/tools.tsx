/** What can be done with a replay beside watching it: other eyes, a jump, a link, the file, a check, and playing on. */

import swords from 'icon:crossed-swords';
import save from 'icon:save';
import share from 'icon:share';
import seal from 'icon:wax-seal';
import { memo, type ReactNode, useId, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { plainText, type TableSpeaker } from '../words/speaker.ts';
import { landmarkWords } from './landmark-words.ts';
import type { Landmark } from './landmarks.ts';
import type { Eyes, Outline } from './recording.ts';
import type { TheatreModel, TheatreState } from './theatre-model.ts';

interface ToolsProps {
  readonly outline: Outline;
  readonly state: TheatreState;
  readonly model: TheatreModel;
  readonly landmarks: readonly Landmark[];
  readonly speaker: TableSpeaker;
  /** The address of this moment; null where there is none, as of a file. */
  readonly address: string | null;
  onVerify(): void;
  onDownload(): void;
  onContinue(seat: number): void;
}

export function Tools({ outline, state, model, landmarks, speaker, address, onVerify, onDownload, onContinue }: ToolsProps): ReactNode {
  const id = useId();
  const [copied, setCopied] = useState('');
  const seat = seatToTake(state);
  return (
    <section className="theatre-tools card" aria-label={speaker.say('theatre.tools')}>
      <label className="theatre-field" htmlFor={`${id}eyes`}>
        {speaker.say('theatre.eyes')}
        <select id={`${id}eyes`} value={String(state.eyes)} onChange={(event) => model.setEyes(eyesFrom(event.target.value))}>
          <option value="spectator">{speaker.say('theatre.eyes-spectator')}</option>
          {[...outline.players.keys()].map((one) => (
            <option key={one} value={one}>
              {speaker.say('theatre.eyes-seat', { name: speaker.name(one) })}
            </option>
          ))}
          <option value="open">{speaker.say('theatre.eyes-open')}</option>
        </select>
      </label>
      <label className="theatre-field" htmlFor={`${id}jump`}>
        <span className="unseen">{speaker.say('theatre.jump')}</span>
        <select
          id={`${id}jump`}
          value=""
          onChange={(event) => {
            model.pause();
            void model.seek(Number(event.target.value));
          }}
        >
          <option value="" disabled>
            {speaker.say('theatre.jump')}
          </option>
          <Jumps landmarks={landmarks} speaker={speaker} />
        </select>
      </label>
      <div className="theatre-buttons">
        {address !== null && (
          <button type="button" className="button" onClick={() => void shared(address).then(() => setCopied(address))}>
            <Icon outline={share} /> {speaker.say('theatre.share')}
          </button>
        )}
        <button type="button" className="button" onClick={onDownload}>
          <Icon outline={save} /> {speaker.say('theatre.download')}
        </button>
        <button type="button" className="button" onClick={onVerify}>
          <Icon outline={seal} /> {speaker.say('theatre.verify')}
        </button>
        {!state.shown.snapshot.over && (
          <button
            type="button"
            className="button"
            title={speaker.say('theatre.continue-about', { name: speaker.name(seat) })}
            onClick={() => onContinue(seat)}
          >
            <Icon outline={swords} /> {speaker.say('theatre.continue')}
          </button>
        )}
      </div>
      <p className="theatre-copied" role="status">
        {copied !== '' && copied === address && speaker.say('theatre.copied')}
      </p>
    </section>
  );
}

/** Where one can jump to; the same at every moment, so it is put into words once. */
const Jumps = memo(({ landmarks, speaker }: Pick<ToolsProps, 'landmarks' | 'speaker'>): ReactNode => {
  const [chapters, deeds] = [landmarks.filter(({ kind }) => kind === 'chapter'), landmarks.filter(({ kind }) => kind !== 'chapter')];
  return (
    <>
      <Group label={speaker.say('theatre.chapters')} of={chapters} speaker={speaker} />
      <Group label={speaker.say('theatre.deeds')} of={deeds} speaker={speaker} />
    </>
  );
});

interface GroupProps {
  readonly label: string;
  readonly of: readonly Landmark[];
  readonly speaker: TableSpeaker;
}

function Group({ label, of, speaker }: GroupProps): ReactNode {
  if (of.length === 0) return null;
  return (
    <optgroup label={label}>
      {of.map((landmark) => (
        <option key={`${landmark.kind}${landmark.at}${landmarkWords(landmark, speaker)}`} value={landmark.at}>
          {`${landmark.at} · ${plainText(landmarkWords(landmark, speaker))}`}
        </option>
      ))}
    </optgroup>
  );
}

/** The seat whose eyes are borrowed, or else the one that is to answer. */
function seatToTake({ eyes, shown }: TheatreState): number {
  return typeof eyes === 'number' ? eyes : (shown.snapshot.waiting.find(({ answered }) => answered !== true)?.seat ?? 0);
}

function eyesFrom(text: string): Eyes {
  return text === 'open' || text === 'spectator' ? text : Number(text);
}

/** By the way of the system where it has one, otherwise by the clipboard. */
async function shared(address: string): Promise<void> {
  if ('share' in navigator && window.matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ url: address }).catch(() => navigator.clipboard.writeText(address));
    return;
  }
  await navigator.clipboard.writeText(address);
}
