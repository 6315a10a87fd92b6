/** Trading: every pair of resources as a button with its price and gain, and how often. */
import { RESOURCES, type Resource } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { leadsTo } from '../../../table/board-input/leads-to.ts';
import type { Choosing, PartProps } from '../../../table/game-ui.ts';
import { Amount } from '../panels/amounts.tsx';
import { isValdaDecision, tableOf } from '../table-of-valda.ts';
import { Stepper } from './stepper.tsx';
import { useBoardInput } from './use-board-input.ts';

interface TradeProps extends PartProps {
  readonly choosing: Choosing;
}

const PAIRS = RESOURCES.flatMap((give) => RESOURCES.filter((take) => take !== give).map((take) => [give, take] as const));

export function TradeAid({ choosing, i18n }: TradeProps): ReactNode {
  const boardInput = useBoardInput(choosing);
  const { decision, draft } = choosing;
  if (!isValdaDecision(decision, 'trade')) return null;
  const { rate } = decision.prompt.params;
  return (
    <div className="valda-trades">
      {PAIRS.map(([give, take]) => {
        const place = boardInput?.all.find(({ targets }) => targets[0] === `resource:${give}` && targets[1] === `resource:${take}`)?.place;
        const drafted = draft.kind === 'one' && place !== undefined && draft.choice === place;
        return (
          <button
            key={`${give}${take}`}
            type="button"
            {...leadsTo(place === undefined ? [] : [place])}
            className={`valda-trade${drafted ? ' valda-trade-drafted' : ''}`}
            aria-pressed={drafted}
            disabled={place === undefined || choosing.busy}
            onClick={() => choosing.press(place ?? 0)}
          >
            <Amount resource={give} text={String(rate)} i18n={i18n} />
            <span aria-hidden="true">→</span>
            <Amount resource={take} text="1" i18n={i18n} />
          </button>
        );
      })}
    </div>
  );
}

/** How often the pair is traded. */
export function TradeTimes({ shown, choosing, i18n }: TradeProps): ReactNode {
  const { decision, draft } = choosing;
  if (!isValdaDecision(decision, 'trade-times') || decision.space.kind !== 'amount' || draft.kind !== 'amount') return null;
  const { give, take, rate } = decision.prompt.params;
  const { min, max } = decision.space;
  const given = draft.value * rate;
  const have = (kind: Resource): number => tableOf(shown.snapshot).players[decision.seat]?.resources[kind] ?? 0;
  return (
    <div className="valda-times">
      <Stepper
        value={draft.value}
        min={min}
        max={max}
        label={i18n.t('valda.times')}
        onChange={(value) => choosing.setDraft({ kind: 'amount', value })}
      />
      <Amount resource={give} text={`${given} (${have(give)} → ${have(give) - given})`} i18n={i18n} />
      <span aria-hidden="true">→</span>
      <Amount resource={take} text={`${draft.value} (${have(take)} → ${have(take) + draft.value})`} i18n={i18n} />
    </div>
  );
}
