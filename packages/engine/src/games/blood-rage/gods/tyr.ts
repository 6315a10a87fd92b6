/** Tyr: in a battle in his province only cards count; figures count 0. */
import type { Rules } from '../../../kernel/index.ts';
import { power } from '../powers/power.ts';
import type { BloodRage } from '../state.ts';

export const tyr = {
  ...power('tyr', { rules: ['BR-30.5'] }),
  /** Whether Tyr rules the battle under way; announces him if so. */
  blanksFigures: (g: Rules<BloodRage>): boolean => {
    const { pillage } = g.table;
    if (pillage?.god !== 'tyr') return false;
    g.emit({ event: 'god-worked', god: 'tyr', province: pillage.province });
    return true;
  },
};
