/** English texts of practice tables. */
export const en = {
  'brain.jarl': 'Jarls',
  'brain.novice': 'Novices',
  'brain.random': 'Dreamers',
  'brain.warrior': 'Warriors',
  'practice.begin': 'Start',
  'practice.name': 'Your name',
  'practice.opponents': 'Opponents',
  'practice.options': 'Expansions and variants',
  'practice.strength': 'Difficulty',
} as const satisfies Readonly<Record<string, string>>;
