/** English texts of the pages of the games. */
export const en = {
  'game.aim': 'How to win',
  'game.all': 'All games',
  'game.extras': 'Expansions and variants',
  'game.facts': 'At a glance',
  'game.how': 'How to play',
  'game.learn': 'Learn to play',
  'game.learn-alone': 'Learn to play alone',
  'game.minutes': 'About {minutes, number} minutes',
  'game.new': 'Open a table',
  'game.play': 'Play against bots',
  'game.players': '{min}–{max} players',
  'game.tab': '{game} – Skald',
  'game.tables': 'Open tables',
  'game.unknown': 'This game does not exist here.',
} as const satisfies Readonly<Record<string, string>>;
