/** Everything around the map, drawn at moments of real matches: no text is missing, and what answers the question can be pressed. */
import { type GameEvent, type State, view } from '@skald/engine';
import { type Lords, lordsOfRagnarok } from '@skald/engine/games/lords-of-ragnarok';
import { type Language, texts } from '@skald/engine/text';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { en } from '../../../i18n/en/index.ts';
import { loadGameTexts } from '../../../i18n/game-texts.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import { type TableTranslator, tableTranslator } from '../../../i18n/translators.ts';
import type { Choosing, PartProps } from '../../../table/game-ui.ts';
import { emptyDraft } from '../../../table/model/draft.ts';
import type { LogLine } from '../../../table/model/stage.ts';
import { TableMemory } from '../../../table/table-memory.tsx';
import { eachStep } from '../../../table/testing/random-match.ts';
import { useBoardInput } from '../input/use-board-input.ts';
import { Prophets } from '../prophets.tsx';
import { LordsStage } from '../stage/stage.tsx';
import { stageOf } from '../stage/stage-now.ts';
import { isLordsDecision, tableOf } from '../table-of-lords.ts';
import { ActionWheel } from '../wheel/action-wheel.tsx';
import { PlayerBoard } from './player-board.tsx';

afterEach(cleanup);

/** Decisions that are always answered beside the map. */
const BESIDE_THE_MAP = ['choose-hero', 'special-action', 'take-injury', 'heal-injury', 'take-rune', 'pick-blessing'] as const;

async function translatorIn(language: Language): Promise<TableTranslator> {
  const [page, words] = await Promise.all([loadTexts(language), loadGameTexts('lords-of-ragnarok', language)]);
  return tableTranslator(language, page, { words, catalogue: texts['lords-of-ragnarok']?.[language] }, ['Runa', 'Ivar']);
}

function partOf(state: State<Lords>, log: readonly LogLine[], i18n: TableTranslator): PartProps {
  const { table, hand, decisions, waiting } = view(lordsOfRagnarok, state, 0);
  const players = table.humans.map((_, seat) => ({ name: i18n.name(seat), kind: 'person' as const }));
  const common = { game: 'lords-of-ragnarok', viewer: 0, players, canUndo: false, standings: null };
  const snapshot = { ...common, table, hand, decisions, waiting, over: table.victory !== null };
  const [decision] = decisions;
  const idle = (): void => undefined;
  const choosing: Choosing | null = decision
    ? {
        decision,
        draft: emptyDraft(decision.space),
        busy: false,
        pick: idle,
        press: idle,
        setDraft: idle,
        clear: idle,
        confirm: idle,
        choose: idle,
        chooseNone: idle,
      }
    : null;
  return {
    shown: { snapshot, playing: false, repeating: false, scene: null, log, behind: 0 },
    choosing,
    i18n,
    why: () => Promise.resolve([]),
  };
}

/** The things on the map and over it. */
function Middle(part: PartProps): ReactNode {
  const inner = { ...part, table: tableOf(part.shown.snapshot), boardInput: useBoardInput(part.choosing) };
  return (
    <>
      <ActionWheel {...inner} />
      <LordsStage {...inner} />
    </>
  );
}

/** One moment of each kind of stage and each question, with the log up to it. */
function moments(start: { readonly seats: number; readonly options: object }, seed: number) {
  const found = new Map<string, { readonly state: State<Lords>; readonly log: readonly LogLine[] }>();
  let events: readonly GameEvent[] = [];
  const silent = tableTranslator('en', en, { words: {}, catalogue: undefined }, []);
  eachStep(lordsOfRagnarok, start, seed, ({ after, events: told }) => {
    events = [...events, ...told].slice(-120);
    const log = events.map((event, id) => ({ id, event }));
    const { shown, choosing } = partOf(after, log, silent);
    const kind = stageOf(shown, tableOf(shown.snapshot))?.kind ?? 'map';
    const key = `${kind} ${choosing?.decision.prompt.key ?? ''}`;
    if (!found.has(key)) found.set(key, { state: after, log });
  });
  return found;
}

const TABLES = [
  ['de', { seats: 1, options: {} }],
  ['it', { seats: 1, options: { prophets: 3 } }],
  ['en', { seats: 2, options: { prophets: 1 } }],
] as const;

describe.each(TABLES)('in %s, %o', async (language, start) => {
  const i18n = await translatorIn(language);
  const found = moments(start, 5);

  it.each([...found])('%s', (_moment, { state, log }) => {
    const part = partOf(state, log, i18n);
    const { container } = render(
      <TableMemory>
        <Middle {...part} />
        <Prophets {...part} />
        <PlayerBoard {...part} seat={0} />
      </TableMemory>,
    );
    // A missing text shows as its key.
    expect(container.textContent).not.toMatch(/\blords\.[a-z]/);
    const offers = part.choosing?.decision.space.kind === 'one' && isLordsDecision(part.choosing.decision, ...BESIDE_THE_MAP);
    if (offers) expect(container.querySelector('.lords-press-offered, .lords-press-drafted, .lords-wheel-offered')).not.toBeNull();
  });
});
