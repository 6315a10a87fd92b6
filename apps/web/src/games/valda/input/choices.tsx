/** Answers as buttons: those that lie on no board, such as passing, and those that a press has left open. */
import type { OpenDecision } from '@skald/engine';
import type { ReactNode } from 'react';
import { leadsTo } from '../../../table/board-input/leads-to.ts';
import { actionOf, type TargetedChoice } from '../../../table/board-input/targets.ts';
import type { Choosing, PartProps } from '../../../table/game-ui.ts';
import { choicesOf } from '../../../table/model/draft.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { isValdaDecision } from '../table-of-valda.ts';
import { useBoardInput } from './use-board-input.ts';

interface ChoicesProps extends PartProps {
  readonly choosing: Choosing;
}

/** Answers that decline. */
export const REFUSALS: readonly string[] = ['pass', 'end'];
/** At most this many answers appear as buttons. */
const FEW = 4;

export function Choices({ choosing, i18n }: ChoicesProps): ReactNode {
  const boardInput = useBoardInput(choosing);
  const { decision, draft, busy } = choosing;
  const refusal = boardInput?.all.find(({ choice }) => REFUSALS.includes(actionOf(choice)));
  if (!boardInput || draft.kind !== 'one') return null;
  const shown = buttonsOf(boardInput.all, boardInput.left, boardInput.pressed.length > 0 && draft.choice === null, decision);
  if (shown.length === 0) return null;
  const silent = boardInput.all.length === 1 && refusal !== undefined;
  return (
    <div className={silent ? 'valda-choices valda-choices-silent' : 'valda-choices'}>
      {silent && <span className="valda-silent">{i18n.t('valda.silent')}</span>}
      {shown.map((one) => {
        // Declining needs no preview, and the only answer no draft; everything else is drafted first.
        const sends = REFUSALS.includes(actionOf(one.choice)) || isEmptyDefence(decision, one.place) || boardInput.all.length === 1;
        const isDrafted = draft.choice === one.place && !sends;
        return (
          <button
            key={one.place}
            type="button"
            data-choice={actionOf(one.choice)}
            {...leadsTo([one.place])}
            className={`button${boardInput.all.length === 1 ? ' button-main' : ''}${isDrafted ? ' valda-choice-drafted' : ''}`}
            aria-pressed={sends ? undefined : isDrafted}
            disabled={busy}
            onClick={() => (sends ? choosing.choose(one.place) : choosing.press(one.place))}
          >
            <Sentence of={i18n.choice(decision.prompt.key, one.choice, decision.hints?.[one.place]).text} />
          </button>
        );
      })}
    </div>
  );
}

/** The answers that a press has left open, otherwise those without a place on the table. */
function buttonsOf(
  all: readonly TargetedChoice[],
  left: readonly TargetedChoice[],
  narrowed: boolean,
  decision: OpenDecision,
): readonly TargetedChoice[] {
  // The aid shows the answers to these questions in its own way.
  if (isValdaDecision(decision, 'swap-for-blood', 'keep-card', 'return-card')) return [];
  const none = all.filter(
    ({ targets, choice, place }) => targets.length === 0 && (actionOf(choice) !== 'defend' || isEmptyDefence(decision, place)),
  );
  if (narrowed) return [...left, ...none];
  if (!isValdaDecision(decision, 'defend', 'trade') && all.length <= FEW) return all.filter(({ choice }) => !isInHand(decision, choice));
  const weapons = all.filter(({ choice }) => ['weapon', 'hammertime', 'cancel', 'roll', 'buy'].includes(actionOf(choice)));
  return [...weapons, ...none];
}

/** A card that is played from the hand, where it glows. */
function isInHand(decision: OpenDecision, choice: unknown): boolean {
  return isValdaDecision(decision, 'act', 'attack') && ['play', 'attack'].includes(actionOf(choice));
}

function isEmptyDefence(decision: OpenDecision, place: number): boolean {
  const choice = isValdaDecision(decision, 'defend') ? choicesOf(decision.space)[place] : undefined;
  return choice?.do === 'defend' && choice.cards.length === 0;
}
