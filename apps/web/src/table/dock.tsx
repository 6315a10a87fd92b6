/** The dock: a bar with the question and the one button, and above it a tray with what the draft means. */
import type { ReactNode } from 'react';
import { markName, type TableTranslator } from '../i18n/translators.ts';
import { leadsTo } from './board-input/leads-to.ts';
import { type Choosing, type GameUi, hasTurn, noneOf, promptOf } from './game-ui.ts';
import { lineText } from './log/line-text.ts';
import { answerOf, choicesOf, mayBeNone, rangeOf } from './model/draft.ts';
import type { LogLine } from './model/stage.ts';
import type { TableModel, TableState } from './model/table-model.ts';
import { OrdersField } from './orders/orders-field.tsx';
import { Sentence } from './sentence.tsx';
import './dock.css';

const REACHABLE = 0;

interface DockProps {
  readonly state: TableState;
  readonly model: TableModel;
  readonly ui: GameUi;
  readonly i18n: TableTranslator;
}

export function Dock({ state, model, ui, i18n }: DockProps): ReactNode {
  const { shown, choosing, refusal } = state;
  const { snapshot, playing } = shown;
  const { Aid } = ui;
  const warning = choosing && state.warned !== null ? ui.warning?.(choosing.decision, state.warned, snapshot) : undefined;
  const directly = choosing !== null && ui.answersItself?.(choosing.decision) === true;
  return (
    <section className={choosing ? 'dock dock-mine' : 'dock'} aria-label={i18n.t('table.dock')}>
      {/* Screen readers announce whose turn it is and the question. */}
      <div className="dock-head" role="status">
        <TurnLine state={state} ui={ui} i18n={i18n} />
        {choosing && (
          <h2 className="dock-prompt">
            <Sentence of={promptOf(ui, choosing.decision, i18n)} />
          </h2>
        )}
      </div>
      {/* What happens while nobody is asked comes and goes above the tray, and moves nothing. */}
      {!choosing && (
        <div className="dock-aside">
          <Aid shown={shown} choosing={null} i18n={i18n} why={model.why} />
        </div>
      )}
      {/* A new question has a new tray, so that nothing of the old one moves. Keyboards must reach a tray that scrolls. */}
      <div key={choosing?.decision.id ?? 'nobody asked'} className="dock-tray" data-scrolls="down" tabIndex={REACHABLE}>
        {choosing && <Aid shown={shown} choosing={choosing} i18n={i18n} why={model.why} />}
        {refusal && (
          <p className="dock-refusal" role="alert">
            {refusal.map((reason) => (
              <Sentence key={reason.reason} of={i18n.reason(reason)} />
            ))}
          </p>
        )}
        {choosing && state.orders && !state.answersItself && ui.isResponse?.(choosing.decision) && (
          <OrdersField orders={state.orders} i18n={i18n} onOrder={(orders) => void model.setOrders(orders)} />
        )}
        {choosing && state.answersItself && <Beat choosing={choosing} i18n={i18n} />}
        {warning && (
          <p className="dock-warning" role="alert">
            {i18n.t(warning.text, { count: warning.count })}
          </p>
        )}
        {!choosing && !playing && <LastLines lines={shown.log} i18n={i18n} />}
      </div>
      <div className="dock-actions">
        {snapshot.canUndo && (
          <button type="button" className="button" onClick={model.undo}>
            {i18n.t('table.undo')}
          </button>
        )}
        {playing && (
          <button type="button" className="button" onClick={model.stage.skip}>
            {i18n.t('table.skip')}
          </button>
        )}
        {choosing && ui.isResponse?.(choosing.decision) && (
          <button type="button" className="button dock-pass" disabled={choosing.busy} onClick={model.passForTurn}>
            {i18n.t('table.pass-for-turn')}
          </button>
        )}
        {choosing && mayBeNone(choosing.decision.space) && (
          <button type="button" {...leadsTo('none')} className="button dock-none" disabled={choosing.busy} onClick={choosing.chooseNone}>
            {noneOf(ui, choosing.decision, i18n)}
          </button>
        )}
        {choosing && (!directly || warning) && <ConfirmButton choosing={choosing} isWarned={warning !== undefined} i18n={i18n} />}
      </div>
    </section>
  );
}

