/** The invariants of the expansions (LR-50); tests check them after every step. */
import type { Invariant, State } from '../../../kernel/index.ts';
import { EXPANSIONS, monumentOf } from '../content/content.ts';
import { mapOf } from '../content/map.ts';
import type { Lords } from '../state.ts';
import { levelOf, monumentsIn } from '../table/monuments.ts';
import { realmsIn } from './realms.ts';

function ships({ table }: State<Lords>): string | undefined {
  const seas = mapOf(table.side).seas.map(({ id }) => id);
  for (const [seat, { sea, snekkar }] of table.humans.entries()) {
    if (!snekkar) continue;
    if (snekkar.length !== (sea ? EXPANSIONS.snekkarPerPlayer : 0)) return `${seat} has ${snekkar.length} snekkar`;
    if (!snekkar.every((one) => seas.includes(one))) return `${seat} has a snekkja outside the seas`;
  }
  return table.prophets.some((one) => 'snekkar' in one) ? 'a prophet has snekkar' : undefined;
}

function places({ table }: State<Lords>): string | undefined {
  const { seas, numbers } = mapOf(table.side);
  const lost = table.monsters.find(({ at, sea }) => (sea ? at !== 0 || !seas.some(({ id }) => id === sea) : !numbers.includes(at)));
  return lost && `${lost.monster} is nowhere`;
}

function levels({ table }: State<Lords>): string | undefined {
  const odd = monumentsIn(table).find((god) => levelOf(table, god) < 1 || levelOf(table, god) > monumentOf(god).maxLevel);
  return odd && `${odd} has level ${levelOf(table, odd)}`;
}

/** Nobody has a priest at, or an alliance with, what is not in play. */
function partners({ table }: State<Lords>): string | undefined {
  const realms = realmsIn(table);
  const people = [...table.humans, ...table.prophets];
  if (people.some(({ allies }) => allies.some((realm) => !realms.includes(realm)))) return 'an alliance with a realm that is not in play';
  return people.some(({ sent }) => sent.some((god) => levelOf(table, god) === 0)) ? 'a priest at a god who is not in play' : undefined;
}

export const expansionInvariants: readonly Invariant<Lords>[] = [
  { name: 'LR-50.2 humans have two snekkar at sea, prophets none', broken: ships },
  { name: 'LR-50.5 every monster is in one region or one sea', broken: places },
  { name: 'LR-50.1 monuments keep to their levels', broken: levels },
  { name: 'LR-50.1, LR-50.3 only gods and realms in play have priests and allies', broken: partners },
];
