/** One choice of a prophet in words: the candidates, the criteria, and what decided. */
import type { Candidate, ChoiceKey } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { type ProphetCandidate, type ProphetChoice, reasonsOf } from './reasons.ts';
import { RuleText } from './rule-text.tsx';

interface ChoiceViewProps {
  readonly choice: ProphetChoice;
  readonly i18n: TableTranslator;
}

export function ChoiceView({ choice, i18n }: ChoiceViewProps): ReactNode {
  const { keys, weighed, best } = reasonsOf(choice);
  const name = (candidate: Candidate): string => candidateName(candidate, i18n);
  return (
    <div className="lords-choice">
      <p>
        <b>{i18n.label(choice.about)}:</b>{' '}
        {i18n.t('lords.why.chose', {
          chosen: name(choice.chosen),
          count: weighed.length,
          among: weighed.map(({ candidate }) => name(candidate)).join(', '),
        })}
      </p>
      {keys.length > 0 && <Weighing choice={choice} keys={keys} weighed={weighed} i18n={i18n} />}
      <p className="lords-choice-settled">{i18n.t(`lords.settled.${choice.settled}`, { best })}</p>
      <RuleText rule={choice.rule} i18n={i18n} />
    </div>
  );
}

interface WeighingProps extends ChoiceViewProps {
  readonly keys: readonly ChoiceKey[];
  readonly weighed: readonly ProphetCandidate[];
}

/** A row per candidate, a column per criterion that told them apart. */
function Weighing({ choice, keys, weighed, i18n }: WeighingProps): ReactNode {
  return (
    <table className="lords-weighing">
      <thead>
        <tr>
          <td />
          {keys.map((key) => (
            <th key={key} scope="col">
              {i18n.t(`lords.key.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weighed.map(({ candidate, chosen, values }, i) => {
          // Armies of one region have the same number, so the index is the key.
          const row = `${candidate}${i}`;
          return (
            <tr key={row} className={chosen ? 'lords-weighed-chosen' : undefined}>
              <th scope="row">{candidateName(candidate, i18n)}</th>
              {keys.map((key, column) => (
                <td key={key}>{valueText(choice, key, values[column] ?? 0, i18n)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function candidateName(candidate: Candidate, i18n: TableTranslator): string {
  return typeof candidate === 'number' ? i18n.t('lords.why.region', { region: i18n.thing(candidate, 'region') }) : i18n.thing(candidate);
}

const OWNERS_WHEN_USURPING = ['human', 'prophet', 'nobody'] as const;
const OWNERS = ['own', 'prophet', 'nobody', 'human'] as const;
const TEMPLES = ['temple', 'shrine', 'neither'] as const;
/** Keys that mean yes at 0. */
const FLAGS: readonly ChoiceKey[] = ['victory', 'own', 'human-region', 'human-piece', 'preferred', 'first'];
/** Keys that count places from 0. */
const PLACES: readonly ChoiceKey[] = ['preference', 'clockwise'];

function valueText({ about }: ProphetChoice, key: ChoiceKey, value: number, i18n: TableTranslator): string {
  if (FLAGS.includes(key)) return i18n.t(value === 0 ? 'lords.why.yes' : 'lords.why.no');
  if (PLACES.includes(key)) return String(value + 1);
  if (key === 'owner') {
    const owner = about === 'usurped-region' ? OWNERS_WHEN_USURPING[value] : OWNERS[value];
    return i18n.t(`lords.why.owner.${owner ?? 'nobody'}`);
  }
  return key === 'temple' ? i18n.t(`lords.why.temple.${TEMPLES[value] ?? 'neither'}`) : String(value);
}
