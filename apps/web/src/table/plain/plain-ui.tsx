/** The user interface of a game without its own: lists the table's entries and leaves answers to the panel. */
import { isObject } from '@skald/engine';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../i18n/translators.ts';
import { type GameUi, type PartProps, PLAYER_COLOURS } from '../game-ui.ts';
import { Sentence } from '../sentence.tsx';
import './plain-ui.css';

/** Keyboards must reach a board that scrolls, although nothing on it can be pressed. */
const REACHABLE = 0;

export const plainUi: GameUi = {
  Board: PlainBoard,
  Aid: PlainAid,
  PlayerBoard: () => null,
  needsList: true,
  scenesFor: (events, _before, after) => [{ events, table: after, ms: 0 }],
  colourOf: (_snapshot, seat) => PLAYER_COLOURS[seat % PLAYER_COLOURS.length] ?? 'orange',
};

function PlainBoard({ shown: { snapshot }, i18n }: PartProps): ReactNode {
  return (
    <div className="plain-board" data-scrolls="down" tabIndex={REACHABLE}>
      <Entries of={snapshot.table} i18n={i18n} />
      {snapshot.hand && Object.keys(snapshot.hand).length > 0 && (
        <section className="plain-hand" aria-label={i18n.t('table.hand')}>
          <h2>{i18n.t('table.hand')}</h2>
          <Entries of={snapshot.hand} i18n={i18n} />
        </section>
      )}
    </div>
  );
}

function Entries({ of, i18n }: { readonly of: object; readonly i18n: TableTranslator }): ReactNode {
  return (
    <dl className="plain-entries">
      {Object.entries(of).map(([key, value]) => (
        <div key={key}>
          <dt>{i18n.label(key)}</dt>
          <dd>{isListOfObjects(value) ? <Rows of={value} name={key} i18n={i18n} /> : <Sentence of={i18n.thing(value, key)} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ of, name, i18n }: { readonly of: readonly object[]; readonly name: string; readonly i18n: TableTranslator }): ReactNode {
  return (
    <ol>
      {of.map((row, i) => {
        const key = `${name}${i}`;
        return (
          <li key={key}>
            <Sentence of={i18n.thing(row, name)} />
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
function PlainAid({ choosing, i18n }: PartProps): ReactNode {
  if (choosing?.draft.kind !== 'one' || choosing.draft.choice === null || choosing.decision.space.kind !== 'one') return null;
  const { decision, draft } = choosing;
  const { text } = i18n.choice(
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
