/** What the page of a game tells: the same chapters in every language, in our own words. */
export interface Story {
  /** One sentence that makes one want to play. */
  readonly lead: string;
  /** How one wins. */
  readonly aim: string;
  /** How it is played, in the order in which one meets it. */
  readonly chapters: readonly Chapter[];
  /** What can be added to the game here. */
  readonly extras: readonly Chapter[];
}

export interface Chapter {
  readonly title: string;
  readonly text: string;
}
