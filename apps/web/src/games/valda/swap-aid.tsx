/** Swapping gold and diamonds for blood: a number for each, as far as the choices go. */
import type { ReactNode } from 'react';
import { answerOf, choicesOf } from '../../table/draft.ts';
import type { Choosing, PartProps } from '../../table/face.ts';
import { Amount } from './amounts.tsx';
import { Stepper } from './stepper.tsx';

interface SwapProps extends PartProps {
  readonly choosing: Choosing;
}

interface Swap {
  readonly gold: number;
  readonly diamond: number;
}

function isSwap(choice: unknown): choice is Swap {
  return typeof choice === 'object' && choice !== null && 'gold' in choice && 'diamond' in choice;
}

export function SwapAid({ choosing, speaker }: SwapProps): ReactNode {
  const { decision, draft } = choosing;
  const swaps = choicesOf(decision.space).filter(isSwap);
  const drafted = answerOf(decision.space, draft)?.answer;
  const now: Swap = isSwap(drafted) ? drafted : { gold: 0, diamond: 0 };
  const placeOf = ({ gold, diamond }: Swap): number => swaps.findIndex((swap) => swap.gold === gold && swap.diamond === diamond);
  return (
    <div className="valda-times">
      {(['gold', 'diamond'] as const).map((kind) => {
        const reachable = swaps.filter((swap) => (kind === 'gold' ? swap.diamond === now.diamond : swap.gold === now.gold));
        return (
          <span key={kind} className="valda-swap">
            <Amount resource={kind} text="" speaker={speaker} />
            <Stepper
              value={now[kind]}
              min={Math.min(...reachable.map((swap) => swap[kind]))}
              max={Math.max(...reachable.map((swap) => swap[kind]))}
              label={speaker.label(kind)}
              onChange={(value) => choosing.setDraft({ kind: 'one', choice: placeOf({ ...now, [kind]: value }) })}
            />
          </span>
        );
      })}
      <span aria-hidden="true">→</span>
      <Amount resource="blood" text={String(now.gold + now.diamond)} speaker={speaker} />
    </div>
  );
}
