/** Upgrades that multiply the Glory of a phase. */
import type { RuleId, Rules, Seat } from '../../../kernel/index.ts';
import type { CardDef, TextCard } from '../card-ids.ts';
import { paramsOn } from '../content/cards.ts';
import type { BloodRage } from '../state.ts';
import { clanOf } from '../table/figures.ts';
import { hasUpgrade } from '../table/upgrades.ts';
import { type Power, power } from './power.ts';

export interface GloryMultiplier<Id extends CardDef> extends Power<Id> {
  /** The factor for the Glory; announces the card when it works. */
  times(g: Rules<BloodRage>, seat: Seat): number;
}

export function gloryMultiplier<Id extends TextCard>(id: Id, about: { readonly rules: readonly RuleId[] }): GloryMultiplier<Id> {
  return {
    ...power(id, about),
    times: (g, seat) => {
      if (!hasUpgrade(clanOf(g.table, seat), id)) return 1;
      g.emit({ event: 'card-worked', seat, name: id });
      return paramsOn(id).multiplier;
    },
  };
}
