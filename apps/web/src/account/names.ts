/** Names that players may have, and one for whoever has not thought of any. */
export const LONGEST_NAME = 24;
const SHORTEST_NAME = 2;

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

/** A name to begin with; `lot` lies between 0 and 1. */
export function norseName(lot: number): string {
  return NORSE[Math.floor(lot * NORSE.length)] ?? 'Runa';
}

/** What was typed, where it can be a name. */
export function nameOr(typed: string, otherwise: string): string {
  const name = typed.trim();
  return name.length >= SHORTEST_NAME ? name.slice(0, LONGEST_NAME) : otherwise;
}
