/** Why expansions do not fit a table, with the reasons of the rulebook (LR-50.5, LR-50.7, LR-50.8). */
import type { Objection } from '../../../kernel/index.ts';
import { boardOf } from '../content/content.ts';
import type { HeroId } from '../ids.ts';
import { type BOSSES, SEA_MONSTERS } from './ids.ts';

export interface SeaOptions {
  readonly jormungandr?: boolean | undefined;
  readonly kraken?: boolean | undefined;
  readonly boss?: (typeof BOSSES)[number] | undefined;
}

export function seaMonstersOf(options: SeaOptions): readonly (typeof SEA_MONSTERS)[number][] {
  return SEA_MONSTERS.filter((monster) => options[monster]);
}

function hasSeaMonsters(options: SeaOptions): boolean {
  return options.boss === 'nagfar' || seaMonstersOf(options).length > 0;
}

/** LR-50.5, LR-50.8: a prophet whose priority is MONSTERS cannot hunt at sea. */
export function fitsSeas(options: SeaOptions, hero: HeroId): boolean {
  return !hasSeaMonsters(options) || boardOf(hero).prioritySpecialAction !== 'MONSTERS';
}

/** With sea monsters two priorities are left, so two prophets. */
const MOST_PROPHETS_AT_SEA = 2;

export function expansionObjection(
  prophets: number,
  options: SeaOptions & { readonly prophetHeroes: readonly HeroId[] },
): Objection | undefined {
  const rule = options.boss === 'nagfar' ? 'LR-50.8' : 'LR-50.5';
  if (options.boss === 'fenrir') {
    return { sentence: 'the rulebook does not support Fenrir as arch-enemy', why: { reason: 'fenrir-not-supported', rule: 'LR-50.7' } };
  }
  if (!options.prophetHeroes.every((hero) => fitsSeas(options, hero))) {
    return { sentence: 'with monsters of the sea no prophet may prefer the hunt', why: { reason: 'no-hunter-at-sea', rule } };
  }
  if (hasSeaMonsters(options) && prophets > MOST_PROPHETS_AT_SEA) {
    return {
      sentence: `with monsters of the sea there are at most ${MOST_PROPHETS_AT_SEA} prophets`,
      why: { reason: 'two-prophets-at-sea', rule, params: { most: MOST_PROPHETS_AT_SEA } },
    };
  }
  return undefined;
}
