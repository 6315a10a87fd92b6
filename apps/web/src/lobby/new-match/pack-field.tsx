/** The form's content pack: shown only where packs are installed for the game. */
import type { InstalledPack } from '@skald/protocol';
import { type ReactNode, useId } from 'react';
import { usePackWords } from '../../editions/pack-words.ts';

interface PackFieldProps {
  readonly packs: readonly InstalledPack[];
  readonly chosen: string | undefined;
  onChoose(edition: string | undefined): void;
}

export function PackField({ packs, chosen, onChoose }: PackFieldProps): ReactNode {
  const words = usePackWords();
  const id = useId();
  const note = packs.find(({ edition }) => edition === chosen)?.note;
  return (
    words && (
      <fieldset className="card new-part">
        <legend>{words.legend}</legend>
        <div className="option">
          <label htmlFor={id}>{words.legend}</label>
          <small id={`${id}text`}>{note || words.about}</small>
          <select
            id={id}
            aria-describedby={`${id}text`}
            value={chosen ?? ''}
            onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
          >
            <option value="">{words.none}</option>
            {packs.map(({ edition, name }) => (
              <option key={edition} value={edition}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </fieldset>
    )
  );
}
