/** The generated panel: every choice of the open decision, from the decision alone; by mouse, keyboard and screen reader. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { TableSpeaker } from '../../words/speaker.ts';
import { answerOf, choicesOf } from '../draft.ts';
import type { Choosing } from '../face.ts';
import { Sentence } from '../sentence.tsx';
import { AmountField } from './amount-field.tsx';
import { ChoiceList } from './choice-list.tsx';
import { DigitBuffer } from './digit-buffer.ts';
import { OrderList } from './order-list.tsx';
import './panel.css';

interface PanelProps {
  readonly choosing: Choosing;
  readonly speaker: TableSpeaker;
}

/** Whoever answers by keyboard stays in the panel when the next question comes. */
let answeredHere = false;

export function Panel({ choosing, speaker }: PanelProps): ReactNode {
  const { decision, draft, busy } = choosing;
  const { space } = decision;
  const form = useRef<HTMLFormElement>(null);
  const digits = useRef(new DigitBuffer());
  useEffect(() => {
    if (answeredHere) form.current?.querySelector<HTMLElement>('input, button:enabled')?.focus();
    answeredHere = false;
  }, []);

  const byNumber = (event: KeyboardEvent): void => {
    if (space.kind === 'amount' || space.kind === 'order' || event.ctrlKey || event.metaKey || event.altKey) return;
    const number = digits.current.type(event.key, choicesOf(space).length, event.timeStamp);
    if (number === undefined) return;
    event.preventDefault();
    choosing.pick(number - 1);
    form.current?.querySelectorAll('input')[number - 1]?.focus();
  };

  return (
    // The numbers of the choices are typed anywhere in the form; its fields have their own keys.
    <form
      ref={form}
      className="panel"
      data-decision={decision.id}
      aria-label={speaker.say('panel.title')}
      onKeyDown={byNumber}
      onSubmit={(event) => {
        event.preventDefault();
        answeredHere = true;
        choosing.confirm();
      }}
    >
      <fieldset className="panel-choices" disabled={busy}>
        <legend className="panel-prompt">
          <Sentence of={speaker.prompt(decision.prompt)} />
        </legend>
        {(space.kind === 'one' || space.kind === 'some') && <ChoiceList choosing={choosing} speaker={speaker} />}
        {space.kind === 'some' && <p className="muted">{speaker.say('panel.some', { min: space.min, max: space.max })}</p>}
        {space.kind === 'amount' && <AmountField choosing={choosing} speaker={speaker} min={space.min} max={space.max} />}
        {space.kind === 'order' && <OrderList choosing={choosing} speaker={speaker} />}
      </fieldset>
      <div className="panel-foot">
        <span className="panel-rules muted">{speaker.say('panel.rules', { rules: decision.rules.join(', ') })}</span>
        <button type="submit" className="button button-main" disabled={busy || answerOf(space, draft) === undefined}>
          {speaker.say('table.confirm')}
        </button>
      </div>
    </form>
  );
}
