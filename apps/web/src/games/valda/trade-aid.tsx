/** Trading: every pair of resources as a button with what it costs and brings, and how often. */
import { RESOURCES, type Resource } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import type { Choosing, PartProps } from '../../table/face.ts';
import { Amount } from './amounts.tsx';
import { fieldOf, isResource, numberIn } from './kinds.ts';
import { useReach } from './reach.ts';
import { Stepper } from './stepper.tsx';
import { tableOf } from './table-of-valda.ts';

interface TradeProps extends PartProps {
  readonly choosing: Choosing;
}

const PAIRS = RESOURCES.flatMap((give) => RESOURCES.filter((take) => take !== give).map((take) => [give, take] as const));

export function TradeAid({ choosing, speaker }: TradeProps): ReactNode {
  const reach = useReach(choosing);
  const { decision, draft } = choosing;
  const rate = numberIn(decision.prompt.params, 'rate');
  return (
    <div className="valda-trades">
      {PAIRS.map(([give, take]) => {
        const place = reach?.all.find(({ handles }) => handles[0] === `resource:${give}` && handles[1] === `resource:${take}`)?.place;
        const drafted = draft.kind === 'one' && place !== undefined && draft.choice === place;
        return (
          <button
            key={`${give}${take}`}
            type="button"
            className={`valda-trade${drafted ? ' valda-trade-drafted' : ''}`}
            aria-pressed={drafted}
            disabled={place === undefined || choosing.busy}
            onClick={() => (drafted ? choosing.confirm() : choosing.pick(place ?? 0))}
          >
            <Amount resource={give} text={String(rate)} speaker={speaker} />
            <span aria-hidden="true">→</span>
            <Amount resource={take} text="1" speaker={speaker} />
          </button>
        );
      })}
    </div>
  );
}

/** How often the pair is traded. */
export function TradeTimes({ shown, choosing, speaker }: TradeProps): ReactNode {
  const { decision, draft } = choosing;
  const { params } = decision.prompt;
  const [give, take] = [fieldOf(params, 'give'), fieldOf(params, 'take')];
  if (decision.space.kind !== 'amount' || draft.kind !== 'amount' || !isResource(give) || !isResource(take)) return null;
  const { min, max } = decision.space;
  const given = draft.value * numberIn(params, 'rate');
  const have = (kind: Resource): number => tableOf(shown.snapshot).players[decision.seat]?.resources[kind] ?? 0;
  return (
    <div className="valda-times">
      <Stepper
        value={draft.value}
        min={min}
        max={max}
        label={speaker.say('valda.times')}
        onChange={(value) => choosing.setDraft({ kind: 'amount', value })}
      />
      <Amount resource={give} text={`${given} (${have(give)} → ${have(give) - given})`} speaker={speaker} />
      <span aria-hidden="true">→</span>
      <Amount resource={take} text={`${draft.value} (${have(take)} → ${have(take) + draft.value})`} speaker={speaker} />
    </div>
  );
}
