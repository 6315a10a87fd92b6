/** The public events of Lords of Ragnarok that begin a chapter, and those worth a look again. */
export const lordsLandmarks = {
  chapters: ['monument-raised', 'ragnarok-began'],
  highlights: ['battle-ended', 'monster-slain', 'region-usurped'],
} as const;
