/** The text of a game page: the same chapters in every language. */
export interface Story {
  /** One sentence that invites people to play. */
  readonly lead: string;
  /** How to win. */
  readonly aim: string;
  /** How to play, in the order in which players meet things. */
  readonly chapters: readonly Chapter[];
  /** What can be added to the game here. */
  readonly extras: readonly Chapter[];
}

export interface Chapter {
  readonly title: string;
  readonly text: string;
}
