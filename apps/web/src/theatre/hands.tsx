/** With everything open: what every seat holds. */
import type { ReactNode } from 'react';
import { Sentence } from '../table/sentence.tsx';
import { marked, type TableSpeaker } from '../words/speaker.ts';

export function Hands({ hands, speaker }: { readonly hands: readonly object[]; readonly speaker: TableSpeaker }): ReactNode {
  return (
    <section className="theatre-hands card" aria-label={speaker.say('theatre.hands')}>
      <h2 className="panel-title">{speaker.say('theatre.hands')}</h2>
      {hands.every((hand) => Object.keys(hand).length === 0) && <p className="muted">{speaker.say('theatre.hands-empty')}</p>}
      {[...hands.entries()].map(([seat, hand]) =>
        Object.keys(hand).length === 0 ? null : (
          <div key={seat}>
            <h3>
              <Sentence of={marked(seat, speaker.name(seat))} />
            </h3>
            <dl>
              {Object.entries(hand).map(([key, value]) => (
                <div key={key}>
                  <dt>{speaker.label(key)}</dt>
                  <dd>
                    <Sentence of={speaker.thing(value, key)} />
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
