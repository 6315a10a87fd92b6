/** What stands under the question in Raids: the plan with its monsters, the tile to place, the goods to sell, the duel. */
import type { ReactNode } from 'react';
import { useMedia } from '../../app/use-media.ts';
import type { PartProps } from '../../table/face.ts';
import { Deck } from './deck.tsx';
import { Duel } from './duel.tsx';
import { PlacingAid } from './placing-aid.tsx';
import { PlanAid } from './plan-aid.tsx';
import { isAboutSlots } from './slots.ts';
import { plansOf, tableOf } from './table-of-raids.ts';
import './aid.css';

export function Aid(props: PartProps): ReactNode {
  const { shown, choosing } = props;
  const table = tableOf(shown.snapshot);
  const decision = choosing?.decision;
  const ship = decision && table.ships[decision.seat];
  // Where the page is scrolled, the own ship may be out of sight: its deck is shown with the question.
  const low = useMedia('(max-width: 64rem)');
  return (
    <>
      {table.fight && decision?.prompt.key !== 'flee-to' && <Duel {...props} fight={table.fight} />}
      {plansOf(decision).length > 0 && <PlanAid {...props} />}
      {decision?.prompt.key === 'place-tile' && <PlacingAid {...props} />}
      {low && ship && decision && isAboutSlots(decision) && <Deck {...props} ship={ship} seat={decision.seat} />}
    </>
  );
}
