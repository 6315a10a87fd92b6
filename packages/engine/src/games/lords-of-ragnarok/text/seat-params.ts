/** The event and decision fields that name seats, in every language. */
export const seatParams = [
  'who',
  'attacker',
  'defender',
  'winner',
  'loser',
  'opponent',
  'hunter',
  'owner',
  'active',
  'order',
  'fate',
  'last',
  'party',
  'owed',
  'control',
  'victim',
] as const;
