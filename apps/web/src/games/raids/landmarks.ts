/** The public events of Raids that begin a chapter, and those worth a look again. */
export const raidsLandmarks = { chapters: ['voyage-began'], highlights: ['fight-began'] } as const;
