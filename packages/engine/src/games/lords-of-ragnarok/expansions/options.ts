/** The options that ask for expansions (LR-50). */
import * as z from '../../option-schema.ts';
import { BOSSES } from './ids.ts';

/** Off by default; a match without expansions does not mention them. */
const off = z.optional(z.boolean());

export const expansionOptions = {
  hel: off,
  heimdall: off,
  aegir: off,
  snekkar: off,
  realms: off,
  jormungandr: off,
  kraken: off,
  /** The arch-enemy: Loki by default, or Nagfar; Fenrir is refused (LR-50.7). */
  boss: z.optional(z.enum(BOSSES)),
} as const;

/** Everything at once, with and without prophets, and the sea monsters beside Loki. */
const gods = { hel: true, heimdall: true, aegir: true } as const;
const sea = { jormungandr: true, kraken: true } as const;

export const expansionVariants = [
  { ...gods, ...sea, snekkar: true, realms: true, boss: 'nagfar' },
  { prophets: 2, ...gods, snekkar: true, realms: true, boss: 'nagfar' },
  { prophets: 1, ...gods, ...sea, realms: true },
] as const;
