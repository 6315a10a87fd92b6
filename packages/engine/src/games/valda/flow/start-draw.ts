/** VA-7.1 to VA-7.5: the open draw at the start of the action phase. */
import { at, decision, procedure, type Rules, type Seat } from '../../../kernel/index.ts';
import { drawableBaseDecks, drawTop, putUnder } from '../board/cards.ts';
import { controls } from '../board/temples.ts';
import { noteEmptyDeck, noteWeaponSeen } from '../board/whereabouts.ts';
import { startDraw } from '../gods/powers.ts';
import { type BaseDeck, type CardId, type DeckId, REALMS, type Realm } from '../ids.ts';
import type { Valda, ValdaTable } from '../state.ts';

/** Controlled realms first, the rest from one base deck; announced as a whole. */
export interface Plan {
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

/** VA-7.3, VA-7.4: using control is optional; a base deck is named only where cards remain to be drawn from it. */
function plans(table: ValdaTable, seat: Seat): readonly Plan[] {
  const { draw } = startDraw(table, seat);
  const controlled = REALMS.filter((realm) => controls(table, seat, realm) && table.decks[realm] > 0);
  const bases = drawableBaseDecks(table);
  return subsets(controlled, draw).flatMap((realms): readonly Plan[] =>
    realms.length === draw || bases.length === 0
      ? [{ do: 'draw', realms, deck: 'none' }]
      : bases.map((deck) => ({ do: 'draw', realms, deck })),
  );
}

/** D-DRAW. */
export const planDraw = decision<Valda, Plan, { readonly draw: number; readonly keep: number }>('plan-draw', {
  rules: ['VA-7.1', 'VA-7.3', 'VA-7.4'],
  candidates: (g, seat) => plans(g.table, seat),
  hint: (_g, _seat, { draw }, { realms, deck }) => ({ gods: realms.length, base: deck === 'none' ? 0 : draw - realms.length }),
});

interface Drawn {
  readonly card: CardId;
  readonly deck: DeckId;
}

/** D-RETURN. */
export const returnCard = decision<Valda, Drawn & { readonly do: 'return' }, { readonly drawn: readonly Drawn[] }>('return-card', {
  rules: ['VA-7.2', 'VA-7.5'],
  candidates: (_g, _seat, { drawn }) =>
    drawn
      .filter((one, i) => drawn.findIndex((other) => other.card === one.card && other.deck === one.deck) === i)
      .map((one) => ({ do: 'return', ...one })),
});

export const openDraw = procedure<Valda, { readonly seat: Seat; drawn: Drawn[] }>('open-draw', {
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
    const { display } = at(g.table.players, seat);
    display.splice(display.indexOf(card), 1);
    putUnder(g, deck, card);
    g.table.clues.push({ card, seats: [], deck, depth: g.table.decks[deck] - 1 });
    noteWeaponSeen(g.table, card, 'deck');
    g.tell({ event: 'card-returned', seat, card, deck });
  },
  done: (g, { drawn }) => {
    for (const { deck } of drawn) noteEmptyDeck(g.table, deck);
  },
});

/** VA-7.5: face-up, god cards and weapons included. */
function drawOpenly(g: Rules<Valda>, seat: Seat, { realms, deck }: Plan): Drawn[] {
  const { draw } = startDraw(g.table, seat);
  const decks: DeckId[] = [...realms];
  while (deck !== 'none' && decks.length < draw) decks.push(deck);
  const drawn: Drawn[] = [];
  for (const from of decks) {
    const card = drawTop(g, from, 'open');
    if (card === undefined) continue;
    drawn.push({ card, deck: from });
    at(g.table.players, seat).display.push(card);
    noteWeaponSeen(g.table, card, seat);
  }
  g.tell({ event: 'cards-shown', seat, cards: drawn.map(({ card }) => card), decks: drawn.map((one) => one.deck) });
  return drawn;
}
