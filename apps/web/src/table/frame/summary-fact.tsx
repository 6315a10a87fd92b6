/** A number with its picture in a player's strip. */
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';

export function SummaryFact({ icon, label, text }: { readonly icon: string; readonly label: string; readonly text: string }): ReactNode {
  return (
    <span className="strip-fact" title={label}>
      <Icon outline={icon} />
      <span className="unseen">{label} </span>
      {text}
    </span>
  );
}
