/** The public events of Blood Rage that begin a chapter, and those worth a look again. */
export const bloodRageLandmarks = { chapters: ['age-began'], highlights: ['battle-decided', 'province-destroyed'] } as const;
