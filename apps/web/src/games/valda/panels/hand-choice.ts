/** How a card of the viewer's hand relates to the open question; equal cards differ by their copy number. */
import type { ValdaCardId, ValdaDecisions } from '@skald/engine/games/valda';
import type { TargetStatus } from '../../../table/board-input/targets.ts';
import type { BoardInput } from '../../../table/board-input/use-board-input.ts';
import type { Choosing } from '../../../table/game-ui.ts';
import { choicesOf } from '../../../table/model/draft.ts';
import { isValdaDecision } from '../table-of-valda.ts';

export interface HandChoice {
  readonly state: TargetStatus;
  /** The choices that the card leads to. */
  readonly places: readonly number[];
  press(): void;
}

export function handChoice(choosing: Choosing, boardInput: BoardInput, card: ValdaCardId, copy: number): HandChoice | null {
  const defence = defenceChoice(choosing, card, copy);
  if (defence) return defence;
  const target = `card:${card}`;
  if (choosing.draft.kind === 'some') {
    const { chosen } = choosing.draft;
    const item = boardInput.all.filter(({ targets }) => targets.includes(target))[copy];
    return item
      ? { state: chosen.includes(item.place) ? 'drafted' : 'offered', places: [item.place], press: () => choosing.pick(item.place) }
      : null;
  }
  const state = boardInput.statusOf(target);
  if (state === 'idle') return null;
  return {
    state: state === 'drafted' && copy > 0 ? 'offered' : state,
    places: boardInput.choicesAt(target),
    press: () => boardInput.press(target),
  };
}

/** The cards of the drafted defence. */
export function draftedDefence({ decision, draft }: Choosing): readonly ValdaCardId[] {
  if (!isValdaDecision(decision, 'defend') || draft.kind !== 'one' || draft.choice === null) return [];
  return defenceOf(choicesOf(decision.space)[draft.choice]) ?? [];
}

function defenceOf(choice: ValdaDecisions['defend']['answer'] | undefined): readonly ValdaCardId[] | null {
  return choice?.do === 'defend' ? choice.cards : null;
}

/** Adds a shield to the defence or removes it; null if the question is not about a defence with this card. */
function defenceChoice(choosing: Choosing, card: ValdaCardId, copy: number): HandChoice | null {
  const { decision } = choosing;
  if (!isValdaDecision(decision, 'defend')) return null;
  const sets = choicesOf(decision.space).map(defenceOf);
  if (!sets.some((set) => set?.includes(card))) return null;
  const now = draftedDefence(choosing);
  const laid = now.filter((one) => one === card).length;
  const drafted = copy < laid;
  return {
    state: drafted ? 'drafted' : 'offered',
    places: sets.flatMap((set, place) => (set?.includes(card) ? [place] : [])),
    press: () => {
      const next = drafted ? now.toSpliced(now.indexOf(card), 1) : [...now, card];
      const place = sets.findIndex((set) => set !== null && sameCards(set, next));
      if (place >= 0) choosing.setDraft({ kind: 'one', choice: place });
    },
  };
}

function sameCards(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [one.toSorted(), other.toSorted()];
  return a.length === b.length && a.every((card, i) => card === b[i]);
}
