/** The words of the talk at a table in English. */
export const en = {
  'chat.about': 'About {name} and this line',
  'chat.empty': 'Nobody has said anything yet.',
  'chat.hidden': 'A moderator has hidden this line.',
  'chat.mute': 'Do not show me what this player says',
  'chat.muted': 'You do not read this player.',
  'chat.report': 'Report this line',
  'chat.report-reason': 'What is wrong with it?',
  'chat.say': 'Say something …',
  'chat.send': 'Send',
  'chat.spectator': '(watching)',
  'chat.title': 'Talk at the table',
  'chat.unmute': 'Show me again what this player says',
} as const satisfies Readonly<Record<string, string>>;
