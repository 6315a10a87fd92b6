/** VA-8: phase 3: mines, drills and temples. */
import { decision, itemAt, procedure, type Reader, type Reason, type Rules, type Seat } from '../../../kernel/index.ts';
import { isFull, raiseBuilding } from '../board/buildings.ts';
import { distinct, drawTop, putInHand, putUnder } from '../board/cards.ts';
import { cluesOfReturn } from '../board/clues.ts';
import { gainFollowers } from '../board/followers.ts';
import { canPay, pay } from '../board/resources.ts';
import { gainControl, hasReserve, isControlled, isOpen, putTemple } from '../board/temples.ts';
import { noteEmptyDeck, noteHiddenDraw } from '../board/whereabouts.ts';
import { content, realmOf, TRACKS } from '../content/content.ts';
import { BUILDINGS, REALMS, type Realm, type ResourceBuilding, type ValdaCardId } from '../ids.ts';
import type { Valda } from '../state.ts';
import { freeOptions, freeProblem, mightUseFree, type UseFree, useWeapon } from '../weapons/use-weapon.ts';

type Building = { readonly do: 'raise'; readonly building: ResourceBuilding } | { readonly do: 'temple'; readonly realm: Realm };
type Build = Building | UseFree | { readonly do: 'end' };

const ALL: readonly Building[] = [
  ...BUILDINGS.map((building) => ({ do: 'raise' as const, building })),
  ...REALMS.map((realm) => ({ do: 'temple' as const, realm })),
];

const { templeBuild } = content.constants;

function problemOfBuilding(g: Reader<Valda>, seat: Seat, choice: Building): Reason | undefined {
  const { table } = g;
  const player = itemAt(table.players, seat);
  if (table.turn.built >= table.turn.buildLimit)
    return { reason: 'limit-reached', rule: 'VA-8.1', params: { limit: table.turn.buildLimit } };
  if (choice.do === 'raise') {
    const { building } = choice;
    if (isFull(player, building)) return { reason: 'track-full', rule: 'VA-8.2', params: { building } };
    return canPay(player, TRACKS[building].buildCost) ? undefined : { reason: 'cannot-pay', rule: 'VA-8.2' };
  }
  const { realm } = choice;
  if (isControlled(table, realm)) return { reason: 'realm-controlled', rule: 'VA-12.4', params: { realm } };
  if (!isOpen(table, realm) || !hasReserve(player)) return { reason: 'no-room-for-temple', rule: 'VA-4.20', params: { realm } };
  return canPay(player, realmOf(realm).templeCost) ? undefined : { reason: 'cannot-pay', rule: 'VA-8.3' };
}

/** D-BUILD. */
export const build = decision<Valda, Build, { readonly left: number }>('build', {
  rules: ['VA-8.1', 'VA-8.2', 'VA-8.3', 'VA-8.4'],
  candidates: (g, seat) => [{ do: 'end' }, ...ALL, ...freeOptions(g, seat)],
  problem: (g, seat, _params, choice) => {
    if (choice.do === 'end') return undefined;
    return choice.do === 'weapon' ? freeProblem(g, seat, choice) : problemOfBuilding(g, seat, choice);
  },
});

/** D-KEEP: only the builder sees both cards. */
export const keepCard = decision<Valda, { readonly do: 'keep'; readonly card: ValdaCardId }, { readonly realm: Realm }>('keep-card', {
  rules: ['VA-8.5', 'VA-8.7'],
  candidates: (g, seat) => distinct(itemAt(g.hands, seat).looking).map((card) => ({ do: 'keep', card })),
});

export const buildingPhase = procedure<Valda, { readonly seat: Seat }>('building-phase', {
  ask: (g, { seat }) => {
    const { turn } = g.table;
    const canBuild = ALL.some((choice) => problemOfBuilding(g, seat, choice) === undefined);
    if (!canBuild && !mightUseFree(g.table, seat)) return g.end();
    return g.ask(build, seat, { left: turn.buildLimit - turn.built });
  },
  build: (g, { seat }) => {
    const choice = g.answer(build);
    if (choice.do === 'end') return g.end();
    if (choice.do === 'weapon') g.call(useWeapon, { seat, effect: choice.effect, target: null });
    else {
      g.table.turn.built++;
      if (choice.do === 'temple') g.call(buildTemple, { seat, realm: choice.realm });
      else {
        pay(g, seat, TRACKS[choice.building].buildCost);
        raiseBuilding(g, seat, choice.building, false);
      }
    }
    return g.jump('ask');
  },
});

/** VA-8.5: pay, place, gain a follower and perhaps control, then keep one of the top two cards of the god deck. */
export const buildTemple = procedure<Valda, { readonly seat: Seat; readonly realm: Realm }>('build-temple', {
  build: (g, { seat, realm }) => {
    pay(g, seat, realmOf(realm).templeCost);
    putTemple(g, seat, realm);
    g.emit({ event: 'temple-built', seat, realm, count: itemAt(g.table.players, seat).temples[realm] });
    gainFollowers(g, seat, templeBuild.followers, 'temple');
    gainControl(g, seat, realm);
  },
  look: (g, { seat, realm }) => {
    const hand = itemAt(g.hands, seat);
    while (hand.looking.length < templeBuild.godCardsSeen && g.table.decks[realm] > 0) {
      const card = drawTop(g, realm, seat);
      if (card !== undefined) hand.looking.push(card);
    }
    if (hand.looking.length === 0) return g.end();
    g.emitTo(seat, { event: 'god-cards-seen', seat, cards: hand.looking, realm });
    return hand.looking.length < templeBuild.godCardsSeen ? g.jump('take') : g.ask(keepCard, seat, { realm });
  },
  keep: (g, { seat, realm }) => {
    const { looking } = itemAt(g.hands, seat);
    const { card } = g.answer(keepCard);
    const seen = [...looking];
    looking.splice(looking.indexOf(card), 1);
    putBack(g, seat, realm, itemAt(looking, 0), seen);
    looking.splice(0, 1, card);
  },
  take: (g, { seat, realm }) => {
    const { looking } = itemAt(g.hands, seat);
    for (const card of looking.splice(0)) putInHand(g, seat, card, realm);
    noteHiddenDraw(g.table, realm, seat);
    noteEmptyDeck(g.table, realm);
    g.emit({ event: 'god-card-kept', seat, realm });
  },
});

/** Puts the other card under the deck; the builder remembers it. */
function putBack(g: Rules<Valda>, seat: Seat, realm: Realm, card: ValdaCardId, seen: readonly ValdaCardId[]): void {
  putUnder(g, realm, card);
  const depth = g.table.decks[realm] - 1;
  cluesOfReturn(g, seat, realm, seen, depth);
  itemAt(g.hands, seat).clues.push({ card, seats: [], deck: realm, depth });
}
