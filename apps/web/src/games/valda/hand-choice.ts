/** How a card of the own hand stands to the open question: equal cards are told apart by their copy. */
import type { CardId } from '@skald/engine/games/valda';
import { answerOf } from '../../table/draft.ts';
import type { Choosing } from '../../table/face.ts';
import type { Standing } from '../../table/reach/handles.ts';
import type { Reach } from '../../table/reach/use-reach.ts';

export interface HandChoice {
  readonly state: Standing;
  press(): void;
}

export function handChoice(choosing: Choosing, reach: Reach, card: CardId, copy: number): HandChoice | null {
  if (choosing.decision.prompt.key === 'defend') {
    const defence = defenceChoice(choosing, card, copy);
    if (defence) return defence;
  }
  const handle = `card:${card}`;
  if (choosing.draft.kind === 'some') {
    const { chosen } = choosing.draft;
    const item = reach.all.filter(({ handles }) => handles.includes(handle))[copy];
    return item ? { state: chosen.includes(item.place) ? 'drafted' : 'offered', press: () => choosing.pick(item.place) } : null;
  }
  const state = reach.standing(handle);
  if (state === 'idle') return null;
  return { state: state === 'drafted' && copy > 0 ? 'offered' : state, press: () => reach.press(handle) };
}

/** The cards that the drafted defence lays down. */
export function draftedDefence({ decision, draft }: Choosing): readonly string[] {
  const drafted = answerOf(decision.space, draft);
  return drafted ? (defenceOf(drafted.answer) ?? []) : [];
}

function defenceOf(choice: unknown): readonly string[] | null {
  if (typeof choice !== 'object' || choice === null || !('cards' in choice) || !Array.isArray(choice.cards)) return null;
  return choice.cards.map(String);
}

/** A shield is taken into the defence or out of it. */
function defenceChoice(choosing: Choosing, card: CardId, copy: number): HandChoice | null {
  const { space } = choosing.decision;
  if (space.kind !== 'one') return null;
  const sets = space.options.map(defenceOf);
  if (!sets.some((set) => set?.includes(card))) return null;
  const now = draftedDefence(choosing);
  const laid = now.filter((one) => one === card).length;
  const drafted = copy < laid;
  return {
    state: drafted ? 'drafted' : 'offered',
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
