/** The name of a guest; the suggested one counts while the field is empty. */
import { type ReactNode, useId } from 'react';
import { LONGEST_NAME } from './names.ts';

interface NameFieldProps {
  readonly label: string;
  readonly suggested: string;
  readonly value: string;
  onChange(name: string): void;
}

export function NameField({ label, suggested, value, onChange }: NameFieldProps): ReactNode {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="nickname"
        maxLength={LONGEST_NAME}
        placeholder={suggested}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
