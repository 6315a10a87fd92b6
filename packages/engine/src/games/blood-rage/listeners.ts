/** The listeners of cards, monsters, mystics and gods, and the order in which they react (BR-24). */
import type { Listener, Pending, Rules, WindowName } from '../../kernel/index.ts';
import { cards } from './cards/index.ts';
import { loseTexts, winTexts } from './cards/outcome-texts.ts';
import { questValue } from './cards/quest-value.ts';
import { shipUpgrades } from './cards/ship-upgrades.ts';
import { destroy } from './flow/battle/destroy.ts';
import { succeed } from './flow/battle/pillage-success.ts';
import { invade } from './flow/turn/invade.ts';
import { gods } from './gods/index.ts';
import { monsters } from './monsters/index.ts';
import { invadingMonster } from './monsters/invading-monster.ts';
import { mystics } from './mystics/index.ts';
import type { Power } from './powers/power.ts';
import { placeInOrder, seatOf } from './powers/sources.ts';
import type { BloodRage } from './state.ts';
import { inOrder } from './table/order.ts';

/** In the order of the rulebook, where it fixes one. */
export const listeners: readonly Listener<BloodRage>[] = [
  // BR-10.6
  mystics['odins-chosen'].listener,
  invadingMonster,
  cards['friggas-succor'].listener,
  cards['thors-domain'].listener,
  // BR-18.1
  gods.frigga.listener,
  monsters['volur-witch'].listener,
  mystics['friggas-chosen'].listener,
  cards['friggas-protection'].listener,
  shipUpgrades,
  // B0 to B4
  gods.heimdall.listener,
  questValue,
  cards['thors-primacy'].listener,
  cards['heimdalls-watch'].listener,
  cards['odins-smite'].listener,
  cards['odins-tide'].listener,
  // B8, B9, B11
  winTexts,
  loseTexts,
  mystics['thors-chosen'].listener,
  cards['tyrs-prowess'].listener,
  cards['odins-judgement'].listener,
  monsters.valkyrie.listener,
  cards['thors-glory'].listener,
  gods.thor.listener,
  // B12
  monsters['frost-giant'].listener,
  gods.odin.listener,
  cards['friggas-grace'].listener,
  cards['lord-of-axes'].listener,
  cards['lord-of-spears'].listener,
  cards['lord-of-hammers'].listener,
  // B13, B14
  gods.loki.listener,
  cards['lokis-blessing'].listener,
];

export const powers: readonly Power[] = [cards, monsters, mystics, gods].flatMap((manifest): Power[] => Object.values(manifest));

const ranks = new Map(listeners.map(({ id }, rank) => [id, rank]));

/** BR-10.6, BR-16.7: in list order. BR-18.1: by owner, then in list order. All other effects: by owner, then BR-24.3. */
export function windowOrder(g: Rules<BloodRage>, _window: WindowName, effect: string, pending: readonly Pending[]): readonly Pending[] {
  if (pending.length < 2) return pending;
  const rank = ({ listener }: Pending): number => ranks.get(listener) ?? 0;
  if (effect === invade.name || effect === succeed.name) return pending.toSorted((a, b) => rank(a) - rank(b));
  const order = inOrder(g.table);
  const owner = ({ source }: Pending): number => {
    const place = order.indexOf(seatOf(source));
    return place < 0 ? order.length : place;
  };
  if (effect === destroy.name) return pending.toSorted((a, b) => owner(a) - owner(b) || rank(a) - rank(b));
  return pending.toSorted((a, b) => owner(a) - owner(b) || placeInOrder(g.table, a.source) - placeInOrder(g.table, b.source));
}
