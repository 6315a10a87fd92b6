/** Below the question in Valda: what happens, what an answer costs, and the answers that lie on no board. */
import type { ReactNode } from 'react';
import { useMedia } from '../../../app/use-media.ts';
import { MEDIA } from '../../../design/media.ts';
import type { PartProps } from '../../../table/game-ui.ts';
import { ChoosableHand } from '../panels/hand.tsx';
import { Tracks } from '../panels/tracks.tsx';
import { Duel } from '../stage/duel.tsx';
import { SceneView } from '../stage/scene-view.tsx';
import { isValdaDecision, tableOf } from '../table-of-valda.ts';
import { CardPick } from './card-pick.tsx';
import { Choices } from './choices.tsx';
import { DicePick } from './dice-pick.tsx';
import { DraftLine } from './draft-line.tsx';
import { SwapAid } from './swap-aid.tsx';
import { TradeAid, TradeTimes } from './trade-aid.tsx';
import './aid.css';

export function Aid(props: PartProps): ReactNode {
  const { shown, choosing } = props;
  const table = tableOf(shown.snapshot);
  // If the page is scrolled, the hand may be out of view: show its selectable cards with the question.
  const low = useMedia(MEDIA.belowDesk);
  const decision = choosing?.decision;
  const player = decision && table.players[decision.seat];
  // Questions that are answered on the map, which nothing may cover.
  const onTheMap = isValdaDecision(decision, 'exile-temple', 'wreck-temple');
  const aboutHand = isValdaDecision(decision, 'act', 'attack', 'defend', 'discard-down', 'discard-cards');
  return (
    <>
      {shown.playing && <SceneView {...props} />}
      {table.attack && !onTheMap && <Duel {...props} attack={table.attack} />}
      {choosing && (
        <>
          {isValdaDecision(decision, 'trade') && <TradeAid {...props} choosing={choosing} />}
          {isValdaDecision(decision, 'trade-times') && <TradeTimes {...props} choosing={choosing} />}
          {isValdaDecision(decision, 'swap-for-blood') && <SwapAid {...props} choosing={choosing} />}
          {isValdaDecision(decision, 'keep-card', 'return-card', 'take-from-pile') && <CardPick {...props} choosing={choosing} />}
          {isValdaDecision(decision, 'reroll') && <DicePick {...props} choosing={choosing} />}
          {low && aboutHand && <ChoosableHand {...props} />}
          {low && player && isValdaDecision(decision, 'build') && <Tracks {...props} player={player} own />}
          <DraftLine {...props} choosing={choosing} />
          <Choices {...props} choosing={choosing} />
        </>
      )}
    </>
  );
}
