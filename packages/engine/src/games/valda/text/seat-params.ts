/** The event and decision fields that name seats, in every language. */
export const seatParams = [
  'seat',
  'victim',
  'lender',
  'attacker',
  'target',
  'targets',
  'former',
  'by',
  'seats',
  'winners',
  'active',
  'start',
  'champion',
  'taker',
] as const;
