/** Sets up a practice table: the game, its face and the opponents are loaded when somebody sits down. */
import { type Chance, fastChance, fastRandom, hashText, keyedChance, type Random } from '@skald/engine';
import { loadRulesOf } from '../editions/load-rules.ts';
import type { PageContent } from '../editions/page-content.ts';
import type { GameUi } from '../table/game-ui.ts';
import { loadGameUi } from '../table/game-uis.ts';
import type { TablePlayer } from '../table/model/source.ts';
import { keptSaga, takeUp } from './kept-match.ts';
import { hintsTaken, keepHints } from './kept-names.ts';
import { loadOpponent } from './load-opponent.ts';
import { MatchKeeper } from './match-keeper.ts';
import { type LocalSettings, PracticeHost } from './practice-host.ts';
import { repeatable } from './repeatable.ts';

/** Options of a game that are on or off, or a number. */
export type PracticeOptions = Readonly<Record<string, boolean | number>>;

export interface PracticeRequest {
  readonly slug: string;
  readonly name: string;
  readonly opponents: number;
  readonly strategy: string;
  /** The same seed gives the same match; without one, nobody knows what will come. */
  readonly seed: number | null;
  /** Options of the game. */
  readonly options: PracticeOptions;
  /** Take up an unfinished match, if there is one. */
  readonly resume: boolean;
  /** Keep the match in this browser while it goes on. */
  readonly keeps: boolean;
  /** The name that it is kept by; that of the game by default. */
  readonly keptAs?: string;
}

export interface Practice {
  readonly source: PracticeHost;
  readonly ui: GameUi;
  /** Was it taken up where it was left? */
  readonly resumed: boolean;
}

const NAMES = ['Ragna', 'Ivar', 'Sigrid', 'Bjorn', 'Freydis', 'Leif'] as const;

export async function openPractice(
  request: PracticeRequest,
  content: PageContent,
  moves: () => boolean,
  storage: Storage | undefined,
  confirm?: LocalSettings['confirm'],
): Promise<Practice | undefined> {
  const { keptAs = request.slug } = request;
  // The newest rules take the content that the page shows: their own.
  await content.ready(request.slug);
  const saga = request.resume ? keptSaga(storage, keptAs) : '';
  const rules = await loadRulesOf(saga, request.slug);
  const kept = rules && takeUp(saga, rules.editions);
  // A new match takes the newest rules, whatever was kept.
  const game = kept?.match.game ?? (await loadRulesOf('', request.slug))?.editions[0];
  const opponent = game && (await loadOpponent(request.strategy, game));
  if (!game || !opponent) return undefined;
  // Before the match begins: what opponents do before somebody looks would be missing in the log.
  const ui = await loadGameUi(content, request.slug, game.edition);
  const { chance, random } = chanceFrom(request.seed);
  const settings = {
    game,
    players: playersFrom(kept?.names ?? namesFor(request)),
    seat: 0,
    chance,
    random,
    // A first game goes on after a reload as it would have without: what an opponent answers depends on the question alone.
    opponent: request.keptAs === undefined ? opponent : repeatable(opponent, request.seed ?? 0),
    thinking: thinkingTime(moves()),
    wait,
    options: request.options,
    ...(confirm && { confirm }),
    hints: kept ? hintsTaken(storage, keptAs) : 0,
    ...(request.keeps && {
      onHint: (count: number) => keepHints(storage, keptAs, count),
      keeper: new MatchKeeper({ storage, name: keptAs, wait }),
    }),
  };
  if (!kept && request.keeps) keepHints(storage, keptAs, 0);
  const source = kept ? PracticeHost.resume(settings, kept.match, kept.past) : PracticeHost.begin(settings);
  return source && { source, ui, resumed: kept !== undefined };
}

/** Long enough to be seen, short enough not to be waited for; where nothing moves, at least the own answer is on the screen before the next. */
export function thinkingTime(moves: boolean): number {
  return moves ? 350 : 40;
}

export function wait(ms: number, wake: () => void): () => void {
  const timer = setTimeout(wake, ms);
  return () => clearTimeout(timer);
}

function namesFor({ name, opponents }: PracticeRequest): readonly string[] {
  return [name, ...NAMES.filter((other) => other !== name).slice(0, opponents)];
}

function playersFrom(names: readonly string[]): readonly TablePlayer[] {
  return names.map((name, seat) => ({ name, kind: seat === 0 ? 'person' : 'bot' }));
}

function chanceFrom(seed: number | null): { readonly chance: Chance; readonly random: Random } {
  if (seed !== null) return { chance: fastChance(seed), random: fastRandom(seed, hashText('opponents')) };
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const [first = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { chance: keyedChance(secret), random: fastRandom(first) };
}
