/** Cards as an overlapping fan: as many as there are always fit; the one that is pointed at rises. */
import type { CSSProperties, ReactNode } from 'react';
import './fan.css';

interface FanCard {
  readonly key: string;
  readonly state: 'idle' | 'offered' | 'drafted' | 'closed';
  readonly face: ReactNode;
}

interface FanProps {
  readonly cards: readonly FanCard[];
  readonly label: string;
}

type FanStyle = CSSProperties & Readonly<Record<`--${string}`, number>>;

export function Fan({ cards, label }: FanProps): ReactNode {
  const whole: FanStyle = { '--fan-count': cards.length };
  return (
    <ul className="fan" aria-label={label} style={whole}>
      {cards.map(({ key, state, face }, nth) => {
        const place: FanStyle = { '--fan-nth': nth };
        return (
          <li key={key} className={`fan-card fan-${state}`} style={place}>
            {face}
          </li>
        );
      })}
    </ul>
  );
}
