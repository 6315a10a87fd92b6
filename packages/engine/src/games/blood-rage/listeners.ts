/** What cards, monsters, mystics and gods listen for, and the order in which they are heard (BR-24). */
import type { Listener, Pending, Rules, WindowName } from '../../kernel/index.ts';
import { odinsJudgement, thorsGlory } from './cards/counting-the-dead.ts';
import { friggasProtection, shipUpgrades } from './cards/destruction-texts.ts';
import { friggasSuccor, lokisBlessing, thorsDomain } from './cards/invasion-texts.ts';
import { odinsSmite } from './cards/odins-smite.ts';
import { odinsTide } from './cards/odins-tide.ts';
import { loseTexts, winTexts } from './cards/outcome-texts.ts';
import { friggasGrace, lordOfAxes, lordOfHammers, lordOfSpears } from './cards/pillage-texts.ts';
import { questValue } from './cards/quest-value.ts';
import { heimdallsWatch, thorsPrimacy } from './cards/revealed-texts.ts';
import { placeInOrder, seatOf } from './cards/sources.ts';
import { tyrsProwess } from './cards/tyrs-prowess.ts';
import { destroy } from './flow/destroy.ts';
import { invade } from './flow/invade.ts';
import { succeed } from './flow/pillage-success.ts';
import { heimdall, loki, thor } from './gods/battle-gods.ts';
import { frigga, odin } from './gods/province-gods.ts';
import { frostGiant } from './monsters/frost-giant.ts';
import { invadingMonster } from './monsters/invaders.ts';
import { valkyrie } from './monsters/valkyrie.ts';
import { volurWitch } from './monsters/volur-witch.ts';
import { friggasChosen } from './mystics/friggas-chosen.ts';
import { odinsChosen } from './mystics/odins-chosen.ts';
import { thorsChosen } from './mystics/thors-chosen.ts';
import type { BloodRage } from './state.ts';
import { inOrder } from './table/order.ts';

/** Where the rulebook fixes an order of its own, it is the order of this list. */
export const listeners: readonly Listener<BloodRage>[] = [
  // BR-10.6
  odinsChosen,
  invadingMonster,
  friggasSuccor,
  thorsDomain,
  // BR-18.1
  frigga,
  volurWitch,
  friggasChosen,
  friggasProtection,
  shipUpgrades,
  // B0 to B4
  heimdall,
  questValue,
  thorsPrimacy,
  heimdallsWatch,
  odinsSmite,
  odinsTide,
  // B8, B9, B11
  winTexts,
  loseTexts,
  thorsChosen,
  tyrsProwess,
  odinsJudgement,
  valkyrie,
  thorsGlory,
  thor,
  // B12
  frostGiant,
  odin,
  friggasGrace,
  lordOfAxes,
  lordOfSpears,
  lordOfHammers,
  // B13, B14
  loki,
  lokisBlessing,
];

const ranks = new Map(listeners.map(({ id }, rank) => [id, rank]));

/** BR-10.6 and BR-16.7 by the list; BR-18.1 owner by owner, then by the list; everything else owner by owner, then BR-24.3. */
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
