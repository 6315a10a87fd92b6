/** The words beside the map of Lords of Ragnarok in English: wheel, prophets, holdings, battle and hunt. */
export const en = {
  'lords.why': 'Why did he do that?',
} as const satisfies Readonly<Record<string, string>>;
