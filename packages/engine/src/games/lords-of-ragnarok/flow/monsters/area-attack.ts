/** Monster attacks: the stomp (LR-11.2) and the area attack (LR-11.3, LR-11.14). */
import { procedure, type Seat } from '../../../../kernel/index.ts';
import { monsterOf } from '../../content/content.ts';
import type { LordsMonsterId } from '../../ids.ts';
import type { G, Lords, LordsTable, Party } from '../../state.ts';
import { weaken } from '../../table/armies.ts';
import { discardRandom } from '../../table/cards.ts';
import { isInScope, monsterState, scopeOf } from '../../table/monsters.ts';
import { inTurnOrder, isHuman, person } from '../../table/parties.ts';
import { anyRunes, countRunes, loseRune, ownedSymbols } from '../../table/runes.ts';
import { lowerOne } from '../armies/choose-army.ts';
import { callSettle, discardRune } from '../turn/settle.ts';
import { dealInjuries } from './injuries.ts';

/** LR-11.3: everybody in scope except the controller. */
function touched(table: LordsTable, monster: LordsMonsterId): readonly Party[] {
  const { owner } = monsterState(table, monster);
  return inTurnOrder(table).filter((party) => party !== owner);
}

/** LR-11.2: the monster ended its move in a different region. */
export const stomp = procedure<Lords, { monster: LordsMonsterId; region: number }>('stomp', {
  move: (g, { monster, region }) => {
    const state = monsterState(g.table, monster);
    g.emit({ event: 'monster-moved', monster, from: state.at, region });
    state.at = region;
  },
  stomp: (g, { monster, region }) => {
    for (const party of touched(g.table, monster)) {
      if (person(g.table, party).armies.some((army) => army.at === region)) {
        g.call(lowerOne, { party, regions: [region], amount: 1, purpose: 'stomp' });
      }
    }
  },
});

interface Hit {
  readonly party: Party;
  readonly effect: number;
}

interface AreaAttack {
  readonly monster: LordsMonsterId;
  scope: readonly number[];
  hits: Hit[];
}

export const areaAttack = procedure<Lords, AreaAttack>('area-attack', {
  begin: (g, locals) => {
    const state = monsterState(g.table, locals.monster);
    if (state.sea) g.emit({ event: 'sea-attack', monster: locals.monster, sea: state.sea });
    else g.emit({ event: 'area-attack', monster: locals.monster, region: state.at });
    locals.scope = scopeOf(g.table, state);
    const { effects } = monsterOf(locals.monster).areaAttack;
    locals.hits = effects.flatMap((_, effect) => touched(g.table, locals.monster).map((party) => ({ party, effect })));
  },
  next: (g, { monster, scope, hits }) => {
    const hit = hits.shift();
    if (!hit) return g.jump('done');
    const effect = monsterOf(monster).areaAttack.effects[hit.effect];
    if (effect) strike(g, hit.party, scope, effect);
    return g.jump('next');
  },
  done: callSettle,
});

function strike(g: G, party: Party, scope: readonly number[], { code, amount }: { code: string; amount: number }): unknown {
  const who = person(g.table, party);
  switch (code) {
    case 'HERO_INJURY':
      if (isHuman(party) && scope.includes(who.at)) g.call(dealInjuries, { seat: party, count: amount });
      return undefined;
    case 'ARMY_MINUS_ONE_PER_PLAYER':
      return g.call(lowerOne, { party, regions: scope, amount, purpose: 'area-attack' });
    case 'EACH_ARMY_MINUS':
      for (const army of who.armies.filter(({ at }) => scope.includes(at))) weaken(g, party, army, amount);
      return undefined;
    case 'DISCARD_RANDOM_CARD':
      if (isInScope(g.table, party, scope)) discardRandom(g, party, amount);
      return undefined;
    default:
      if (isInScope(g.table, party, scope)) g.call(loseRunes, { party, count: amount });
  }
  return undefined;
}

/** LR-11.14: the owner chooses the runes; an owner with too few loses all. */
export const loseRunes = procedure<Lords, { party: Party; count: number }>('lose-runes', {
  next: (g, locals) => {
    const who = person(g.table, locals.party);
    if (locals.count === 0 || countRunes(who) === 0) return g.end();
    locals.count--;
    if (!isHuman(locals.party)) {
      for (const rune of anyRunes(who, 1)) loseRune(g, locals.party, rune);
      return g.jump('next');
    }
    return g.call(loseOne, { seat: locals.party });
  },
  again: (g) => g.jump('next'),
});

export const loseOne = procedure<Lords, { seat: Seat }>('lose-rune', {
  choose: (g, { seat }) => {
    const symbols = ownedSymbols(g.table, seat);
    const [only] = symbols;
    if (symbols.length > 1) return g.ask(discardRune, seat, {});
    if (only) loseRune(g, seat, only);
    return g.end();
  },
  lose: (g, { seat }) => loseRune(g, seat, g.answer(discardRune).rune),
});
