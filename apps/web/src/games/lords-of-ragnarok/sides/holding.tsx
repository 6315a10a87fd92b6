/** What lies before a person: hero, attributes, runes, cards, priests, blessings, artifacts; the own one with the hand. */
import type { ReactNode } from 'react';
import type { HoldingProps } from '../../../table/face.ts';
import { colourOfParty, tableOf } from '../table-of-lords.ts';

export function Holding({ shown, speaker, seat }: HoldingProps): ReactNode {
  const table = tableOf(shown.snapshot);
  return <article className={`lords-holding player-${colourOfParty(table, seat)}`} aria-label={speaker.name(seat)} data-seat={seat} />;
}
