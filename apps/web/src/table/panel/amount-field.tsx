/** A whole number between two bounds: by slider, by keyboard, or typed. */
import { type ReactNode, useId } from 'react';
import type { TableSpeaker } from '../../words/speaker.ts';
import { setAmount } from '../draft.ts';
import type { Choosing } from '../face.ts';

interface AmountFieldProps {
  readonly choosing: Choosing;
  readonly speaker: TableSpeaker;
  readonly min: number;
  readonly max: number;
}

export function AmountField({ choosing, speaker, min, max }: AmountFieldProps): ReactNode {
  const id = useId();
  const { decision, draft } = choosing;
  const value = draft.kind === 'amount' ? draft.value : min;
  const change = (text: string): void => choosing.setDraft(setAmount(decision.space, draft, Number(text)));
  return (
    <div className="amount-field">
      <label htmlFor={id}>{speaker.say('panel.amount', { min, max })}</label>
      <input id={id} type="number" inputMode="numeric" min={min} max={max} value={value} onChange={(event) => change(event.target.value)} />
      <input
        type="range"
        aria-label={speaker.say('panel.amount', { min, max })}
        min={min}
        max={max}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}
