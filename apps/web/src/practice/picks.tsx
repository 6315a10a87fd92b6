/** A choice of one among several that are all in sight. */
import { type ReactNode, useId } from 'react';
import './picks.css';

interface PicksProps<T extends string | number> {
  readonly legend: string;
  readonly of: readonly T[];
  readonly picked: T | undefined;
  words(one: T): string;
  onPick(one: T): void;
}

export function Picks<T extends string | number>({ legend, of, picked, words, onPick }: PicksProps<T>): ReactNode {
  const id = useId();
  return (
    <fieldset className="picks">
      <legend>{legend}</legend>
      {of.map((one) => (
        <label key={one} className="pick">
          <input type="radio" name={id} checked={picked === one} onChange={() => onPick(one)} />
          <span>{words(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}
