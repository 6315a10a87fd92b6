/** What monsters do to those around them: the stomp (LR-11.2) and the area attack (LR-11.3, LR-11.14). */
import { procedure, type Seat } from '../../../kernel/index.ts';
import { monsterOf } from '../content/content.ts';
import type { MonsterId } from '../ids.ts';
import type { G, Lords, Party, Table } from '../state.ts';
import { weaken } from '../table/armies.ts';
import { discardRandom } from '../table/cards.ts';
import { isInScope, monsterState, scopeOf } from '../table/monsters.ts';
import { inTurnOrder, isHuman, person } from '../table/parties.ts';
import { anyRunes, countRunes, loseRune, ownedSymbols } from '../table/runes.ts';
import { lowerOne } from './choose-army.ts';
import { dealInjuries } from './injuries.ts';
import { callSettle, discardRune } from './settle.ts';

/** LR-11.3: everybody but the controller. */
function touched(table: Table, monster: MonsterId): readonly Party[] {
  const { owner } = monsterState(table, monster);
  return inTurnOrder(table).filter((party) => party !== owner);
}

/** LR-11.2: the monster has ended its move in another region. */
export const stomp = procedure<Lords, { monster: MonsterId; region: number }>('stomp', {
  move: (g, { monster, region }) => {
    const state = monsterState(g.table, monster);
    g.tell({ event: 'monster-moved', monster, from: state.at, region });
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
  readonly monster: MonsterId;
  scope: readonly number[];
  hits: Hit[];
}

export const areaAttack = procedure<Lords, AreaAttack>('area-attack', {
  begin: (g, at) => {
    const state = monsterState(g.table, at.monster);
    g.tell({ event: 'area-attack', monster: at.monster, region: state.at });
    at.scope = scopeOf(g.table, state);
    const { effects } = monsterOf(at.monster).areaAttack;
    at.hits = effects.flatMap((_, effect) => touched(g.table, at.monster).map((party) => ({ party, effect })));
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

/** LR-11.14: runes of the owner's choice; missing ones are ignored. */
export const loseRunes = procedure<Lords, { party: Party; count: number }>('lose-runes', {
  next: (g, at) => {
    const who = person(g.table, at.party);
    if (at.count === 0 || countRunes(who) === 0) return g.end();
    at.count--;
    if (!isHuman(at.party)) {
      for (const rune of anyRunes(who, 1)) loseRune(g, at.party, rune);
      return g.jump('next');
    }
    return g.call(loseOne, { seat: at.party });
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
