/** A number between two buttons. */
import type { ReactNode } from 'react';
import { leadsTo } from '../../../table/board-input/leads-to.ts';

interface StepperProps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly label: string;
  onChange(value: number): void;
}

export function Stepper({ value, min, max, label, onChange }: StepperProps): ReactNode {
  return (
    <fieldset className="valda-stepper">
      <legend className="unseen">{label}</legend>
      <button
        type="button"
        {...leadsTo('any')}
        className="button"
        aria-label={`${label} −1`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output aria-label={label}>{value}</output>
      <button
        type="button"
        {...leadsTo('any')}
        className="button"
        aria-label={`${label} +1`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
