/** Puts a person at a table in a test: draws a position of a real match as in the browser, and records every answer. */
import {
  type AnyGame,
  decisions,
  fastChance,
  fastRandom,
  type GameTypes,
  isOver,
  isRefusal,
  LoggedMatch,
  type OpenDecision,
  required,
  type State,
  sampleAnswer,
} from '@skald/engine';
import { texts } from '@skald/engine/text';
import { render } from '@testing-library/react';
import { OWN_CONTENT } from '../../editions/page-content.ts';
import { en } from '../../i18n/en/index.ts';
import { loadGameTexts } from '../../i18n/game-texts.ts';
import { tableTranslator } from '../../i18n/translators.ts';
import { loadGameUi } from '../../table/game-uis.ts';
import { TableModel } from '../../table/model/table-model.ts';
import { TableView } from '../../table/table-view.tsx';
import { PracticeHost } from '../practice-host.ts';

interface Wanted {
  readonly seats: number;
  readonly options?: unknown;
  /** Is this the position to stop at? Called for every question to seat 0. */
  at(decision: OpenDecision, state: State<GameTypes>): boolean;
}

export interface Sitting {
  readonly decision: OpenDecision;
  readonly state: State<GameTypes>;
  /** The answers given at the table, the newest last. */
  answers(): readonly unknown[];
}

/** The number of matches to search before the test fails. */
const MOST_MATCHES = 300;

/** In which match a position was found: tests that look for the same one search once. */
const found = new WeakMap<Wanted['at'], number>();

const NAMES = ['Runa', 'Ivar', 'Sigrid', 'Bjorn', 'Freydis'];

/** Plays random matches until seat 0 gets the wanted question, and draws the table there. */
export async function sitDown(game: AnyGame, wanted: Wanted): Promise<Sitting> {
  const { match, decision } = find(game, wanted);
  const names = NAMES.slice(0, wanted.seats);
  const [ui, words] = await Promise.all([loadGameUi(OWN_CONTENT, game.slug), loadGameTexts(game.slug, 'en')]);
  const before = match.rows.length;
  const source = PracticeHost.resume(
    {
      game,
      players: names.map((name, seat) => ({ name, kind: seat === 0 ? 'person' : 'bot' })),
      seat: 0,
      chance: fastChance(1),
      random: fastRandom(1),
      opponent: { decide: (_game, _view, { space }, random) => sampleAnswer(space, random) },
      thinking: 0,
      // Nobody else answers, so that the table stays as it is.
      wait: () => () => undefined,
    },
    match,
    [],
  );
  const model = new TableModel({ source, scenesFor: ui.scenesFor, moves: () => false, wait: () => () => undefined });
  const i18n = tableTranslator('en', en, { words, catalogue: texts[game.slug]?.en }, names);
  const { state } = match;
  render(<TableView model={model} ui={ui} i18n={i18n} />);
  return { decision, state, answers: () => match.rows.slice(before).flatMap((row) => ('answer' in row ? [row.answer] : [])) };
}

function find(game: AnyGame, { seats, options, at }: Wanted): { readonly match: LoggedMatch<GameTypes>; readonly decision: OpenDecision } {
  for (let seed = found.get(at) ?? 1; seed <= MOST_MATCHES; seed++) {
    const chance = fastChance(seed);
    const random = fastRandom(seed);
    const match = LoggedMatch.begin(game, { seats, options }, chance);
    if (isRefusal(match)) throw new Error(match.reason);
    while (!isOver(match.state)) {
      const open = decisions(game, match.state);
      const decision = open.find((one) => one.seat === 0 && at(one, match.state));
      if (decision) {
        found.set(at, seed);
        return { match, decision };
      }
      const asked = required(open[0], 'a question');
      const step = match.answer(asked.seat, asked.id, sampleAnswer(asked.space, random), chance);
      if (isRefusal(step)) throw new Error(step.reason);
    }
  }
  throw new Error('no match has such a position');
}
