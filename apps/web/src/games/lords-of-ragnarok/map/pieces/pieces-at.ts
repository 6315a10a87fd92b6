/** Who stands where on the map. */
import { type LordsTable, type MonsterState, type Party, person } from '@skald/engine/games/lords-of-ragnarok';

interface Standers {
  readonly strengths: readonly { readonly party: Party; readonly strengths: readonly number[] }[];
  readonly heroes: readonly Party[];
  readonly monsters: readonly MonsterState[];
}

/** The armies by owner, heroes and monsters in a region. */
export function piecesAt(table: LordsTable, region: number): Standers {
  const strengths = table.order.flatMap((party) => {
    const armies = person(table, party).armies.filter(({ at }) => at === region);
    return armies.length > 0 ? [{ party, strengths: armies.map(({ strength }) => strength) }] : [];
  });
  const heroes = table.order.filter((party) => person(table, party).at === region);
  return { strengths, heroes, monsters: table.monsters.filter(({ at }) => at === region) };
}
