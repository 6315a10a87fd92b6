/** Below the question in Raids: the plan with its monsters, the tile to place, the goods to sell, the duel. */
import type { ReactNode } from 'react';
import { useMedia } from '../../../app/use-media.ts';
import { MEDIA } from '../../../design/media.ts';
import type { PartProps } from '../../../table/game-ui.ts';
import { Deck } from '../panels/deck.tsx';
import { isAboutSlots } from '../panels/slots.ts';
import { isRaidsDecision, plansOf, tableOf } from '../table-of-raids.ts';
import { Duel } from './duel.tsx';
import { PlacingAid } from './placing-aid.tsx';
import { PlanAid } from './plan-aid.tsx';
import './aid.css';

export function Aid(props: PartProps): ReactNode {
  const { shown, choosing } = props;
  const table = tableOf(shown.snapshot);
  const decision = choosing?.decision;
  const ship = decision && table.ships[decision.seat];
  // If the page is scrolled, the player's ship may be out of view: show its deck with the question.
  const low = useMedia(MEDIA.belowDesk);
  return (
    <>
      {table.fight && !isRaidsDecision(decision, 'flee-to') && <Duel {...props} fight={table.fight} />}
      {plansOf(decision).length > 0 && <PlanAid {...props} />}
      {isRaidsDecision(decision, 'place-tile') && <PlacingAid {...props} />}
      {low && ship && decision && isAboutSlots(decision) && <Deck {...props} ship={ship} seat={decision.seat} />}
    </>
  );
}
