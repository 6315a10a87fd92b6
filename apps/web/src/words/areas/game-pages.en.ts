/** The words of the pages of the games in English. */
export const en = {
  'game.aim': 'How you win',
  'game.all': 'All games',
  'game.extras': 'What you can add',
  'game.facts': 'At a glance',
  'game.how': 'How it is played',
  'game.learn': 'Learn by playing',
  'game.minutes': 'About {minutes, number} minutes',
  'game.new': 'Open a table',
  'game.play': 'Play now against bots',
  'game.players': '{min}–{max} players',
  'game.tab': '{game} – Skald',
  'game.tables': 'Open tables',
  'game.unknown': 'There is no such game here.',
} as const satisfies Readonly<Record<string, string>>;
