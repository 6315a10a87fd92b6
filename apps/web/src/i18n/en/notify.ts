/** English texts of notices. */
export const en = {
  'notify.denied': 'Your browser blocks notifications from this page. You can change that in its settings.',
  'notify.failed': 'Notifications could not be set up. Try again later.',
  'notify.push': 'Notify me of my turns in slow matches, even when Skald is closed',
  'notify.sound': 'Sound a horn when it is my turn',
  'notify.title': 'Notifications',
} as const satisfies Readonly<Record<string, string>>;
