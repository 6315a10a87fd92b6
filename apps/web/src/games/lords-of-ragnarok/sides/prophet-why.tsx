/** The last turn of a prophet, step by step, each with the reasons for it on request. */
import why from 'icon:magnifying-glass';
import type { ProphetId } from '@skald/engine/games/lords-of-ragnarok';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { Explanation } from '../../../table/face.ts';
import { Sentence } from '../../../table/sentence.tsx';
import type { Shown } from '../../../table/stage.ts';
import type { TableSpeaker } from '../../../words/speaker.ts';
import { isLordsEvent } from '../table-of-lords.ts';
import { ChoiceView } from './choice-view.tsx';
import { type Deed, lastTurnOf, ruleOf } from './reasons.ts';
import { RuleText } from './rule-text.tsx';
import './why.css';

interface ProphetWhyProps {
  readonly shown: Shown;
  readonly prophet: ProphetId;
  readonly speaker: TableSpeaker;
}

/** His deeds are put into words only while they are read: they change with every scene. */
export function ProphetWhy(props: ProphetWhyProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details className="lords-why" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon outline={why} /> {props.speaker.say('lords.why')}
      </summary>
      {open && <Deeds {...props} />}
    </details>
  );
}

function Deeds({ shown, prophet, speaker }: ProphetWhyProps): ReactNode {
  const deeds = lastTurnOf(shown.log, prophet);
  if (deeds.length === 0) return <p className="muted">{speaker.say('lords.why.nothing')}</p>;
  return (
    <ol className="lords-deeds">
      {deeds.map((deed) => (
        <li key={deed.id}>
          <DeedView deed={deed} speaker={speaker} />
        </li>
      ))}
    </ol>
  );
}

function DeedView({ deed, speaker }: { readonly deed: Deed; readonly speaker: TableSpeaker }): ReactNode {
  const { event, choices, rule } = deed;
  const sentence = <Sentence of={speaker.event(event)} />;
  if (choices.length === 0 && rule === null) return sentence;
  return (
    <details className="lords-deed">
      <summary>{sentence}</summary>
      {choices.map((choice, i) => {
        const key = `${choice.about}${i}`;
        return <ChoiceView key={key} choice={choice} speaker={speaker} />;
      })}
      {rule !== null && choices.every((choice) => choice.rule !== rule) && <RuleText rule={rule} speaker={speaker} />}
    </details>
  );
}

/** The reasons behind lines of the log. */
export const explanation: Explanation = {
  has: (event) => isLordsEvent(event) && (event.event === 'prophet-chose' || ruleOf(event) !== null),
  Text: ({ event, speaker }) => {
    if (!isLordsEvent(event)) return null;
    if (event.event === 'prophet-chose') return <ChoiceView choice={event} speaker={speaker} />;
    const rule = ruleOf(event);
    return rule === null ? null : <RuleText rule={rule} speaker={speaker} />;
  },
};
