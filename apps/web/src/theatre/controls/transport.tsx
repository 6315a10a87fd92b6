/** Play, pause, steps, turns and speed. */

import sooner from 'icon:fast-backward-button';
import later from 'icon:fast-forward-button';
import next from 'icon:next-button';
import pause from 'icon:pause-button';
import play from 'icon:play-button';
import previous from 'icon:previous-button';
import { type ReactNode, useId } from 'react';
import type { TableTranslator } from '../../i18n/translators.ts';
import { Icon } from '../../icons/icon.tsx';
import { SPEEDS, type Speed, type TheatreModel, type TheatreState } from '../theatre-model.ts';

interface TransportProps {
  readonly state: TheatreState;
  readonly model: TheatreModel;
  readonly turns: readonly number[];
  readonly i18n: TableTranslator;
}

export function Transport({ state, model, turns, i18n }: TransportProps): ReactNode {
  const id = useId();
  const { at, running, speed } = state;
  const before = turns.findLast((turn) => turn < at) ?? 0;
  const after = turns.find((turn) => turn > at) ?? model.last;
  return (
    <div className="transport">
      <div className="transport-keys">
        <Key icon={sooner} label={i18n.t('theatre.sooner')} off={at === 0} press={() => void model.seek(before)} />
        <Key icon={previous} label={i18n.t('theatre.previous')} off={at === 0} press={() => model.step(-1)} />
        <button
          type="button"
          className="button button-main transport-play"
          aria-label={i18n.t(running ? 'theatre.pause' : 'theatre.play')}
          onClick={model.toggle}
        >
          <Icon outline={running ? pause : play} />
        </button>
        <Key icon={next} label={i18n.t('theatre.next')} off={at === model.last} press={() => model.step(1)} />
        <Key icon={later} label={i18n.t('theatre.later')} off={at === model.last} press={() => void model.seek(after)} />
      </div>
      <p className="transport-place">{i18n.t('theatre.moment', { at, last: model.last })}</p>
      <label className="transport-speed" htmlFor={id}>
        <span className="unseen">{i18n.t('theatre.speed')}</span>
        <select id={id} value={speed} onChange={(event) => model.setSpeed(speedFrom(event.target.value))}>
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {i18n.t('theatre.speed-times', { speed: one })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface KeyProps {
  readonly icon: string;
  readonly label: string;
  readonly off: boolean;
  press(): void;
}

function Key({ icon, label, off, press }: KeyProps): ReactNode {
  return (
    <button type="button" className="button button-bare" aria-label={label} title={label} disabled={off} onClick={press}>
      <Icon outline={icon} />
    </button>
  );
}

function speedFrom(text: string): Speed {
  return SPEEDS.find((one) => String(one) === text) ?? 1;
}
