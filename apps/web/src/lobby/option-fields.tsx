/** The options of a game in a form, each with a word of what it changes. */
import { type ReactNode, useId } from 'react';
import type { TableSpeaker } from '../words/speaker.ts';
import { optionText, optionTitle } from './option-words.ts';
import type { OptionField, OptionValues } from './options.ts';

interface OptionFieldsProps {
  readonly game: string;
  readonly fields: readonly OptionField[];
  readonly seats: number;
  readonly values: OptionValues;
  /** Knows the names of the game's things. */
  readonly speaker: TableSpeaker;
  onChange(values: OptionValues): void;
}

export function OptionFields({ game, fields, seats, values, speaker, onChange }: OptionFieldsProps): ReactNode {
  const set = (name: string, value: OptionValues[string] | undefined): void => {
    const { [name]: _, ...others } = values;
    onChange(value === undefined ? others : { ...others, [name]: value });
  };
  return (
    <div className="options">
      {fields.map((field) => (
        <OptionRow key={field.name} game={game} field={field} seats={seats} value={values[field.name]} speaker={speaker} onSet={set} />
      ))}
    </div>
  );
}

interface OptionRowProps {
  readonly game: string;
  readonly field: OptionField;
  readonly seats: number;
  readonly value: OptionValues[string] | undefined;
  readonly speaker: TableSpeaker;
  onSet(name: string, value: OptionValues[string] | undefined): void;
}

function OptionRow({ game, field, seats, value, speaker, onSet }: OptionRowProps): ReactNode {
  const id = useId();
  const title = optionTitle(game, field.name, speaker);
  const text = optionText(game, field.name, speaker);
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
      <OptionInput id={id} game={game} field={field} seats={seats} value={value} speaker={speaker} onSet={onSet} />
    </div>
  );
}

function OptionInput({ id, field, seats, value, speaker, onSet }: OptionRowProps & { readonly id: string }): ReactNode {
  const { name } = field;
  switch (field.kind) {
    case 'seat':
      return (
        <select
          id={id}
          value={typeof value === 'number' && value < seats ? value : ''}
          onChange={({ target }) => onSet(name, target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{speaker.say('new.by-chance')}</option>
          {Array.from({ length: seats }, (_, seat) => seat).map((seat) => (
            <option key={seat} value={seat}>
              {speaker.say('new.seat', { seat: seat + 1 })}
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
          speaker={speaker}
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
                label={speaker.say('new.seat', { seat: seat + 1 })}
                words={field.words.filter((one) => one === word || !list.includes(one))}
                value={word}
                speaker={speaker}
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
  readonly speaker: TableSpeaker;
  onSet(word: string): void;
}

function WordSelect({ id, label, words, value, speaker, onSet }: WordSelectProps): ReactNode {
  return (
    <select id={id} aria-label={label} value={value} onChange={({ target }) => onSet(target.value)}>
      <option value="">{label === undefined ? speaker.say('new.as-usual') : speaker.say('new.seat-any', { seat: label })}</option>
      {words.map((word) => (
        <option key={word} value={word}>
          {speaker.thing(word)}
        </option>
      ))}
    </select>
  );
}
