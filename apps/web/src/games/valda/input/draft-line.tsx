/** The drafted answer in words, and its price. */
import type { OpenDecision } from '@skald/engine';
import { cardOf, type Purse, RESOURCES, realmOf, TRACKS, type ValdaCard, type ValdaCardId } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { actionOf } from '../../../table/board-input/targets.ts';
import type { Choosing, PartProps } from '../../../table/game-ui.ts';
import { answerOf, choicesOf } from '../../../table/model/draft.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { Amounts } from '../panels/amounts.tsx';
import { isValdaDecision, tableOf } from '../table-of-valda.ts';
import { AttackPreview } from './attack-preview.tsx';
import { REFUSALS } from './choices.tsx';

interface DraftLineProps extends PartProps {
  readonly choosing: Choosing;
}

export function DraftLine({ shown, choosing, i18n }: DraftLineProps): ReactNode {
  const { decision, draft } = choosing;
  if (draft.kind !== 'one' || decision.space.kind !== 'one' || decision.space.options.length < 2) return null;
  if (draft.choice === null) {
    // The whole table answers these questions.
    const guided = isValdaDecision(decision, 'act', 'build', 'exile-temple', 'move-temple');
    return guided ? <p className="valda-help">{i18n.t('valda.help')}</p> : null;
  }
  const answer = answerOf(decision.space, draft)?.answer;
  if (typeof answer !== 'object' || answer === null) return null;
  // Refusals and the defence in the duel need no explanation.
  const action = actionOf(answer);
  if (REFUSALS.includes(action) || action === 'defend') return null;
  const table = tableOf(shown.snapshot);
  const player = table.players[decision.seat];
  const hint = decision.hints?.[draft.choice];
  const cost = costOf(decision, draft.choice);
  const card = cardOfAction(decision, draft.choice);
  const assault = assaultOf(decision, draft.choice);
  const weapon = 'effect' in answer ? i18n.detail(String(answer.effect)) : '';
  return (
    <p className="valda-draft">
      <b>
        <Sentence of={i18n.choice(decision.prompt.key, answer, hint).text} />
      </b>
      {cost && player && RESOURCES.some((kind) => cost[kind] > 0) && (
        <span className="valda-draft-cost">
          {i18n.t('valda.costs')} <Amounts of={cost} from={player.resources} i18n={i18n} />
        </span>
      )}
      {card && <span className="valda-draft-cost">{i18n.t('valda.costs-points', { count: card.actionPointCost })}</span>}
      {card && <span className="valda-draft-text">{i18n.detail(card.id)}</span>}
      {assault && <AttackPreview table={table} attacker={decision.seat} {...assault} i18n={i18n} />}
      {weapon !== '' && <span className="valda-draft-text">{weapon}</span>}
    </p>
  );
}

/** The price of a choice: of buildings from the content, of purchases from the hint, of trades from the rate. */
function costOf(decision: OpenDecision, place: number): Readonly<Purse> | null {
  const none: Purse = { gold: 0, diamond: 0, blood: 0 };
  if (isValdaDecision(decision, 'build')) {
    const choice = choicesOf(decision.space)[place];
    if (choice?.do === 'temple') return realmOf(choice.realm).templeCost;
    return choice?.do === 'raise' ? TRACKS[choice.building].buildCost : null;
  }
  if (isValdaDecision(decision, 'win-followers')) {
    const choice = choicesOf(decision.space)[place];
    return choice?.do === 'buy' ? { ...none, [choice.resource]: decision.hints?.[place]?.price ?? 0 } : null;
  }
  if (!isValdaDecision(decision, 'trade')) return null;
  const choice = choicesOf(decision.space)[place];
  return choice?.do === 'trade' ? { ...none, [choice.give]: decision.prompt.params.rate } : null;
}

/** The card of a drafted attack, and how many attacks the player has. */
function assaultOf(decision: OpenDecision, place: number): { readonly card: ValdaCardId; readonly left: number } | undefined {
  if (!isValdaDecision(decision, 'attack')) return undefined;
  const choice = choicesOf(decision.space)[place];
  return choice?.do === 'attack' ? { card: choice.card, left: decision.prompt.params.left } : undefined;
}

/** The card that an action plays or repeats. */
function cardOfAction(decision: OpenDecision, place: number): ValdaCard | undefined {
  const choice = isValdaDecision(decision, 'act') ? choicesOf(decision.space)[place] : undefined;
  return choice && 'card' in choice ? cardOf(choice.card) : undefined;
}
