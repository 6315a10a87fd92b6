/** Realm bonuses (LR-9.3, LR-9.5, LR-21.9, D-09): all allies of a realm gain one when the first marker lands on its space. */
import { decision, oneOf, procedure, required, type Seat } from '../../../../kernel/index.ts';
import { NUMBERS, realmOf } from '../../content/content.ts';
import { seasWithin } from '../../content/map.ts';
import { realmsNear } from '../../expansions/realms.ts';
import { type AttributeId, COMBAT_CARDS, type LordsCardId, type ProphetId, type RealmId, type SeaId } from '../../ids.ts';
import type { G, Lords, LordsTable, Party } from '../../state.ts';
import { armyOf, hasFreeArmy, recruit, strengthen } from '../../table/armies.ts';
import { heal } from '../../table/attributes.ts';
import { canDraw, drawCards, fetchCard } from '../../table/cards.ts';
import { hasHero, human, inTurnOrder, isHuman, person, prophet, regionsOf } from '../../table/parties.ts';
import { countRunes, gainRandomRunes, oweRunes, runesLeft } from '../../table/runes.ts';
import { mayEnter } from '../../table/ways.ts';
import { everywhere, moveArmy } from '../armies/activate.ts';
import { canGainPriest, gainPriest } from '../monsters/slay.ts';
import { moveDrakkar, placeHero } from '../turn/hero-step.ts';
import { callSettle } from '../turn/settle.ts';

type Bonus =
  | { do: 'recruit'; region: number }
  | { do: 'draw' }
  | { do: 'sail'; sea: SeaId }
  | { do: 'relocate'; army: number; region: number }
  | { do: 'rune' }
  | { do: 'place'; region: number }
  | { do: 'heal'; attribute: AttributeId }
  | { do: 'strengthen'; army: number }
  | { do: 'priest' }
  | { do: 'fetch'; card: LordsCardId }
  | { do: 'decline' };

/** LR-9.5: the drakkar sails this far, further than in the hero step. */
const NIFLHEIM_SEAS = 3;

function bonuses(table: LordsTable, seat: Seat, realm: RealmId): readonly Bonus[] {
  const who = human(table, seat);
  const own = regionsOf(table, seat).filter((region) => mayEnter(table, seat, region));
  switch (realm) {
    case 'muspelheim':
      return hasFreeArmy(table, seat) ? own.map((region) => ({ do: 'recruit', region })) : [];
    case 'svartalfheim':
      return canDraw(table) ? [{ do: 'draw' }] : [];
    case 'niflheim':
      return [
        ...seasWithin(table.side, required(who.sea, 'a drakkar'), NIFLHEIM_SEAS).map((sea) => ({ do: 'sail' as const, sea })),
        ...who.armies.flatMap(({ army, at }) =>
          own.filter((region) => region !== at).map((region) => ({ do: 'relocate' as const, army, region })),
        ),
      ];
    case 'vanaheim':
      return runesLeft(table).length > 0 ? [{ do: 'rune' }] : [];
    case 'alfheim':
      return [
        ...everywhere(table)
          .filter((region) => region !== who.at)
          .map((region) => ({ do: 'place' as const, region })),
        ...who.injured.map((attribute) => ({ do: 'heal' as const, attribute })),
      ];
    case 'asgard':
      return [...(canGainPriest(who) ? [{ do: 'priest' as const }] : []), ...(canDraw(table) ? [{ do: 'draw' as const }] : [])];
    case 'helheim':
      return COMBAT_CARDS.filter((card) => table.discards.includes(card)).map((card) => ({ do: 'fetch', card }));
    default:
      return who.armies.filter(({ strength }) => strength < NUMBERS.armyMaxStrength).map(({ army }) => ({ do: 'strengthen', army }));
  }
}

export const realmBonus = decision<Lords, Bonus, { realm: RealmId }>('realm-bonus', {
  rules: ['LR-9.3', 'LR-9.5', 'LR-14.2', 'LR-50.3'],
  space: ({ table }, seat, { realm }) => oneOf<Bonus>([...bonuses(table, seat, realm), { do: 'decline' }]),
  fallback: () => ({ do: 'decline' }),
  hint: ({ table }, seat, _params, option) => {
    if (option.do !== 'relocate' && option.do !== 'strengthen') return null;
    const { at, strength } = armyOf(table, seat, option.army);
    return { from: at, strength };
  },
});

/** LR-14.2: Aslaug may treat adjacent realms as allies. */
function isAllied(table: LordsTable, party: Party, realm: RealmId): boolean {
  if (person(table, party).allies.includes(realm)) return true;
  return hasHero(table, party, 'aslaug') && realmsNear(table, human(table, party).at).includes(realm);
}

/** LR-21.9: a card or a rune, of which he has fewer; at the limit, nothing. */
function prophetBonus(g: G, who: ProphetId): void {
  const self = prophet(g.table, who);
  if (self.cards <= countRunes(self)) drawCards(g, who, 1);
  else gainRandomRunes(g, who, 1);
}

export const triggerRealm = procedure<Lords, { realm: RealmId; queue: Party[] }>('trigger-realm', {
  begin: (g, locals) => {
    locals.queue = inTurnOrder(g.table).filter((party) => isAllied(g.table, party, locals.realm));
    if (locals.queue.length > 0) g.emit({ event: 'realm-triggered', realm: locals.realm });
  },
  next: (g, { realm, queue }) => {
    const [party] = queue;
    if (party === undefined) return g.end();
    if (isHuman(party) && bonuses(g.table, party, realm).length > 0) return g.ask(realmBonus, party, { realm });
    queue.shift();
    if (!isHuman(party)) prophetBonus(g, party);
    return g.jump('next');
  },
  take: (g, { realm, queue }) => {
    const seat = required(queue.shift(), 'who is asked');
    const answer = g.answer(realmBonus);
    if (!isHuman(seat) || answer.do === 'decline') return;
    g.emit({ event: 'realm-bonus-taken', who: seat, realm });
    if (!human(g.table, seat).allies.includes(realm)) g.emit({ event: 'ability-used', who: seat, hero: 'aslaug' });
    gain(g, seat, realm, answer);
  },
  settle: (g) => {
    callSettle(g);
    g.jump('next');
  },
});

function gain(g: G, seat: Seat, realm: RealmId, bonus: Bonus): unknown {
  switch (bonus.do) {
    case 'recruit':
      recruit(g, seat, bonus.region, realmOf(realm).bonus.strength);
      return undefined;
    case 'draw':
      drawCards(g, seat, realmOf(realm).bonus.amount);
      return undefined;
    case 'sail':
      return moveDrakkar(g, seat, bonus.sea);
    case 'relocate':
      return moveArmy(g, seat, armyOf(g.table, seat, bonus.army), bonus.region);
    case 'rune':
      return oweRunes(g, seat, realmOf(realm).bonus.amount);
    case 'place':
      return placeHero(g, seat, bonus.region);
    case 'heal':
      return heal(g, seat, bonus.attribute);
    case 'strengthen':
      return strengthen(g, seat, armyOf(g.table, seat, bonus.army));
    case 'priest':
      return gainPriest(g, seat);
    case 'fetch':
      return fetchCard(g, seat, bonus.card);
    default:
  }
  return undefined;
}
