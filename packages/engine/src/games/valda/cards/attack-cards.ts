/** VA-14: what an attack that succeeded does to its target. Choices are the attacker's, made knowing the result (VA-9.11). */
import { at, Defect, decision, type Procedure, procedure, type Rules, type Seat } from '../../../kernel/index.ts';
import { leaveHand, putInHand } from '../board/cards.ts';
import { cluesOfEmptyHand, cluesOfTheft } from '../board/clues.ts';
import { gainFollowers, loseFollowers } from '../board/followers.ts';
import { destroyTemple, moveTemple, type TempleMove, templeMoves } from '../board/temples.ts';
import { noteEmptyHand, noteTheft } from '../board/whereabouts.ts';
import { cardOf } from '../content/content.ts';
import { currentAttack } from '../flow/strength.ts';
import { type AttackOp, type CardId, REALMS, RESOURCES, type Realm } from '../ids.ts';
import type { Purse, Valda } from '../state.ts';

interface Hit {
  readonly attacker: Seat;
  readonly target: Seat;
  readonly card: CardId;
}

/** VA-14.2, VA-4.4: the thief gains what was really lost. */
const bewitched = procedure<Valda, Hit>('bewitched', {
  steal: (g, { attacker, target, card }) => {
    gainFollowers(g, attacker, loseFollowers(g, target, cardOf(card).params.count, card), card);
  },
});

/** VA-14.5, VA-14.7. */
const kill = procedure<Valda, Hit>('kill', {
  kill: (g, { target, card }) => loseFollowers(g, target, cardOf(card).params.count, card),
});

/** VA-14.3, VA-14.8, VA-4.9: from player to player, as far as the target has them. */
const plunder = procedure<Valda, Hit>('plunder', {
  steal: (g, { attacker, target, card }) => {
    const { steal } = cardOf(card).params;
    const [from, to] = [at(g.table.players, target).resources, at(g.table.players, attacker).resources];
    const taken: Purse = { gold: 0, diamond: 0, blood: 0 };
    for (const kind of RESOURCES) {
      taken[kind] = Math.min(steal[kind], from[kind]);
      from[kind] -= taken[kind];
      to[kind] += taken[kind];
    }
    g.tell({ event: 'resources-stolen', seat: attacker, victim: target, card, ...taken });
  },
});

/** VA-14.6, VA-20.1: from the hand in id order; only the two learn which. */
const fenrir = procedure<Valda, Hit>('fenrir', {
  steal: (g, { attacker, target }) => {
    const { cards } = at(g.hands, target);
    if (cards.length === 0) return;
    const stolen = g.pick('fenrir', cards.toSorted());
    const victim = at(g.table.players, target);
    cluesOfTheft(g, target, attacker, stolen, victim.hand === 1);
    leaveHand(g, target, stolen);
    victim.origins.pop();
    putInHand(g, attacker, stolen, '?');
    noteTheft(g.table, target, attacker);
    noteEmptyHand(g.table, target);
    if (victim.hand === 0) cluesOfEmptyHand(g, target);
    g.tell({ event: 'card-stolen', seat: attacker, victim: target });
    for (const seat of [attacker, target]) g.tellOnly(seat, { event: 'stolen-card-seen', seat: attacker, victim: target, card: stolen });
  },
});

export type Exile = TempleMove & { readonly do: 'exile' };

/** D-EFFECT of Exiled. */
export const exileTemple = decision<Valda, Exile, { readonly target: Seat; readonly card: CardId }>('exile-temple', {
  rules: ['VA-14.4', 'VA-4.22'],
  candidates: (g, _seat, { target }) => templeMoves(g.table, target).map((move) => ({ do: 'exile', ...move })),
});

/** VA-9.15, VA-18.1: not asked without a legal move, nor where there is only one. */
const exiled = procedure<Valda, Hit>('exiled', {
  choose: (g, { attacker, target, card }) => {
    const [only, ...others] = templeMoves(g.table, target);
    if (only && others.length > 0) return g.ask(exileTemple, attacker, { target, card });
    if (only) moveTemple(g, target, only, attacker);
    return g.end();
  },
  move: (g, { attacker, target }) => {
    const { from, to } = g.answer(exileTemple);
    moveTemple(g, target, { from, to }, attacker);
  },
});

/** D-EFFECT of Temple Wreck. */
export const wreckTemple = decision<
  Valda,
  { readonly do: 'wreck'; readonly realm: Realm },
  { readonly target: Seat; readonly card: CardId }
>('wreck-temple', {
  rules: ['VA-14.9'],
  candidates: (g, _seat, { target }) => realmsWithTemple(g, target).map((realm) => ({ do: 'wreck', realm })),
});

function realmsWithTemple({ table }: { readonly table: Valda['table'] }, seat: Seat): readonly Realm[] {
  const { temples } = at(table.players, seat);
  return REALMS.filter((realm) => temples[realm] > 0);
}

const wreck = procedure<Valda, Hit>('wreck', {
  choose: (g, { attacker, target, card }) => {
    const [only, ...others] = realmsWithTemple(g, target);
    if (only && others.length > 0) return g.ask(wreckTemple, attacker, { target, card });
    if (only) destroyTemple(g, target, only, attacker);
    return g.end();
  },
  destroy: (g, { attacker, target }) => destroyTemple(g, target, g.answer(wreckTemple).realm, attacker),
});

const ATTACK_CARDS: Readonly<Record<AttackOp, Procedure<Valda, Hit>>> = {
  loseFollowers: kill,
  stealFollowers: bewitched,
  stealResources: plunder,
  stealRandomCard: fenrir,
  moveTargetTemple: exiled,
  destroyTemple: wreck,
};

export const attackProcedures = Object.values(ATTACK_CARDS);

function isAttackOp(op: string): op is AttackOp {
  return op in ATTACK_CARDS;
}

/** Applies the card to all its targets. */
export function strike(g: Rules<Valda>, targets: readonly Seat[]): void {
  const { attacker, card } = currentAttack(g.table);
  const { op } = cardOf(card);
  if (!isAttackOp(op)) throw new Defect('bad-content', `${card} is no attack`);
  for (const target of targets) g.call(ATTACK_CARDS[op], { attacker, target, card });
}
