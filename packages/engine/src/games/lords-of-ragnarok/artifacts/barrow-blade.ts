/** Barrow Blade, of the Draugr: adds battle value before the cards. */
import { required, type Seat } from '../../../kernel/index.ts';
import { artifactOf } from '../content/content.ts';
import type { ArtifactId } from '../ids.ts';
import type { G } from '../state.ts';
import { artifact } from './artifact.ts';

export function addBattleValue({ table }: G, seat: Seat, id: ArtifactId): void {
  const { attacker, defender } = required(table.battle, 'a battle');
  const own = defender.party === seat ? defender : attacker;
  own.value += artifactOf(id).effect.battleValue;
}

export const barrowBlade = artifact('barrow-blade', {
  rules: ['LR-10.3', 'LR-12.4'],
  use: (g, seat) => addBattleValue(g, seat, 'barrow-blade'),
});
