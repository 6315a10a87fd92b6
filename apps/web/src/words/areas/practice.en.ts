/** The words of practice tables in English. */
export const en = {
  'brain.novice': 'Novices',
  'brain.random': 'Dreamers',
  'brain.warrior': 'Warriors',
  'practice.begin': 'Sit down',
  'practice.name': 'Your name',
  'practice.opponents': 'Opponents',
  'practice.options': 'Sets and variants',
  'practice.prophets': 'Prophets of Surtur, led by the rules themselves',
  'practice.strength': 'How well they play',
} as const satisfies Readonly<Record<string, string>>;
