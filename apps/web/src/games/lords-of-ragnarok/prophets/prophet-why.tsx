/** The last turn of a prophet, step by step, each with its reasons on request. */
import why from 'icon:magnifying-glass';
import type { ProphetId } from '@skald/engine/games/lords-of-ragnarok';
import { type ReactNode, useState } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import type { Explanation } from '../../../table/game-ui.ts';
import type { StageState } from '../../../table/model/stage.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { isLordsEvent } from '../table-of-lords.ts';
import { ChoiceView } from './choice-view.tsx';
import { lastTurnOf, type ProphetAction, ruleOf } from './reasons.ts';
import { RuleText } from './rule-text.tsx';
import './why.css';

interface ProphetWhyProps {
  readonly shown: StageState;
  readonly prophet: ProphetId;
  readonly i18n: TableTranslator;
}

/** Translates the actions only while the list is open, because they change with every scene. */
export function ProphetWhy(props: ProphetWhyProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details className="lords-why" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon outline={why} /> {props.i18n.t('lords.why')}
      </summary>
      {open && <Deeds {...props} />}
    </details>
  );
}

function Deeds({ shown, prophet, i18n }: ProphetWhyProps): ReactNode {
  const actions = lastTurnOf(shown.log, prophet);
  if (actions.length === 0) return <p className="muted">{i18n.t('lords.why.nothing')}</p>;
  return (
    <ol className="lords-deeds">
      {actions.map((action) => (
        <li key={action.id}>
          <ActionView action={action} i18n={i18n} />
        </li>
      ))}
    </ol>
  );
}

function ActionView({ action, i18n }: { readonly action: ProphetAction; readonly i18n: TableTranslator }): ReactNode {
  const { event, choices, rule } = action;
  const sentence = <Sentence of={i18n.event(event)} />;
  if (choices.length === 0 && rule === null) return sentence;
  return (
    <details className="lords-deed">
      <summary>{sentence}</summary>
      {choices.map((choice, i) => {
        const key = `${choice.about}${i}`;
        return <ChoiceView key={key} choice={choice} i18n={i18n} />;
      })}
      {rule !== null && choices.every((choice) => choice.rule !== rule) && <RuleText rule={rule} i18n={i18n} />}
    </details>
  );
}

/** The reasons behind lines of the log. */
export const explanation: Explanation = {
  has: (event) => isLordsEvent(event) && (event.event === 'prophet-chose' || ruleOf(event) !== null),
  Text: ({ event, i18n }) => {
    if (!isLordsEvent(event)) return null;
    if (event.event === 'prophet-chose') return <ChoiceView choice={event} i18n={i18n} />;
    const rule = ruleOf(event);
    return rule === null ? null : <RuleText rule={rule} i18n={i18n} />;
  },
};
