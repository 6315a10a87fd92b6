/** One choice of a prophet in plain words: what he weighed, by what, and what settled it. */
import type { Candidate, ChoiceKey } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import type { TableSpeaker } from '../../../words/speaker.ts';
import { type Chose, groundsOf, type Weighed } from './reasons.ts';
import { RuleText } from './rule-text.tsx';

interface ChoiceViewProps {
  readonly choice: Chose;
  readonly speaker: TableSpeaker;
}

export function ChoiceView({ choice, speaker }: ChoiceViewProps): ReactNode {
  const { keys, weighed, best } = groundsOf(choice);
  const name = (candidate: Candidate): string => candidateName(candidate, speaker);
  return (
    <div className="lords-choice">
      <p>
        <b>{speaker.label(choice.about)}:</b>{' '}
        {speaker.say('lords.why.chose', {
          chosen: name(choice.chosen),
          count: weighed.length,
          among: weighed.map(({ candidate }) => name(candidate)).join(', '),
        })}
      </p>
      {keys.length > 0 && <Weighing choice={choice} keys={keys} weighed={weighed} speaker={speaker} />}
      <p className="lords-choice-settled">{speaker.say(`lords.settled.${choice.settled}`, { best })}</p>
      <RuleText rule={choice.rule} speaker={speaker} />
    </div>
  );
}

interface WeighingProps extends ChoiceViewProps {
  readonly keys: readonly ChoiceKey[];
  readonly weighed: readonly Weighed[];
}

/** A row for each candidate, a column for each thing that told them apart. */
function Weighing({ choice, keys, weighed, speaker }: WeighingProps): ReactNode {
  return (
    <table className="lords-weighing">
      <thead>
        <tr>
          <td />
          {keys.map((key) => (
            <th key={key} scope="col">
              {speaker.say(`lords.key.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weighed.map(({ candidate, chosen, values }, i) => {
          // Armies of one region go by the same number: each row has its place.
          const row = `${candidate}${i}`;
          return (
            <tr key={row} className={chosen ? 'lords-weighed-chosen' : undefined}>
              <th scope="row">{candidateName(candidate, speaker)}</th>
              {keys.map((key, column) => (
                <td key={key}>{valueText(choice, key, values[column] ?? 0, speaker)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function candidateName(candidate: Candidate, speaker: TableSpeaker): string {
  return typeof candidate === 'number' ? speaker.say('lords.why.region', { region: candidate }) : speaker.thing(candidate);
}

const OWNERS_WHEN_USURPING = ['human', 'prophet', 'nobody'] as const;
const OWNERS = ['own', 'prophet', 'nobody', 'human'] as const;
const TEMPLES = ['temple', 'shrine', 'neither'] as const;
/** Keys that say yes where they are 0. */
const FLAGS: readonly ChoiceKey[] = ['victory', 'own', 'human-region', 'human-piece', 'preferred', 'first'];
/** Keys that count places from 0. */
const PLACES: readonly ChoiceKey[] = ['preference', 'clockwise'];

function valueText({ about }: Chose, key: ChoiceKey, value: number, speaker: TableSpeaker): string {
  if (FLAGS.includes(key)) return speaker.say(value === 0 ? 'lords.why.yes' : 'lords.why.no');
  if (PLACES.includes(key)) return String(value + 1);
  if (key === 'owner') {
    const owner = about === 'usurped-region' ? OWNERS_WHEN_USURPING[value] : OWNERS[value];
    return speaker.say(`lords.why.owner.${owner ?? 'nobody'}`);
  }
  return key === 'temple' ? speaker.say(`lords.why.temple.${TEMPLES[value] ?? 'neither'}`) : String(value);
}
