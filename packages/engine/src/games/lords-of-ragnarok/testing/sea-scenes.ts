/** Positions of the expansions that random play seldom reaches: sea monsters about to be slain, Hel with much to take, Helheim with its dead. */
import type { State } from '../../../kernel/index.ts';
import { helBonus } from '../expansions/hel.ts';
import { triggerRealm } from '../flow/actions/realms.ts';
import type { Lords } from '../state.ts';
import { lordsTable } from './lords-table.ts';

export function atSea(): readonly State<Lords>[] {
  const dying = (monster: 'jormungandr' | 'kraken') =>
    lordsTable(['X', 'Y'], [])
      .seaMonster(monster, 'sea-s2')
      .hero('X', 5)
      .wounds(monster, 'Y', 0, 1, 2, 3, 4, 5)
      .hand('X', 'hewing-blow', 'spear-cast', 'sword-song');
  const serpent = dying('jormungandr').wounds('jormungandr', 'X', 6);
  const rich = lordsTable(['X', 'Y'], ['ragnar'], { hel: true })
    .army('ragnar', [9, 2], [8, 1])
    .army('Y', [13, 2], [14, 1])
    .runes('Y', { FEHU: 1, ANSUZ: 1 })
    .runes('ragnar', { FEHU: 2 })
    .anyCards('Y', 2)
    .anyCards('ragnar', 2);
  const dead = lordsTable(['X', 'Y'], [], { realms: true })
    .set('X', { allies: ['helheim'] })
    .piles({ deck: ['feint'], discards: ['ambush', 'sword-song'], rest: 'Y' });
  return [
    dead.run('X', triggerRealm, { realm: 'helheim', queue: [] }).state,
    dying('kraken').hunting('X', 'kraken').state,
    serpent.hunting('X', 'jormungandr').state,
    rich.run('X', helBonus, { seat: 0, left: 3, victim: 0 }).state,
  ];
}
