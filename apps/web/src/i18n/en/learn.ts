/** English texts of the advice for a first game. */
export const en = {
  'coach.title': 'Tip',
  'coach.understood': 'Got it',
} as const satisfies Readonly<Record<string, string>>;
