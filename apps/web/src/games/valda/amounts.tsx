/** Amounts of resources in a line: an icon and a number for each kind, or what a price leaves of what one has. */
import { type Purse, RESOURCES, type Resource } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { TableSpeaker } from '../../words/speaker.ts';
import { RESOURCE_ICONS } from './icons.ts';

interface AmountProps {
  readonly resource: Resource;
  readonly text: string;
  readonly speaker: TableSpeaker;
}

export function Amount({ resource, text, speaker }: AmountProps): ReactNode {
  return (
    <span className={`valda-amount resource-${resource}`} title={speaker.label(resource)}>
      <Icon outline={RESOURCE_ICONS[resource]} />
      <span className="unseen">{speaker.thing(resource)} </span>
      {text}
    </span>
  );
}

interface AmountsProps {
  readonly of: Readonly<Partial<Purse>>;
  readonly speaker: TableSpeaker;
  /** What the payer has: then it says what is left. */
  readonly from?: Readonly<Purse>;
}

export function Amounts({ of, speaker, from }: AmountsProps): ReactNode {
  return RESOURCES.map((resource) => {
    const count = of[resource] ?? 0;
    if (count === 0) return null;
    const text = from ? `${count} (${from[resource]} → ${from[resource] - count})` : String(count);
    return <Amount key={resource} resource={resource} text={text} speaker={speaker} />;
  });
}
