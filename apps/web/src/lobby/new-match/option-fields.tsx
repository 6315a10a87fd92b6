/** The options of a game in a form, each with a short explanation. */
import { type ReactNode, useId } from 'react';
import type { TableTranslator } from '../../i18n/translators.ts';
import { useOptionTexts } from './option-text.ts';
import type { OptionField, OptionValues } from './options.ts';

interface OptionFieldsProps {
  readonly game: string;
  readonly fields: readonly OptionField[];
  readonly seats: number;
  readonly values: OptionValues;
  /** Translates the names of the game's things. */
  readonly i18n: TableTranslator;
  onChange(values: OptionValues): void;
}

export function OptionFields({ game, fields, seats, values, i18n, onChange }: OptionFieldsProps): ReactNode {
  const set = (name: string, value: OptionValues[string] | undefined): void => {
    const { [name]: _, ...others } = values;
    onChange(value === undefined ? others : { ...others, [name]: value });
  };
  return (
    <div className="options">
      {fields.map((field) => (
        <OptionRow key={field.name} game={game} field={field} seats={seats} value={values[field.name]} i18n={i18n} onSet={set} />
      ))}
    </div>
  );
}

interface OptionRowProps {
  readonly game: string;
  readonly field: OptionField;
  readonly seats: number;
  readonly value: OptionValues[string] | undefined;
  readonly i18n: TableTranslator;
  onSet(name: string, value: OptionValues[string] | undefined): void;
}

function OptionRow({ game, field, seats, value, i18n, onSet }: OptionRowProps): ReactNode {
  const id = useId();
  const { title, text } = useOptionTexts(game, i18n)(field.name);
  if (field.kind === 'flag') {
    return (
      <div className="option option-flag">
        <input
          id={id}
          type="checkbox"
          checked={typeof value === 'boolean' ? value : field.normally}
          aria-describedby={`${id}text`}
          onChange={({ target }) => onSet(field.name, target.checked === field.normally ? undefined : target.checked)}
        />
        <label htmlFor={id}>{title}</label>
        <small id={`${id}text`}>{text}</small>
      </div>
    );
  }
  return (
    <div className="option">
      {field.kind === 'words' ? <span className="field-name">{title}</span> : <label htmlFor={id}>{title}</label>}
      <small id={`${id}text`}>{text}</small>
      <OptionInput id={id} game={game} field={field} seats={seats} value={value} i18n={i18n} onSet={onSet} />
    </div>
  );
}

function OptionInput({ id, field, seats, value, i18n, onSet }: OptionRowProps & { readonly id: string }): ReactNode {
  const { name } = field;
  switch (field.kind) {
    case 'seat':
      return (
        <select
          id={id}
          value={typeof value === 'number' && value < seats ? value : ''}
          onChange={({ target }) => onSet(name, target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{i18n.t('new.by-chance')}</option>
          {Array.from({ length: seats }, (_, seat) => seat).map((seat) => (
            <option key={seat} value={seat}>
              {i18n.t('new.seat', { seat: seat + 1 })}
            </option>
          ))}
        </select>
      );
    case 'number':
      return (
        <input
          id={id}
          type="number"
          min={field.min}
          max={field.max ?? undefined}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => onSet(name, target.value === '' ? undefined : Number(target.value))}
        />
      );
    case 'word':
      return (
        <WordSelect
          id={id}
          words={field.words}
          value={typeof value === 'string' ? value : ''}
          i18n={i18n}
          onSet={(word) => onSet(name, word === '' ? undefined : word)}
        />
      );
    case 'words': {
      const chosen = Array.isArray(value) ? value : [];
      const list = Array.from({ length: seats }, (_, seat) => chosen[seat] ?? '');
      return (
        <div className="option-seats">
          {list.map((word, seat) => {
            const key = `seat${seat}`;
            return (
              <WordSelect
                key={key}
                label={i18n.t('new.seat', { seat: seat + 1 })}
                words={field.words.filter((one) => one === word || !list.includes(one))}
                value={word}
                i18n={i18n}
                onSet={(next) => onSet(name, list.with(seat, next))}
              />
            );
          })}
        </div>
      );
    }
    case 'flag':
      return null;
  }
}

interface WordSelectProps {
  readonly id?: string;
  readonly label?: string;
  readonly words: readonly string[];
  readonly value: string;
  readonly i18n: TableTranslator;
  onSet(word: string): void;
}

function WordSelect({ id, label, words, value, i18n, onSet }: WordSelectProps): ReactNode {
  return (
    <select id={id} aria-label={label} value={value} onChange={({ target }) => onSet(target.value)}>
      <option value="">{label === undefined ? i18n.t('new.as-usual') : i18n.t('new.seat-any', { seat: label })}</option>
      {words.map((word) => (
        <option key={word} value={word}>
          {i18n.thing(word)}
        </option>
      ))}
    </select>
  );
}
