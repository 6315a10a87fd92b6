/** Seeds and habits of matches in which seat 0 meets every kind of decision. If the rules change and a kind is missing, look for other seeds. */
import type { DecisionPlay } from './positions.ts';

/** Takes monsters and sends them out. */
const MONSTERS = ['command-own', 'CONTROL_MONSTER', 'hunt', 'MONSTERS', 'wound', 'again'];
/** Gathers large armies, which can cleanse devastation. */
const ARMIES = ['cleanse', 'strengthen', 'recruit', 'ACTIVATE_ARMY', 'REINFORCE', 'MOBILIZE'];

const EXPANSIONS = { hel: true, heimdall: true, aegir: true, snekkar: true, realms: true };
/** Monsters that lie in seas, at the edges of the map. */
const SEA_MONSTERS = { jormungandr: true, kraken: true };

export const PLAYS: Readonly<Record<string, readonly DecisionPlay[]>> = {
  raids: [
    { seed: 5, seats: 4 },
    { seed: 3, seats: 2 },
  ],
  'blood-rage': [
    { seed: 1825, seats: 4, options: { mystics: true, gods: true } },
    { seed: 9, seats: 4, options: { mystics: true, draftInFirstAge: false } },
    { seed: 583, seats: 3, options: { mystics: true, gods: true } },
  ],
  valda: [
    { seed: 13, seats: 3, options: { race: true } },
    { seed: 889, seats: 3, options: { race: true } },
    { seed: 367, seats: 5, options: { race: true } },
    { seed: 932, seats: 2 },
  ],
  'lords-of-ragnarok': [
    { seed: 22, seats: 2, likes: ARMIES },
    { seed: 70, seats: 2, options: { ...EXPANSIONS, prophets: 1 } },
    { seed: 3, seats: 2, options: { ...EXPANSIONS, ...SEA_MONSTERS }, likes: MONSTERS },
    { seed: 10, seats: 3, options: SEA_MONSTERS, likes: MONSTERS },
    { seed: 1, seats: 1, options: { prophets: 2, challenges: ['ch-2', 'ch-5'] }, likes: MONSTERS },
    { seed: 40, seats: 1, likes: ARMIES },
    { seed: 250, seats: 3, likes: MONSTERS },
  ],
};
