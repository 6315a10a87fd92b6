/** The words of the settings in English. */
export const en = {
  'settings.close': 'Done',
  'settings.language': 'Language',
  'settings.motion': 'Motion',
  'settings.motion.full': 'Ships sail',
  'settings.motion.reduced': 'Nothing moves',
  'settings.motion.system': 'As the system says',
  'settings.palette': 'Player colours',
  'settings.palette.norse': 'Norse',
  'settings.palette.safe': 'Safe for colour-blind eyes',
  'settings.percent': '{size, number, percent}',
  'settings.text-size': 'Text size',
  'settings.theme': 'Light',
  'settings.theme.dark': 'Winter night',
  'settings.theme.light': 'Winter day',
  'settings.theme.system': 'As the system says',
  'settings.title': 'Settings',
} as const satisfies Readonly<Record<string, string>>;
