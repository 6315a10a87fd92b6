/** English texts of the chat. */
export const en = {
  'chat.about': 'Actions for this message by {name}',
  'chat.empty': 'No messages yet.',
  'chat.hidden': 'A moderator has hidden this message.',
  'chat.mute': 'Mute this player',
  'chat.muted': 'You have muted this player.',
  'chat.report': 'Report this message',
  'chat.report-reason': 'What is wrong with it?',
  'chat.say': 'Write a message …',
  'chat.send': 'Send',
  'chat.spectator': '(watching)',
  'chat.title': 'Chat',
  'chat.unmute': 'Unmute this player',
} as const satisfies Readonly<Record<string, string>>;
