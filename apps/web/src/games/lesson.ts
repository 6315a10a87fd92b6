/** A lesson of a first game: advice for one moment of the match. */
import type { TextKey } from '../i18n/texts.ts';
import type { TableState } from '../table/model/table-model.ts';

export interface Lesson {
  readonly text: TextKey;
  /** Does the lesson apply now? */
  fits(state: TableState): boolean;
}
