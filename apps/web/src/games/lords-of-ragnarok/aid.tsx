/** What stands under the question in Lords of Ragnarok: what an answer means, and the answers that lie nowhere on the table. */
import type { ReactNode } from 'react';
import type { PartProps } from '../../table/face.ts';
import { Sentence } from '../../table/sentence.tsx';
import { useReach } from './reach.ts';

export function Aid({ choosing, speaker }: PartProps): ReactNode {
  const reach = useReach(choosing);
  if (!reach || !choosing) return null;
  const { decision, busy, choose } = choosing;
  return (
    <div className="lords-choices">
      {reach.left.map(({ place, choice }) => (
        <button key={place} type="button" className="button" disabled={busy} onClick={() => choose(place)}>
          <Sentence of={speaker.choice(decision.prompt.key, choice, decision.hints?.[place]).text} />
        </button>
      ))}
    </div>
  );
}
