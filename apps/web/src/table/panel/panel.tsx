/** The generated panel: every choice of the open decision, from the decision alone; for mouse, keyboard and screen reader. */
import { type ReactNode, useEffect, useRef } from 'react';
import { LinkedText } from '../../help/rule-link.tsx';
import type { TableTranslator } from '../../i18n/translators.ts';
import { type Choosing, type GameUi, noneOf, promptOf } from '../game-ui.ts';
import { answerOf, mayBeNone, rangeOf } from '../model/draft.ts';
import { Sentence } from '../sentence.tsx';
import { TableValue, useTableValue } from '../table-memory.tsx';
import { AmountField } from './amount-field.tsx';
import { ChoiceList } from './choice-list.tsx';
import { OrderList } from './order-list.tsx';
import './panel.css';

interface PanelProps {
  readonly choosing: Choosing;
  /** The choices by index, in the order of the list. */
  readonly order: readonly number[];
  readonly ui: GameUi;
  readonly i18n: TableTranslator;
}

/** After an answer from the panel, the focus stays there for the next question, unless the list is closed meanwhile. */
export const ANSWERED_IN_PANEL = new TableValue(false);

export function Panel({ choosing, order, ui, i18n }: PanelProps): ReactNode {
  const { decision, draft, busy } = choosing;
  const { space } = decision;
  const answeredInPanel = useTableValue(ANSWERED_IN_PANEL);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answeredInPanel.get()) form.current?.querySelector<HTMLElement>('input, button:enabled')?.focus();
    answeredInPanel.set(false);
  }, [answeredInPanel]);

  return (
    <form
      ref={form}
      className="panel"
      data-decision={decision.id}
      aria-label={i18n.t('panel.title')}
      onSubmit={(event) => {
        event.preventDefault();
        answeredInPanel.set(true);
        choosing.confirm();
      }}
    >
      <fieldset className="panel-choices" disabled={busy}>
        <legend className="panel-prompt">
          <Sentence of={promptOf(ui, decision, i18n)} />
        </legend>
        {(space.kind === 'one' || space.kind === 'some') && <ChoiceList choosing={choosing} order={order} i18n={i18n} />}
        {space.kind === 'some' && <p className="muted">{i18n.t('panel.some', rangeOf(space))}</p>}
        {space.kind === 'amount' && <AmountField choosing={choosing} i18n={i18n} min={space.min} max={space.max} />}
        {space.kind === 'order' && <OrderList choosing={choosing} i18n={i18n} />}
      </fieldset>
      <div className="panel-foot">
        <span className="panel-rules muted">
          <LinkedText text={i18n.t('panel.rules', { rules: decision.rules.join(', ') })} />
        </span>
        {mayBeNone(space) && (
          <button type="button" className="button" disabled={busy} onClick={choosing.chooseNone}>
            {noneOf(ui, decision, i18n)}
          </button>
        )}
        <button type="submit" className="button button-main" disabled={busy || answerOf(space, draft) === undefined}>
          {i18n.t('table.confirm')}
        </button>
      </div>
    </form>
  );
}
