/** The public events of Valda that begin a chapter, and those worth a look again. */
export const valdaLandmarks = { chapters: ['round-began'], highlights: ['attack-succeeded', 'attack-repelled'] } as const;
