/** The words of practice tables in English. */
export const en = {
  'brain.novice': 'Novices',
  'brain.random': 'Dreamers',
  'brain.warrior': 'Warriors',
} as const satisfies Readonly<Record<string, string>>;
