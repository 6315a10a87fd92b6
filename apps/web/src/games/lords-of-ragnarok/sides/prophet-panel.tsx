/** A prophet of Surtur: his action row, the die, and why he did what he did. */
import type { ProphetId } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import type { LordsPart } from '../part.ts';

interface ProphetPanelProps extends LordsPart {
  readonly prophet: ProphetId;
}

export function ProphetPanel({ prophet, speaker }: ProphetPanelProps): ReactNode {
  return <section className="lords-prophet" aria-label={speaker.thing(prophet)} />;
}