/** The one button; while it cannot be pressed, it says what is missing. */
interface ConfirmButtonProps {
  readonly choosing: Choosing;
  readonly isWarned: boolean;
  readonly i18n: TableTranslator;
}

function ConfirmButton({ choosing, isWarned, i18n }: ConfirmButtonProps): ReactNode {
  const { space } = choosing.decision;
  const isReady = answerOf(space, choosing.draft) !== undefined;
  const missing = space.kind === 'some' ? i18n.t('panel.some', rangeOf(space)) : i18n.t('table.choose-first');
  return (
    <button
      type="button"
      className="button button-main dock-confirm"
      disabled={choosing.busy || !isReady}
      aria-description={isReady ? undefined : missing}
      onClick={choosing.confirm}
    >
      {i18n.t(isWarned ? 'table.anyway' : 'table.confirm')}
      {!isReady && (
        <small className="dock-missing" aria-hidden="true">
          {missing}
        </small>
      )}
    </button>
  );
}

/** The question answers itself after a beat that can be seen. */
function Beat({ choosing: { decision }, i18n }: { readonly choosing: Choosing; readonly i18n: TableTranslator }): ReactNode {
  const [only] = choicesOf(decision.space);
  const answer = only === undefined ? '' : i18n.choice(decision.prompt.key, only, decision.hints?.[0]).text;
  return (
    <p className="dock-beat">
      <Sentence of={i18n.t('table.only-answer', { answer })} />
    </p>
  );
}

/** Whose turn it is, in a line. "Your turn" is said only to the player whose turn it is. */
function TurnLine({ state, ui, i18n }: Pick<DockProps, 'state' | 'ui' | 'i18n'>): ReactNode {
  const { snapshot, playing } = state.shown;
  const reason = snapshot.over || playing ? undefined : ui.turnReason?.(snapshot, i18n);
  if (state.choosing) {
    const isOwnTurn = hasTurn(ui, snapshot);
    const whose = ui.turnOf?.(snapshot) ?? null;
    const why = reason ?? (whose === null ? undefined : i18n.t('table.turn-of', { name: markName(whose, i18n.name(whose)) }));
    return (
      <p className="dock-turn">
        <span className="dock-turn-mine">{i18n.t(isOwnTurn ? 'table.your-turn' : 'table.your-decision')}</span>
        {!isOwnTurn && why !== undefined && (
          <span className="dock-reason">
            {' '}
            <Sentence of={why} />
          </span>
        )}
      </p>
    );
  }
  if (snapshot.over) return <p className="dock-turn">{i18n.t('table.over')}</p>;
  if (playing) return <LastLine line={state.shown.log.at(-1)} i18n={i18n} />;
  const waited = snapshot.waiting.filter(({ answered }) => answered !== true).map(({ seat }) => markName(seat, i18n.name(seat)));
  return (
    <>
      <p className="dock-turn">
        <Sentence of={i18n.t('table.waiting', { names: waited.join(', '), count: waited.length })} />
      </p>
      {reason !== undefined && (
        <p className="dock-reason">
          <Sentence of={reason} />
        </p>
      )}
    </>
  );
}

/** While scenes play, the dock tells what happens. */
function LastLine({ line, i18n }: { readonly line: LogLine | undefined; readonly i18n: TableTranslator }): ReactNode {
  return <p className="dock-turn dock-news">{line && <Sentence of={lineText(line, i18n)} />}</p>;
}

/** So many lines of the log fit into the empty tray. */
const NEWEST = 2;

/** While others think, the tray repeats what happened last. */
function LastLines({ lines, i18n }: { readonly lines: readonly LogLine[]; readonly i18n: TableTranslator }): ReactNode {
  return (
    <ul className="dock-last" aria-hidden="true">
      {lines.slice(-NEWEST).map((line, nth) => {
        // By its place: a new line changes the words, and moves nothing.
        const key = `place${nth}`;
        return (
          <li key={key}>
            <Sentence of={lineText(line, i18n)} />
          </li>
        );
      })}
    </ul>
  );
}
