/** The generated panel alone can play any game: here Holmgang of the testkit, which has every kind of question. */
import { fastChance, fastRandom, required, sampleAnswer } from '@skald/engine';
import { holmgang } from '@skald/engine/testkit';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { en } from '../i18n/en/index.ts';
import { loadGameTexts } from '../i18n/game-texts.ts';
import { tableTranslator } from '../i18n/translators.ts';
import { PracticeHost } from '../practice/practice-host.ts';
import type { GameUi } from './game-ui.ts';
import { TableModel } from './model/table-model.ts';
import { plainUi } from './plain/plain-ui.tsx';
import { LONG } from './recap/absences.ts';
import { hadTurn } from './recap/recap.ts';
import { TableView } from './table-view.tsx';

afterEach(cleanup);

const words = await loadGameTexts('holmgang', 'en');

function sitDown(
  seed: number,
  ui: GameUi = plainUi,
  place?: string,
): { readonly model: TableModel; readonly source: PracticeHost; readonly opponents: () => void } {
  const waiting: (() => void)[] = [];
  const wait = (_ms: number, wake: () => void): (() => void) => {
    waiting.push(wake);
    return () => waiting.splice(waiting.indexOf(wake), 1);
  };
  const source = required(
    PracticeHost.begin({
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
  const model = new TableModel({ source, scenesFor: ui.scenesFor, moves: () => false, wait });
  const i18n = tableTranslator('en', en, { words, catalogue: undefined }, ['Una', 'Ivar', 'Sigrid']);
  render(<TableView model={model} ui={ui} i18n={i18n} {...(place !== undefined && { place })} />);
  const opponents = (): void => {
    while (waiting.length > 0) waiting.shift()?.();
  };
  return { model, source, opponents };
}

/** Fills in the form with some valid answer and sends it. */
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

describe('the table of a game without its own interface', () => {
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
    const { decision } = required(model.current().choosing, 'something to choose');
    const legend = within(screen.getByRole('form')).getByRole('group').querySelector('legend');
    expect(decision.seat).toBe(0);
    expect(screen.getByRole('status').textContent).toBe(`Your turn${legend?.textContent}`);
  });

  it('picks by number', () => {
    const { model, opponents } = sitDown(1);
    act(opponents);
    const choosing = required(model.current().choosing, 'something to choose');
    expect(choosing.draft.kind).toBe('one');
    fireEvent.keyDown(screen.getByRole('form'), { key: '2' });
    expect(model.current().choosing?.draft).toEqual({ kind: 'one', choice: 1 });
    expect(screen.getAllByRole('radio')[1]).toHaveProperty('checked', true);
  });

  it.each([true, false])('keeps the focus in the list for the next question, unless the list is closed (closed: %s)', async (closed) => {
    const { source, opponents } = sitDown(1);
    act(opponents);
    fireEvent.keyDown(window, { key: 'l' });
    for (let turn = 0; turn < 20 && source.current.decisions.length > 0; turn++) await answerInPanel(turn);
    expect(source.current.decisions).toEqual([]);
    if (closed) fireEvent.keyDown(window, { key: 'l' });
    act(opponents);
    expect(screen.getByRole('form').contains(document.activeElement)).toBe(!closed);
  });
});

describe('the recap since the own last turn', () => {
  const ui: GameUi = {
    ...plainUi,
    landmarks: { chapters: ['round-began'], highlights: ['battle-ended'] },
    turnBegunBy: (event) => {
      if (event.event === 'battle-began' && 'attacker' in event && typeof event.attacker === 'number') return event.attacker;
      if (!['feasted', 'boasted'].includes(event.event)) return undefined;
      return 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
    },
  };

  /** Plays until there is something to tell, and the viewer is asked. */
  async function playOn({ model, source, opponents }: ReturnType<typeof sitDown>): Promise<void> {
    const marks = { chapters: [], highlights: [], turnOf: required(ui.turnBegunBy, 'turns') };
    for (let turn = 0; turn < 60 && !hadTurn(model.current().shown.log, marks, 0); turn++) {
      act(opponents);
      if (source.current.decisions.length > 0) await answerInPanel(turn);
    }
    act(opponents);
  }

  it('is opened by its key and from the log, and closed by Escape', async () => {
    const table = sitDown(3, ui);
    fireEvent.keyDown(document.body, { key: 'r' });
    expect(screen.queryByRole('region', { name: 'Since your last turn' })).toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await playOn(table);
    fireEvent.keyDown(document.body, { key: 'r' });
    expect(screen.getByRole('region', { name: 'Since your last turn' })).toBeDefined();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('region', { name: 'Since your last turn' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Since your last turn (R)' }));
    expect(screen.getByRole('region', { name: 'Since your last turn' })).toBeDefined();
  });

  it('opens by itself for a viewer who was away for long, not for a moment', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const turnAway = (ms: number): void => {
      seen.mockReturnValue('hidden');
      fireEvent(document, new Event('visibilitychange'));
      now.mockReturnValue(Date.now() + ms);
      seen.mockReturnValue('visible');
      fireEvent(document, new Event('visibilitychange'));
    };
    await playOn(sitDown(3, ui, 'practice holmgang'));
    turnAway(LONG / 2);
    expect(screen.queryByRole('region', { name: 'Since your last turn' })).toBeNull();
    turnAway(LONG);
    expect(screen.getByRole('region', { name: 'Since your last turn' })).toBeDefined();
    now.mockRestore();
    seen.mockRestore();
  });
});

describe('a board with a defect', () => {
  it('gives way to the plain table in the middle of a match, which is played on', async () => {
    let broken = false;
    const { Board } = plainUi;
    const failing: GameUi = {
      ...plainUi,
      Board: (props) => {
        if (broken) throw new Error('the board has a defect');
        return (
          <div data-testid="own-board">
            <Board {...props} />
          </div>
        );
      },
    };
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { source, opponents } = sitDown(1, failing);
    expect(screen.queryByTestId('own-board')).not.toBeNull();
    act(opponents);
    broken = true;
    fireEvent.click(required(screen.getAllByRole('radio')[0], 'a choice'));
    expect(screen.getAllByRole('radio')[0]).toHaveProperty('checked', true);
    for (let turn = 0; turn < 400 && !source.current.over; turn++) {
      await answerInPanel(turn);
      act(opponents);
    }
    expect(source.current.over).toBe(true);
    expect(screen.queryByTestId('own-board')).toBeNull();
    expect(document.querySelector('.plain-board')).not.toBeNull();
    said.mockRestore();
  });
});
