/** The recap since the viewer's last turn: a card over the board that covers little and is closed with one press. */
import type { GameEvent, Seat } from '@skald/engine';
import { type ReactNode, useMemo } from 'react';
import { markName, type TableTranslator } from '../../i18n/translators.ts';
import { Emblem } from '../emblem.tsx';
import type { AutomatonStanding, GameUi } from '../game-ui.ts';
import { AgainButton } from '../log/again-button.tsx';
import type { LogReplay } from '../log/log.tsx';
import type { TableSnapshot } from '../model/source.ts';
import type { LogLine } from '../model/stage.ts';
import { Sentence } from '../sentence.tsx';
import { type PartyRecap, recapOf } from './recap.ts';
import './recap.css';

/** Keyboards must reach a card that scrolls. */
const REACHABLE = 0;

interface RecapViewProps {
  /** Since the viewer's last turn. */
  readonly lines: readonly LogLine[];
  readonly ui: GameUi;
  readonly snapshot: TableSnapshot;
  readonly i18n: TableTranslator;
  readonly replay: LogReplay;
  onClose(): void;
  /** Opens the log. */
  onLog(): void;
}

/** Screen readers announce a recap that opens by itself. */
export function RecapDrawer({ isOpen, ...recap }: RecapViewProps & { readonly isOpen: boolean }): ReactNode {
  return <div aria-live="polite">{isOpen && <RecapView {...recap} />}</div>;
}

export function RecapView({ lines, ui, snapshot, i18n, replay, onClose, onLog }: RecapViewProps): ReactNode {
  const { parties, others } = useMemo(() => recapOf(lines, ui), [lines, ui]);
  const automata = ui.automata?.(snapshot, i18n) ?? [];
  const part = { ui, snapshot, i18n, replay };
  return (
    <section className="recap card" data-scrolls="down" tabIndex={REACHABLE} aria-label={i18n.t('table.log-filter.since')}>
      <header className="recap-head">
        <h2 className="recap-title">{i18n.t('table.log-filter.since')}</h2>
        <button type="button" className="button button-bare" aria-label={i18n.t('app.dismiss')} onClick={onClose}>
          ×
        </button>
      </header>
      {parties.length === 0 && others.length === 0 && <p className="muted">{i18n.t('recap.nothing')}</p>}
      <ul className="recap-parties">
        {parties.map((party) => (
          <li key={String(party.party)} className="recap-party">
            <PartyLines {...part} recap={party} automata={automata} />
          </li>
        ))}
      </ul>
      {others.length > 0 && <Deeds of={others} {...part} />}
      <button type="button" className="button recap-log" onClick={onLog}>
        {i18n.t('recap.log')}
      </button>
    </section>
  );
}

type Part = Pick<RecapViewProps, 'ui' | 'snapshot' | 'i18n' | 'replay'>;

interface PartyLinesProps extends Part {
  readonly recap: PartyRecap;
  readonly automata: readonly AutomatonStanding[];
}

function PartyLines({ recap: { party, counts, deeds }, automata, ...part }: PartyLinesProps): ReactNode {
  const { i18n } = part;
  return (
    <>
      <p className="recap-who">
        <Crest party={party} automata={automata} {...part} />
        {typeof party === 'number' ? <Sentence of={markName(party, i18n.name(party))} /> : <b>{nameOf(party, automata, i18n)}</b>}
        {counts.map(({ text, count }) => (
          <span key={text} className="recap-count">
            {i18n.t(text, { count, signed: signed(count, i18n), score: i18n.t('end.score') })}
          </span>
        ))}
      </p>
      <Deeds of={deeds} {...part} />
    </>
  );
}

interface CrestProps extends Part {
  readonly party: Seat | string;
  readonly automata: readonly AutomatonStanding[];
}

function Crest({ party, automata, ui, snapshot }: CrestProps): ReactNode {
  const { Mark } = ui;
  if (typeof party === 'string') return <Emblem colour={automata.find(({ id }) => id === party)?.colour ?? 'white'} />;
  return Mark ? <Mark snapshot={snapshot} seat={party} /> : <Emblem colour={ui.colourOf(snapshot, party)} />;
}

function nameOf(party: string, automata: readonly AutomatonStanding[], i18n: TableTranslator): string {
  return automata.find(({ id }) => id === party)?.name ?? i18n.thing(party);
}

function signed(count: number, i18n: TableTranslator): string {
  return new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' }).format(count);
}

/** Sentences of the log, each shown again on request while the stage remembers it. */
function Deeds({ of, i18n, replay }: Part & { readonly of: readonly GameEvent[] }): ReactNode {
  if (of.length === 0) return null;
  return (
    <ul className="recap-deeds">
      {of.map((event, nth) => {
        const key = `${event.event}${nth}`;
        return (
          <li key={key}>
            <span>
              <Sentence of={i18n.event(event)} />
            </span>
            {replay.remembers(event) && <AgainButton i18n={i18n} onAgain={() => replay.again(event)} />}
          </li>
        );
      })}
    </ul>
  );
}
