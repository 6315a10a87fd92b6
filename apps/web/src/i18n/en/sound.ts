/** English texts of the sounds. */
export const en = {
  'sound.mute': 'Mute',
  'sound.title': 'Sounds',
  'sound.volume': 'Volume',
} as const satisfies Readonly<Record<string, string>>;
