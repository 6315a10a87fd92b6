/** A whole number between two bounds: by slider, by keyboard, or typed. */
import { type ReactNode, useId } from 'react';
import type { TableTranslator } from '../../i18n/translators.ts';
import type { Choosing } from '../game-ui.ts';
import { setAmount } from '../model/draft.ts';

interface AmountFieldProps {
  readonly choosing: Choosing;
  readonly i18n: TableTranslator;
  readonly min: number;
  readonly max: number;
}

export function AmountField({ choosing, i18n, min, max }: AmountFieldProps): ReactNode {
  const id = useId();
  const { decision, draft } = choosing;
  const value = draft.kind === 'amount' ? draft.value : min;
  const change = (text: string): void => choosing.setDraft(setAmount(decision.space, draft, Number(text)));
  return (
    <div className="amount-field">
      <label htmlFor={id}>{i18n.t('panel.amount', { min, max })}</label>
      <input id={id} type="number" inputMode="numeric" min={min} max={max} value={value} onChange={(event) => change(event.target.value)} />
      <input
        type="range"
        aria-label={i18n.t('panel.amount', { min, max })}
        min={min}
        max={max}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}
