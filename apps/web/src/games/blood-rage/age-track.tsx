/** The Age track: which Age and phase it is, which province falls when, and which are gone. */
import burning from 'icon:fire-zone';
import { gloryOfRagnarok, type Table } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { TableSpeaker } from '../../words/speaker.ts';
import { GLORY } from './pictures.ts';

const AGES = ['I', 'II', 'III'] as const;

export function AgeTrack({ table, speaker }: { readonly table: Table; readonly speaker: TableSpeaker }): ReactNode {
  return (
    <section className="br-ages" aria-label={speaker.say('blood-rage.ages')}>
      <ol className="br-ages-list">
        {table.ragnarok.map((province, i) => {
          const age = i + 1;
          const gone = table.destroyed.includes(province);
          const state = gone ? 'gone' : age === table.age ? 'now' : 'later';
          return (
            <li key={province} className={`br-age br-age-${state}`} aria-current={age === table.age ? 'step' : undefined}>
              <span className="br-age-number">{AGES[i]}</span>
              <span className="br-age-doom">
                <Icon outline={burning} label={speaker.say(gone ? 'blood-rage.destroyed' : 'blood-rage.doomed')} />{' '}
                {speaker.thing(province)}
              </span>
              <span className="br-age-glory" title={speaker.say('blood-rage.glory-each', { glory: gloryOfRagnarok(age) })}>
                +{gloryOfRagnarok(age)}
                <Icon outline={GLORY} />
              </span>
            </li>
          );
        })}
      </ol>
      <p className="br-phase">{speaker.say('blood-rage.age-phase', { age: table.age, phase: speaker.thing(table.phase) })}</p>
    </section>
  );
}
