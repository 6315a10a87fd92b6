/** Everything around the map, drawn at moments of real matches: no word is missing, and what is asked can be pressed. */
import { type GameEvent, type State, view } from '@skald/engine';
import { type Lords, lordsOfRagnarok } from '@skald/engine/games/lords-of-ragnarok';
import { type Language, texts } from '@skald/engine/text';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { blank } from '../../../table/draft.ts';
import type { Choosing, PartProps } from '../../../table/face.ts';
import type { LogLine } from '../../../table/stage.ts';
import { eachStep } from '../../../table/testing/random-match.ts';
import { en } from '../../../words/en.ts';
import { loadGameWords } from '../../../words/game-words.ts';
import { type TableSpeaker, tableSpeaker } from '../../../words/speaker.ts';
import { loadWords } from '../../../words/words.ts';
import { Prophets } from '../prophets.tsx';
import { useReach } from '../reach.ts';
import { tableOf } from '../table-of-lords.ts';
import { ActionWheel } from './action-wheel.tsx';
import { Holding } from './holding.tsx';
import { Stage } from './stage.tsx';
import { stageOf } from './stage-now.ts';

afterEach(cleanup);

/** What is always answered by pressing something that lies beside the map. */
const BESIDE_THE_MAP = ['choose-hero', 'special-action', 'take-injury', 'heal-injury', 'take-rune', 'pick-blessing'];

async function speakerIn(language: Language): Promise<TableSpeaker> {
  const [page, words] = await Promise.all([loadWords(language), loadGameWords('lords-of-ragnarok', language)]);
  return tableSpeaker(language, page, { words, catalogue: texts['lords-of-ragnarok']?.[language] }, ['Runa', 'Ivar']);
}

function partOf(state: State<Lords>, log: readonly LogLine[], speaker: TableSpeaker): PartProps {
  const { table, hand, decisions, waiting } = view(lordsOfRagnarok, state, 0);
  const players = table.humans.map((_, seat) => ({ name: speaker.name(seat), kind: 'person' as const }));
  const common = { game: 'lords-of-ragnarok', viewer: 0, players, canUndo: false, standings: null };
  const snapshot = { ...common, table, hand, decisions, waiting, over: table.victory !== null };
  const [decision] = decisions;
  const idle = (): void => undefined;
  const choosing: Choosing | null = decision
    ? { decision, draft: blank(decision.space), busy: false, pick: idle, setDraft: idle, confirm: idle, choose: idle }
    : null;
  return { shown: { snapshot, playing: false, scene: null, log, behind: 0 }, choosing, speaker, why: () => Promise.resolve([]) };
}

/** What lies on the map and over it. */
function Middle(part: PartProps): ReactNode {
  const inner = { ...part, table: tableOf(part.shown.snapshot), reach: useReach(part.choosing) };
  return (
    <>
      <ActionWheel {...inner} />
      <Stage {...inner} />
    </>
  );
}

/** One moment of each kind of stage and each question, with the log that led to it. */
function moments(start: { readonly seats: number; readonly options: object }, seed: number) {
  const found = new Map<string, { readonly state: State<Lords>; readonly log: readonly LogLine[] }>();
  let events: readonly GameEvent[] = [];
  const silent = tableSpeaker('en', en, { words: {}, catalogue: undefined }, []);
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
  const speaker = await speakerIn(language);
  const found = moments(start, 5);

  it.each([...found])('%s', (_moment, { state, log }) => {
    const part = partOf(state, log, speaker);
    const { container } = render(
      <>
        <Middle {...part} />
        <Prophets {...part} />
        <Holding {...part} seat={0} />
      </>,
    );
    // A word that is missing is shown as its key.
    expect(container.textContent).not.toMatch(/\blords\.[a-z]/);
    const offers = part.choosing?.decision.space.kind === 'one' && BESIDE_THE_MAP.includes(part.choosing.decision.prompt.key);
    if (offers) expect(container.querySelector('.lords-press-offered, .lords-press-drafted, .lords-wheel-offered')).not.toBeNull();
  });
});
