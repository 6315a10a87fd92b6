/** The Age track: the Age and phase, which province falls when, and which are gone. */
import burning from 'icon:fire-zone';
import { type BloodRageTable, gloryOfRagnarok } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import { GLORY } from '../pictures.ts';

const AGES = ['I', 'II', 'III'] as const;

export function AgeTrack({ table, i18n }: { readonly table: BloodRageTable; readonly i18n: TableTranslator }): ReactNode {
  return (
    <section className="br-ages" aria-label={i18n.t('blood-rage.ages')}>
      <ol className="br-ages-list">
        {table.ragnarok.map((province, i) => {
          const age = i + 1;
          const gone = table.destroyed.includes(province);
          const state = gone ? 'gone' : age === table.age ? 'now' : 'later';
          return (
            <li key={province} className={`br-age br-age-${state}`} aria-current={age === table.age ? 'step' : undefined}>
              <span className="br-age-number">{AGES[i]}</span>
              <span className="br-age-doom">
                <Icon outline={burning} label={i18n.t(gone ? 'blood-rage.destroyed' : 'blood-rage.doomed')} />{' '}
                <span className="br-age-name">{i18n.thing(province)}</span>
              </span>
              <span className="br-age-glory" title={i18n.t('blood-rage.glory-each', { glory: gloryOfRagnarok(age) })}>
                <span aria-hidden="true">+{gloryOfRagnarok(age)}</span>
                <Icon outline={GLORY} label={i18n.t('blood-rage.glory-each', { glory: gloryOfRagnarok(age) })} />
              </span>
            </li>
          );
        })}
      </ol>
      <p className="br-phase">{i18n.t('blood-rage.age-phase', { age: table.age, phase: i18n.thing(table.phase) })}</p>
    </section>
  );
}
