/** What stands under the question in Valda: what is happening, what an answer costs, and the answers that lie on no board. */
import type { ReactNode } from 'react';
import { useMedia } from '../../app/use-media.ts';
import type { PartProps } from '../../table/face.ts';
import { CardPick } from './card-pick.tsx';
import { Choices } from './choices.tsx';
import { DicePick } from './dice-pick.tsx';
import { DraftLine } from './draft-line.tsx';
import { Duel } from './duel.tsx';
import { Hand } from './hand.tsx';
import { Happening } from './happening.tsx';
import { SwapAid } from './swap-aid.tsx';
import { tableOf } from './table-of-valda.ts';
import { TradeAid, TradeTimes } from './trade-aid.tsx';
import './aid.css';

/** Questions that are answered with cards of the own hand. */
const ABOUT_HAND: readonly string[] = ['act', 'attack', 'defend', 'discard-down', 'discard-cards'];

/** Questions that are answered on the map: nothing may cover it. */
const ON_THE_MAP: readonly string[] = ['exile-temple', 'wreck-temple'];

export function Aid(props: PartProps): ReactNode {
  const { shown, choosing } = props;
  const table = tableOf(shown.snapshot);
  // Where the page is scrolled, the own hand may be out of sight: what can be chosen of it is shown with the question.
  const low = useMedia('(max-width: 64rem)');
  const key = choosing?.decision.prompt.key ?? '';
  return (
    <>
      {shown.playing && <Happening {...props} />}
      {table.attack && !ON_THE_MAP.includes(key) && <Duel {...props} attack={table.attack} />}
      {choosing && (
        <>
          {key === 'trade' && <TradeAid {...props} choosing={choosing} />}
          {key === 'trade-times' && <TradeTimes {...props} choosing={choosing} />}
          {key === 'swap-for-blood' && <SwapAid {...props} choosing={choosing} />}
          {(key === 'keep-card' || key === 'return-card' || key === 'take-from-pile') && <CardPick {...props} choosing={choosing} />}
          {key === 'reroll' && <DicePick {...props} choosing={choosing} />}
          {low && ABOUT_HAND.includes(key) && <Hand {...props} lying />}
          <DraftLine {...props} choosing={choosing} />
          <Choices {...props} choosing={choosing} />
        </>
      )}
    </>
  );
}
