/** Reserved names (the house's, administrators' and lookalikes of both). */
import { HOUSE_STRENGTHS } from '@skald/protocol';
import { lookalikeKey } from './lookalikes.ts';

/** The house bots: enough for the largest table beside one person. Odin's ravens and wolves. */
export const HOUSE_BOT_NAMES = ['Huginn', 'Muninn', 'Geri', 'Freki'] as const;
/** Appended to a house bot's name that an account already had before the name was reserved. */
export const HOUSE_SURNAME = 'of the house';

const WHOLE = [
  ...['Skald', 'Skald Server', 'Skald Team', 'House', 'The House', 'Das Haus', 'La Casa', 'Server', 'System', 'Bot', 'Host', 'Nobody'],
  ...[
    'Anonymous',
    'Somebody',
    'Guest',
    'Spectator',
    'Support',
    'Staff',
    'Official',
    'Root',
    'Owner',
    'Operator',
    'Deleted',
    'Null',
    'Undefined',
  ],
  ...HOUSE_BOT_NAMES,
  // House bots are shown by their strength; nobody else may look like one.
  ...HOUSE_STRENGTHS,
];
/** Not even as one word of a name: nobody plays under an office. */
const OFFICES = ['Admin', 'Administrator', 'Administratorin', 'Amministratore', 'Moderator', 'Moderatorin', 'Moderatore', 'Sysadmin'];

const RESERVED = new Set([...WHOLE, ...OFFICES].map(lookalikeKey));
const RESERVED_WORDS = new Set(OFFICES.map(lookalikeKey));
const HOUSE_BOTS = new Set([...HOUSE_BOT_NAMES, ...HOUSE_STRENGTHS].map(lookalikeKey));
const SURNAME_KEY = lookalikeKey(HOUSE_SURNAME);

/** Does somebody who reads this take it for a house bot or its strength? */
export function looksLikeHouseBot(name: string): boolean {
  return HOUSE_BOTS.has(lookalikeKey(name));
}

export function isReserved(name: string): boolean {
  const key = lookalikeKey(name);
  return (
    RESERVED.has(key) ||
    key.endsWith(SURNAME_KEY) ||
    name.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => RESERVED_WORDS.has(lookalikeKey(word)))
  );
}
