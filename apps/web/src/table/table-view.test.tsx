/** Any game can be played in the generated panel alone: here the little game of the test kit, which asks in every way there is. */
import { fastChance, fastRandom, must, sampleAnswer } from '@skald/engine';
import { holmgang } from '@skald/engine/testkit';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LocalTable } from '../local/local-table.ts';
import { en } from '../words/en.ts';
import { tableSpeaker } from '../words/speaker.ts';
import { plainFace } from './plain-face.tsx';
import { TableModel } from './table-model.ts';
import { TableView } from './table-view.tsx';

afterEach(cleanup);

function sitDown(seed: number): { readonly model: TableModel; readonly source: LocalTable; readonly opponents: () => void } {
  const waiting: (() => void)[] = [];
  const wait = (_ms: number, wake: () => void): (() => void) => {
    waiting.push(wake);
    return () => waiting.splice(waiting.indexOf(wake), 1);
  };
  const source = must(
    LocalTable.begin({
      game: holmgang,
      players: ['Una', 'Ivar', 'Sigrid'].map((name, seat) => ({ name, kind: seat === 0 ? 'person' : 'bot' })),
      seat: 0,
      chance: fastChance(seed),
      random: fastRandom(seed),
      opponent: { decide: (_game, _view, { space }, random) => sampleAnswer(space, random) },
      thinking: 0,
      wait,
    }),
    'a table',
  );
  const model = new TableModel({ source, direct: plainFace.direct, moves: () => false, wait });
  const speaker = tableSpeaker('en', en, { words: {}, catalogue: undefined }, ['Una', 'Ivar', 'Sigrid']);
  render(<TableView model={model} face={plainFace} speaker={speaker} />);
  const opponents = (): void => {
    while (waiting.length > 0) waiting.shift()?.();
  };
  return { model, source, opponents };
}

/** Fills in the form in some way that it accepts, and sends it. */
async function answerInPanel(nth: number): Promise<void> {
  const panel = screen.getByRole('form');
  const radios = within(panel).queryAllByRole('radio');
  const boxes = within(panel).queryAllByRole('checkbox');
  const radio = radios[nth % Math.max(1, radios.length)];
  if (radio) fireEvent.click(radio);
  const confirm = within(panel).getByRole('button', { name: 'Confirm' });
  for (const box of boxes) if (confirm.hasAttribute('disabled')) fireEvent.click(box);
  expect(confirm.hasAttribute('disabled')).toBe(false);
  await act(async () => fireEvent.submit(panel));
}

describe('the table of a game without a face', () => {
  it.each([1, 2, 3])('is played to its end in the panel (seed %i)', async (seed) => {
    const { source, opponents } = sitDown(seed);
    const kinds = new Set<string>();
    for (let turn = 0; turn < 400 && !source.current.over; turn++) {
      act(opponents);
      const [open] = source.current.decisions;
      if (!open) break;
      kinds.add(open.space.kind);
      await answerInPanel(turn);
    }
    expect(source.current.over).toBe(true);
    expect(kinds.size).toBeGreaterThan(1);
    expect(screen.getByRole('heading', { name: 'The saga is told' })).toBeDefined();
  });

  it('says aloud what is asked', () => {
    const { model, opponents } = sitDown(1);
    act(opponents);
    const { decision } = must(model.current().choosing, 'something to choose');
    const legend = within(screen.getByRole('form')).getByRole('group').querySelector('legend');
    expect(decision.seat).toBe(0);
    expect(screen.getByRole('status').textContent).toBe(`Your turn${legend?.textContent}`);
  });

  it('picks by number', () => {
    const { model, opponents } = sitDown(1);
    act(opponents);
    const choosing = must(model.current().choosing, 'something to choose');
    expect(choosing.draft.kind).toBe('one');
    fireEvent.keyDown(screen.getByRole('form'), { key: '2' });
    expect(model.current().choosing?.draft).toEqual({ kind: 'one', choice: 1 });
    expect(screen.getAllByRole('radio')[1]).toHaveProperty('checked', true);
  });
});
