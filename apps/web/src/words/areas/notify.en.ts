/** The words of notices in English. */
export const en = {
  'notify.denied': 'Your browser does not allow notices from this page; it can be changed in the settings of the browser.',
  'notify.failed': 'Your browser could not set this up. Try again later.',
  'notify.push': 'Tell me of my turns in slow matches, even when Skald is closed',
  'notify.sound': 'Sound a horn when it is my turn',
  'notify.title': 'Your turn',
} as const satisfies Readonly<Record<string, string>>;
