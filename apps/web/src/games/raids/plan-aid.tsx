/** The plan that is about to be sailed: what it brings, and a choice for each monster on the way. */

import crossedSwords from 'icon:crossed-swords';
import coin from 'icon:two-coins';
import vikingHead from 'icon:viking-helmet';
import { typeOf } from '@skald/engine/games/raids';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { PartProps } from '../../table/face.ts';
import { Sentence } from '../../table/sentence.tsx';
import { marked } from '../../words/speaker.ts';
import { draftedPlan, otherwise, whatIsAt } from './spots.ts';
import { monstersBetween, planHintAt, tableOf } from './table-of-raids.ts';

export function PlanAid({ shown, choosing, speaker }: PartProps): ReactNode {
  if (choosing?.draft.kind !== 'one') return null;
  const { decision, draft } = choosing;
  const plan = draftedPlan(decision, draft);
  if (!plan || draft.choice === null) return <p className="aid-lead">{speaker.say('raids.tap-stop')}</p>;
  const table = tableOf(shown.snapshot);
  const hint = planHintAt(decision, draft.choice);
  const from = table.ships[decision.seat]?.at ?? 0;
  return (
    <div className="plan">
      <p className="plan-stop">
        <b>{speaker.thing(whatIsAt(table, plan.to))}</b>
        <span className="amount" title={speaker.say('raids.arrive-with')}>
          <Icon outline={vikingHead} />
          <span className="unseen">{speaker.say('raids.arrive-with')} </span>
          {hint.vikings}
        </span>
        {hint.coins > 0 && (
          <span className="amount" title={speaker.say('raids.coins')}>
            <Icon outline={coin} />
            <span className="unseen">{speaker.say('raids.coins')} </span>
            {hint.coins}
          </span>
        )}
      </p>
      {hint.rival !== null && (
        <p className="plan-fight">
          <Icon outline={crossedSwords} />
          <Sentence of={speaker.say('raids.plan-fight', { rival: marked(hint.rival, speaker.name(hint.rival)) })} />
        </p>
      )}
      {monstersBetween(table, from, plan.to).map((position, monster) => {
        const tile = table.route[position];
        const choice = plan.monsters[monster] ?? 'sacrifice';
        const other = otherwise(decision, plan, monster);
        const name = tile ? speaker.thing(typeOf(tile).id) : '';
        return (
          <fieldset key={position} className="plan-monster">
            <legend>{name}</legend>
            {(['fight', 'sacrifice'] as const).map((option) => (
              <button
                key={option}
                type="button"
                className="plan-fate"
                aria-pressed={choice === option}
                disabled={choice !== option && other === undefined}
                onClick={() => {
                  if (choice !== option && other !== undefined) choosing.pick(other);
                }}
              >
                {speaker.say(option === 'fight' ? 'raids.fight-it' : 'raids.sacrifice-to-it')}
              </button>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
