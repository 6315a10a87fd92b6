/** The ids of Valda; the content file uses the same ones. */

export const RESOURCES = ['gold', 'diamond', 'blood'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Realms are named after their gods; each has a deck. */
export const REALMS = ['heimdall', 'freya', 'surtur', 'tyr', 'thor', 'odin', 'loki'] as const;
export type Realm = (typeof REALMS)[number];

export const BASE_DECKS = ['A', 'B'] as const;
export type BaseDeck = (typeof BASE_DECKS)[number];

export const DECKS = [...BASE_DECKS, ...REALMS] as const;
export type DeckId = (typeof DECKS)[number];

export const PHASES = ['resources', 'actions', 'building', 'attack', 'followers'] as const;
export type ValdaPhase = (typeof PHASES)[number];

export const DICE = ['yellow', 'blue', 'white'] as const;
export type DieColour = (typeof DICE)[number];

export const BUILDINGS = ['mine', 'drill'] as const;
export type ResourceBuilding = (typeof BUILDINGS)[number];

/** Cards that differ only in numbers form a family with one file: action cards (VA-13) and attack cards (VA-14). */
export const ACTION_FAMILIES = [
  'backup',
  'spoils',
  'seduction',
  'rune',
  'yggdrasil',
  'glimpse',
  'bifrost',
  'drakkar',
  'freya-goddess',
  'tyr-god-of-war',
  'odin-leader',
  'sacrifice',
  'infiltration',
  'trickster',
] as const;
export type ActionFamily = (typeof ACTION_FAMILIES)[number];

export const ATTACK_FAMILIES = ['kill', 'bewitched', 'plunder', 'fenrir', 'exiled', 'wreck'] as const;
export type AttackFamily = (typeof ATTACK_FAMILIES)[number];

/** The two effects of each divine weapon (VA-15). */
export const WEAPON_EFFECTS = [
  'war-horn',
  'gjallarhorn',
  'resisted',
  'falcon-cloak',
  'deadly-dagger',
  'burning-blade',
  'tyrs-revenge',
  'judgement',
  'hammertime',
  'thunder-call',
  'bullseye',
  'draupnir',
  'vanished',
  'loaded-dice',
] as const;
export type WeaponEffectId = (typeof WEAPON_EFFECTS)[number];

/** When a weapon effect may be used (VA-15.5, VA-16). */
export const TIMINGS = ['FREE', 'D-DEFEND', 'D-ACTION-AFTER-CARD', 'W-ROLLED', 'W-DECLARED', 'W-REPEL', 'W-LAST', 'W-REPELLED'] as const;

/** The response windows (VA-16). */
export const WINDOWS = ['W-ROLLED', 'W-DECLARED', 'W-REPEL', 'W-LAST', 'W-REPELLED', 'W-TURN-END'] as const;
export type ResponseWindow = (typeof WINDOWS)[number];

/** The different cards; copies are interchangeable (VA-20.5). */
export const CARDS = [
  'A-backup-2',
  'A-blood-vein-2',
  'A-treasure-chest-2',
  'A-spoils-of-war-2',
  'A-seduction-1',
  'A-rune-yellow',
  'A-rune-blue',
  'A-yggdrasil-3',
  'A-glimpse-mine',
  'A-bifrost-bridge',
  'A-drakkar',
  'B-kill-1-s2',
  'B-kill-1-s3',
  'B-kill-1-s4',
  'B-bewitched-1-s2',
  'B-bewitched-1-s3',
  'B-plunder-gold-2',
  'B-plunder-diamond-2',
  'B-plunder-blood-2',
  'B-fenrir-s3',
  'B-fenrir-s4',
  'B-exiled-s3',
  'B-temple-wreck-s2',
  'B-shield-1',
  'B-shield-2',
  'B-shield-3',
  'HEI-gift-from-the-gods',
  'HEI-treasure-chest-3',
  'HEI-spoils-of-war-3',
  'HEI-blood-vein-3',
  'HEI-heimdall',
  'HEI-bifrost-bridge',
  'HEI-shield-3',
  'FRE-freya-goddess',
  'FRE-backup-3',
  'FRE-drakkar',
  'FRE-seduction-2',
  'FRE-rune-white',
  'FRE-bewitched-2-s4',
  'FRE-shield-3',
  'SUR-double-kill-s5',
  'SUR-ragnarok-s4',
  'SUR-temple-wreck-s5',
  'SUR-fenrir-s5',
  'SUR-plunder-gold-diamond',
  'SUR-bewitched-2-s4',
  'SUR-blood-vein-3',
  'TYR-shield-4',
  'TYR-shield-5',
  'TYR-tyr-god-of-war',
  'TYR-kill-1-s5',
  'TYR-spoils-of-war-3',
  'THO-seduction-2',
  'THO-thor-god-2',
  'THO-thor-god-3',
  'THO-rune-white',
  'THO-double-kill-s4',
  'THO-bewitched-1-s5',
  'THO-treasure-chest-3',
  'ODI-odin-leader',
  'ODI-seduction-2',
  'ODI-sacrifice',
  'ODI-yggdrasil-4',
  'ODI-blood-vein-3',
  'ODI-bewitched-2-s4',
  'LOK-infiltration',
  'LOK-loki-trickster',
  'LOK-exiled-s5',
  'LOK-fenrir-s4',
  'LOK-ragnarok-s4',
  'LOK-rune-white',
  'LOK-glimpse-drill',
  'HEI-weapon-war-horn',
  'FRE-weapon-resisted',
  'SUR-weapon-deadly-dagger',
  'TYR-weapon-tyrs-revenge',
  'THO-weapon-hammertime',
  'ODI-weapon-bullseye',
  'LOK-weapon-vanished',
] as const;
export type ValdaCardId = (typeof CARDS)[number];
