/** The drafted plan: what it brings, and a choice for each monster on the way. */

import crossedSwords from 'icon:crossed-swords';
import coin from 'icon:two-coins';
import vikingHead from 'icon:viking-helmet';
import { typeOf } from '@skald/engine/games/raids';
import type { ReactNode } from 'react';
import { markName } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import { leadsTo } from '../../../table/board-input/leads-to.ts';
import type { PartProps } from '../../../table/game-ui.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { alternativePlan, draftedPlan, whatIsAt } from '../board/spots.ts';
import { monstersBetween, planHintAt, tableOf } from '../table-of-raids.ts';

export function PlanAid({ shown, choosing, i18n }: PartProps): ReactNode {
  if (choosing?.draft.kind !== 'one') return null;
  const { decision, draft } = choosing;
  const plan = draftedPlan(decision, draft);
  if (!plan || draft.choice === null) return <p className="raids-aid-lead">{i18n.t('raids.tap-stop')}</p>;
  const table = tableOf(shown.snapshot);
  const hint = planHintAt(decision, draft.choice);
  const from = table.ships[decision.seat]?.at ?? 0;
  return (
    <div className="raids-plan">
      <p className="raids-plan-stop">
        <b>{i18n.thing(whatIsAt(table, plan.to))}</b>
        <span className="raids-amount" title={i18n.t('raids.arrive-with')}>
          <Icon outline={vikingHead} />
          <span className="unseen">{i18n.t('raids.arrive-with')} </span>
          {hint.vikings}
        </span>
        {hint.coins > 0 && (
          <span className="raids-amount" title={i18n.t('raids.coins')}>
            <Icon outline={coin} />
            <span className="unseen">{i18n.t('raids.coins')} </span>
            {hint.coins}
          </span>
        )}
      </p>
      {hint.rival !== null && (
        <p className="raids-plan-fight">
          <Icon outline={crossedSwords} />
          <Sentence of={i18n.t('raids.plan-fight', { rival: markName(hint.rival, i18n.name(hint.rival)) })} />
        </p>
      )}
      {monstersBetween(table, from, plan.to).map((position, monster) => {
        const tile = table.route[position];
        const choice = plan.monsters[monster] ?? 'sacrifice';
        const other = alternativePlan(decision, plan, monster);
        const name = tile ? i18n.thing(typeOf(tile).id) : '';
        return (
          <fieldset key={position} className="raids-plan-monster">
            <legend>{name}</legend>
            {(['fight', 'sacrifice'] as const).map((option) => (
              <button
                key={option}
                type="button"
                {...leadsTo(choice !== option && other !== undefined ? [other] : [])}
                className="raids-plan-fate"
                aria-pressed={choice === option}
                disabled={choice !== option && other === undefined}
                onClick={() => {
                  if (choice !== option && other !== undefined) choosing.pick(other);
                }}
              >
                {i18n.t(option === 'fight' ? 'raids.fight-it' : 'raids.sacrifice-to-it')}
              </button>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
