/** The ids of what the expansions add (LR-50). */

export const EXTRA_GODS = ['hel', 'heimdall', 'aegir'] as const;
export type ExtraGod = (typeof EXTRA_GODS)[number];

export const EXTRA_REALMS = ['asgard', 'helheim'] as const;

export const SEA_MONSTERS = ['jormungandr', 'kraken'] as const;

export const EXTRA_ARTIFACTS = ['serpent-fang', 'kraken-pearl'] as const;

/** The arch-enemies that a table can ask for; Fenrir is refused (LR-50.7). */
export const BOSSES = ['loki', 'nagfar', 'fenrir'] as const;
