/** The face of a game without one of its own: the table as a list of its entries, and the panel does the rest. */
import { isObject } from '@skald/engine';
import type { ReactNode } from 'react';
import type { TableSpeaker } from '../words/speaker.ts';
import { type BoardProps, type Face, type PartProps, PLAYER_COLOURS } from './face.ts';
import { Sentence } from './sentence.tsx';
import './plain-face.css';

export const plainFace: Face = {
  Board: PlainBoard,
  Aid: PlainAid,
  Holding: () => null,
  direct: (events, _before, after) => [{ events, table: after, ms: 0 }],
  colourOf: (_snapshot, seat) => PLAYER_COLOURS[seat % PLAYER_COLOURS.length] ?? 'orange',
};

function PlainBoard({ shown: { snapshot }, speaker, dock }: BoardProps): ReactNode {
  return (
    <div className="plain-board">
      {dock}
      <Entries of={snapshot.table} speaker={speaker} />
      {snapshot.hand && Object.keys(snapshot.hand).length > 0 && (
        <section className="plain-hand" aria-label={speaker.say('table.hand')}>
          <h2>{speaker.say('table.hand')}</h2>
          <Entries of={snapshot.hand} speaker={speaker} />
        </section>
      )}
    </div>
  );
}

function Entries({ of, speaker }: { readonly of: object; readonly speaker: TableSpeaker }): ReactNode {
  return (
    <dl className="plain-entries">
      {Object.entries(of).map(([key, value]) => (
        <div key={key}>
          <dt>{speaker.label(key)}</dt>
          <dd>{isListOfObjects(value) ? <Rows of={value} name={key} speaker={speaker} /> : <Sentence of={speaker.thing(value, key)} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ of, name, speaker }: { readonly of: readonly object[]; readonly name: string; readonly speaker: TableSpeaker }): ReactNode {
  return (
    <ol>
      {of.map((row, i) => {
        const key = `${name}${i}`;
        return (
          <li key={key}>
            <Sentence of={speaker.thing(row, name)} />
          </li>
        );
      })}
    </ol>
  );
}

function isListOfObjects(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.length > 0 && value.every(isObject);
}

/** The drafted choice in words. */
function PlainAid({ choosing, speaker }: PartProps): ReactNode {
  if (choosing?.draft.kind !== 'one' || choosing.draft.choice === null || choosing.decision.space.kind !== 'one') return null;
  const { decision, draft } = choosing;
  const { text } = speaker.choice(
    decision.prompt.key,
    choosing.decision.space.options[choosing.draft.choice],
    decision.hints?.[draft.kind === 'one' ? (draft.choice ?? 0) : 0],
  );
  return (
    <p>
      <Sentence of={text} />
    </p>
  );
}
