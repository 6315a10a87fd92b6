/** The additional realms (LR-50.3): where they touch the map, and which actions trigger them. */
import { EXPANSIONS, realmTriggeredBy } from '../content/content.ts';
import { realmsAt } from '../content/map.ts';
import { REALMS, type RealmId, type SpecialAction } from '../ids.ts';
import type { LordsTable } from '../state.ts';
import { EXTRA_REALMS } from './ids.ts';

/** The realms in play, clockwise from Muspelheim. */
export function realmsIn({ realms = [] }: LordsTable): readonly RealmId[] {
  const extra: readonly RealmId[] = EXTRA_REALMS;
  return REALMS.filter((realm) => !extra.includes(realm) || realms.includes(realm));
}

function extraRealms({ realms = [] }: LordsTable): typeof EXPANSIONS.realms {
  return EXPANSIONS.realms.filter(({ id }) => realms.includes(id));
}

/** The realms next to a region. */
export function realmsNear(table: LordsTable, region: number): readonly RealmId[] {
  const near = realmsAt(table.side, region);
  if (!table.realms) return near;
  return [
    ...near,
    ...extraRealms(table)
      .filter(({ regions }) => regions[table.side].includes(region))
      .map(({ id }) => id),
  ];
}

/** LR-9.3: the realms that a first marker, or building a monument, triggers, in this order. */
export function realmsTriggeredBy(table: LordsTable, action: SpecialAction): readonly RealmId[] {
  const extra = extraRealms(table)
    .filter(({ triggeredBy }) => triggeredBy === action)
    .map(({ id }) => id);
  return action === 'BUILD_MONUMENT' ? extra : [realmTriggeredBy(action), ...extra];
}
