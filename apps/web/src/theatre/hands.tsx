/** With everything open: every seat's hand. */
import type { ReactNode } from 'react';
import { markName, type TableTranslator } from '../i18n/translators.ts';
import { Sentence } from '../table/sentence.tsx';

export function Hands({ hands, i18n }: { readonly hands: readonly object[]; readonly i18n: TableTranslator }): ReactNode {
  return (
    <section className="theatre-hands card" aria-label={i18n.t('theatre.hands')}>
      <h2 className="panel-title">{i18n.t('theatre.hands')}</h2>
      {hands.every((hand) => Object.keys(hand).length === 0) && <p className="muted">{i18n.t('theatre.hands-empty')}</p>}
      {[...hands.entries()].map(([seat, hand]) =>
        Object.keys(hand).length === 0 ? null : (
          <div key={seat}>
            <h3>
              <Sentence of={markName(seat, i18n.name(seat))} />
            </h3>
            <dl>
              {Object.entries(hand).map(([key, value]) => (
                <div key={key}>
                  <dt>{i18n.label(key)}</dt>
                  <dd>
                    <Sentence of={i18n.thing(value, key)} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ),
      )}
    </section>
  );
}
