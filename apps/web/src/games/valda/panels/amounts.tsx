/** Amounts of resources in a line: an icon and a number per kind, or what a price leaves. */
import { type Purse, RESOURCES, type Resource } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import { RESOURCE_ICONS } from '../icons.ts';

interface AmountProps {
  readonly resource: Resource;
  readonly text: string;
  readonly i18n: TableTranslator;
}

export function Amount({ resource, text, i18n }: AmountProps): ReactNode {
  return (
    <span className={`valda-amount valda-resource-${resource}`} title={i18n.label(resource)}>
      <Icon outline={RESOURCE_ICONS[resource]} />
      <span className="unseen">{i18n.thing(resource)} </span>
      {text}
    </span>
  );
}

interface AmountsProps {
  readonly of: Readonly<Partial<Purse>>;
  readonly i18n: TableTranslator;
  /** The payer's resources; with them, the line shows the remainder. */
  readonly from?: Readonly<Purse>;
}

export function Amounts({ of, i18n, from }: AmountsProps): ReactNode {
  return RESOURCES.map((resource) => {
    const count = of[resource] ?? 0;
    if (count === 0) return null;
    const text = from ? `${count} (${from[resource]} → ${from[resource] - count})` : String(count);
    return <Amount key={resource} resource={resource} text={text} i18n={i18n} />;
  });
}
