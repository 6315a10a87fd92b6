/** Swaps gold and diamonds for blood: a number for each, within the offered choices. */
import type { ValdaDecisions } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import type { Choosing, PartProps } from '../../../table/game-ui.ts';
import { choicesOf } from '../../../table/model/draft.ts';
import { Amount } from '../panels/amounts.tsx';
import { isValdaDecision } from '../table-of-valda.ts';
import { Stepper } from './stepper.tsx';

interface SwapProps extends PartProps {
  readonly choosing: Choosing;
}

type Swap = Pick<ValdaDecisions['swap-for-blood']['answer'], 'gold' | 'diamond'>;

const NOTHING: Swap = { gold: 0, diamond: 0 };

export function SwapAid({ choosing, i18n }: SwapProps): ReactNode {
  const { decision, draft } = choosing;
  if (!isValdaDecision(decision, 'swap-for-blood')) return null;
  const swaps = choicesOf(decision.space);
  const now: Swap = (draft.kind === 'one' && draft.choice !== null ? swaps[draft.choice] : undefined) ?? NOTHING;
  const placeOf = ({ gold, diamond }: Swap): number => swaps.findIndex((swap) => swap.gold === gold && swap.diamond === diamond);
  return (
    <div className="valda-times">
      {(['gold', 'diamond'] as const).map((kind) => {
        const reachable = swaps.filter((swap) => (kind === 'gold' ? swap.diamond === now.diamond : swap.gold === now.gold));
        return (
          <span key={kind} className="valda-swap">
            <Amount resource={kind} text="" i18n={i18n} />
            <Stepper
              value={now[kind]}
              min={Math.min(...reachable.map((swap) => swap[kind]))}
              max={Math.max(...reachable.map((swap) => swap[kind]))}
              label={i18n.label(kind)}
              onChange={(value) => choosing.setDraft({ kind: 'one', choice: placeOf({ ...now, [kind]: value }) })}
            />
          </span>
        );
      })}
      <span aria-hidden="true">→</span>
      <Amount resource="blood" text={String(now.gold + now.diamond)} i18n={i18n} />
    </div>
  );
}
