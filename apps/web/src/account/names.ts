/** The rules for player names, and suggestions for guests. */
export const LONGEST_NAME = 24;
const SHORTEST_NAME = 2;
/** Four digits make spectators' names different. */
const FIRST_NUMBER = 1000;
const NUMBERS = 9000;

const NORSE = [
  'Astrid',
  'Bjorn',
  'Dagny',
  'Eirik',
  'Freya',
  'Gudrun',
  'Halfdan',
  'Ingrid',
  'Kari',
  'Leif',
  'Runa',
  'Sigurd',
  'Thora',
  'Ulf',
];

/** A suggested name; `lot` lies between 0 and 1. */
export function suggestedName(lot: number): string {
  return NORSE[Math.floor(lot * NORSE.length)] ?? 'Runa';
}

/** The name of a spectator who gives none; `lot` and `digits` lie between 0 and 1. */
export function spectatorName(lot: number, digits: number): string {
  return `${suggestedName(lot)} ${FIRST_NUMBER + Math.floor(digits * NUMBERS)}`;
}

/** The typed text if it is a valid name. */
export function validName(typed: string, otherwise: string): string {
  const name = typed.trim();
  return name.length >= SHORTEST_NAME ? name.slice(0, LONGEST_NAME) : otherwise;
}
