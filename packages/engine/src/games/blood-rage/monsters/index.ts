/** The manifest of monsters with behaviour; the content describes the others. A missing or misspelt monster does not compile. */
import type { BloodRageMonsterId } from '../ids.ts';
import type { Power } from '../powers/power.ts';
import { frostGiant } from './frost-giant.ts';
import { valkyrie } from './valkyrie.ts';
import { volurWitch } from './volur-witch.ts';

/** Monsters that the content describes completely; `invading-monster.ts` reads what the Troll and the Fire Giant kill. */
type DataMonster = 'troll' | 'fire-giant' | 'dwarf-chieftain' | 'soldier-of-hel' | 'sea-serpent' | 'dark-elf';

export const monsters = {
  valkyrie,
  'frost-giant': frostGiant,
  'volur-witch': volurWitch,
} satisfies { readonly [Id in Exclude<BloodRageMonsterId, DataMonster>]: Power<Id> };
