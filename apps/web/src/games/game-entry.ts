/** What a game provides to this site. Start pages load every entry, so heavy parts stay behind `import()`. */
import type { GameAbout } from '@skald/engine/about';
import type { Language } from '@skald/engine/text';
import type { HelpEntry } from '../help/game-help.ts';
import type { GameUi } from '../table/game-ui.ts';
import type { CourseTexts, Lesson } from './lesson.ts';
import type { Story } from './story.ts';
import type { StrategyName } from './strategy-names.ts';

export type PerLanguage<T> = Readonly<Record<Language, T>>;

export interface GameEntry {
  readonly about: GameAbout;
  /** The outline of an icon. */
  readonly icon: string;
  /** The address of a picture of its board; a game without one shows its icon. */
  readonly picture?: string;
  /** Its texts on pages outside its table. A page loads those of all games in its language. */
  readonly entryTexts: PerLanguage<() => Promise<EntryTexts>>;
  ui(): Promise<GameUi>;
  /** The released editions that this board draws, beside the newest, by the first twelve digits of their names. Others are shown by an older board, or by the plain table. */
  readonly draws: readonly string[];
  /** Boards that were kept for editions that the newest board cannot draw. */
  readonly olderBoards?: readonly EditionBoard[];
  /** The texts of its table, beside those of the rules. */
  readonly texts: PerLanguage<() => Promise<Readonly<Record<string, string>>>>;
  /** The page that introduces the game. */
  readonly story: PerLanguage<() => Promise<Story>>;
  /** Public events that a replay can jump to: beginnings of chapters and memorable moments. */
  readonly landmarks: { readonly chapters: readonly string[]; readonly highlights: readonly string[] };
  /** What its help drawer shows; a game without it has no help. */
  readonly help?: HelpEntry;
  readonly practice?: PracticeForm;
  /** Does the jarl beat the warrior at this game? Only then is it offered. */
  readonly offersJarl?: boolean;
  readonly firstGame?: FirstGame;
  /** A first game alone, where the game can be played alone. */
  readonly firstSoloGame?: FirstGame;
}

export type EditionBoard = Pick<GameEntry, 'ui' | 'draws'>;

/** In one language. */
export type OptionTexts = Readonly<Record<string, { readonly title: string; readonly text: string }>>;

export interface EntryTexts {
  /** Two or three sentences for the start page. */
  readonly blurb: string;
  /** Names the opponent in a solo game. */
  readonly solo?: string;
  /** Asks for the number of `PracticeForm.count`. */
  readonly count?: string;
  /** Names and explains options, loaded where somebody reads them. An option without texts goes by its own name. */
  readonly options?: () => Promise<OptionTexts>;
}

/** The options that the practice form asks for. */
export interface PracticeForm {
  /** Options that are on or off. */
  readonly switches?: readonly string[];
  /** The switches that are on by default. */
  readonly normallyOn?: readonly string[];
  /** An option that is a number; the rules say which numbers fit the number of players. */
  readonly count?: { readonly option: string; readonly most: number };
}

/** A first game with lessons. Its seed is fixed, so that the lessons fit what happens. */
export interface FirstGame {
  readonly opponents: number;
  readonly strategy: StrategyName;
  readonly seed: number;
  /** Options of the game. */
  readonly options?: Readonly<Record<string, boolean | number>>;
  lessons(): Promise<readonly Lesson[]>;
  texts(language: Language): Promise<CourseTexts>;
}
