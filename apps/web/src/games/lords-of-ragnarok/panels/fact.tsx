/** A number with its icon; screen readers and the tooltip say its name. */
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';

interface FactProps {
  readonly icon: string;
  readonly label: string;
  readonly text: string;
}

export function Fact({ icon, label, text }: FactProps): ReactNode {
  return (
    <span className="lords-fact" title={label}>
      <Icon outline={icon} label={label} /> {text}
    </span>
  );
}
