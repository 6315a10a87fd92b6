/** VA-7.1 to VA-7.5: the face-up draw at the start of the action phase. */
import { decision, itemAt, procedure, type Rules, type Seat } from '../../../kernel/index.ts';
import { drawableBaseDecks, drawTop, putUnder } from '../board/cards.ts';
import { controls } from '../board/temples.ts';
import { noteEmptyDeck, noteWeaponSeen } from '../board/whereabouts.ts';
import { startDraw } from '../gods/powers.ts';
import { type BaseDeck, type DeckId, REALMS, type Realm, type ValdaCardId } from '../ids.ts';
import type { Valda, ValdaTable } from '../state.ts';

/** The whole draw as announced: from controlled realms first, the rest from one base deck. */
export interface DrawPlan {
  readonly do: 'draw';
  readonly realms: readonly Realm[];
  readonly deck: BaseDeck | 'none';
}

function subsets(realms: readonly Realm[], most: number): readonly (readonly Realm[])[] {
  const sets: Realm[][] = [[]];
  for (const realm of realms) {
    for (const set of sets.filter(({ length }) => length < most)) sets.push([...set, realm]);
  }
  return sets;
}

/** VA-7.3, VA-7.4: using control is optional; a plan names a base deck only if cards remain to be drawn. */
function plans(table: ValdaTable, seat: Seat): readonly DrawPlan[] {
  const { draw } = startDraw(table, seat);
  const controlled = REALMS.filter((realm) => controls(table, seat, realm) && table.decks[realm] > 0);
  const bases = drawableBaseDecks(table);
  return subsets(controlled, draw).flatMap((realms): readonly DrawPlan[] =>
    realms.length === draw || bases.length === 0
      ? [{ do: 'draw', realms, deck: 'none' }]
      : bases.map((deck) => ({ do: 'draw', realms, deck })),
  );
}

/** D-DRAW. */
export const planDraw = decision<Valda, DrawPlan, { readonly draw: number; readonly keep: number }>('plan-draw', {
  rules: ['VA-7.1', 'VA-7.3', 'VA-7.4'],
  candidates: (g, seat) => plans(g.table, seat),
  hint: (_g, _seat, { draw }, { realms, deck }) => ({ gods: realms.length, base: deck === 'none' ? 0 : draw - realms.length }),
});

export interface DrawnCards {
  readonly card: ValdaCardId;
  readonly deck: DeckId;
}

/** D-RETURN. */
export const returnCard = decision<Valda, DrawnCards & { readonly do: 'return' }, { readonly drawn: readonly DrawnCards[] }>(
  'return-card',
  {
    rules: ['VA-7.2', 'VA-7.5'],
    candidates: (_g, _seat, { drawn }) =>
      drawn
        .filter((one, i) => drawn.findIndex((other) => other.card === one.card && other.deck === one.deck) === i)
        .map((one) => ({ do: 'return', ...one })),
  },
);

export const openDraw = procedure<Valda, { readonly seat: Seat; drawn: DrawnCards[] }>('open-draw', {
  plan: (g, here) => {
    const [only, ...others] = plans(g.table, here.seat);
    if (only && others.length === 0) {
      here.drawn = drawOpenly(g, here.seat, only);
      return g.jump('choose');
    }
    const { draw, keep } = startDraw(g.table, here.seat);
    return g.ask(planDraw, here.seat, { draw, keep });
  },
  draw: (g, here) => {
    here.drawn = drawOpenly(g, here.seat, g.answer(planDraw));
  },
  choose: (g, { seat, drawn }) => {
    const { draw, keep } = startDraw(g.table, seat);
    if (keep === draw || drawn.length < draw) return g.jump('done');
    return g.ask(returnCard, seat, { drawn });
  },
  putBack: (g, { seat }) => {
    const { card, deck } = g.answer(returnCard);
    const { display } = itemAt(g.table.players, seat);
    display.splice(display.indexOf(card), 1);
    putUnder(g, deck, card);
    g.table.clues.push({ card, seats: [], deck, depth: g.table.decks[deck] - 1 });
    noteWeaponSeen(g.table, card, 'deck');
    g.emit({ event: 'card-returned', seat, card, deck });
  },
  done: (g, { drawn }) => {
    for (const { deck } of drawn) noteEmptyDeck(g.table, deck);
  },
});

/** VA-7.5: face up, including god cards and weapons. */
function drawOpenly(g: Rules<Valda>, seat: Seat, { realms, deck }: DrawPlan): DrawnCards[] {
  const { draw } = startDraw(g.table, seat);
  const decks: DeckId[] = [...realms];
  while (deck !== 'none' && decks.length < draw) decks.push(deck);
  const drawn: DrawnCards[] = [];
  for (const from of decks) {
    const card = drawTop(g, from, 'open');
    if (card === undefined) continue;
    drawn.push({ card, deck: from });
    itemAt(g.table.players, seat).display.push(card);
    noteWeaponSeen(g.table, card, seat);
  }
  g.emit({ event: 'cards-shown', seat, cards: drawn.map(({ card }) => card), decks: drawn.map((one) => one.deck) });
  return drawn;
}
