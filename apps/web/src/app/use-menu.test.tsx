/** Escape closes an open menu and leaves the selection at the table alone, wherever the focus is; otherwise it clears the selection. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useTableKeys } from '../table/frame/use-table-keys.ts';
import type { Choosing } from '../table/game-ui.ts';
import { emptyDraft } from '../table/model/draft.ts';
import { TableMemory } from '../table/table-memory.tsx';
import { useMenu } from './use-menu.ts';

afterEach(cleanup);

interface Acts {
  readonly cleared: string[];
  readonly sent: string[];
}

/** A question whose draft can be cleared and sent. */
function questionOf({ cleared, sent }: Acts): Choosing {
  const space = { kind: 'one', options: [{ do: 'stay' }, { do: 'pass' }] } as const;
  const idle = (): void => undefined;
  return {
    decision: { id: 'd1', seat: 0, prompt: { key: 'turn', params: {} }, space, fallback: { do: 'pass' }, rules: [] },
    draft: emptyDraft(space),
    busy: false,
    pick: idle,
    press: idle,
    setDraft: idle,
    clear: () => cleared.push('cleared'),
    confirm: () => sent.push('confirmed'),
    choose: () => sent.push('chosen'),
    chooseNone: () => sent.push('none'),
  };
}

function show(): Acts & { readonly menu: HTMLDetailsElement } {
  const acts: Acts = { cleared: [], sent: [] };
  const choosing = questionOf(acts);
  const Table = (): ReactNode => {
    const { details } = useMenu();
    useTableKeys({ choosing, order: [0, 1], drawer: null, onDrawer: () => undefined });
    return (
      <>
        <details {...details}>
          <summary>Match</summary>
          <button type="button">Give up</button>
        </details>
        <p>The board</p>
      </>
    );
  };
  render(<Table />, { wrapper: TableMemory });
  const menu = screen.getByRole('group');
  if (!(menu instanceof HTMLDetailsElement)) throw new Error('no menu');
  return { ...acts, menu };
}

function open(menu: HTMLDetailsElement): void {
  menu.open = true;
  fireEvent(menu, new Event('toggle'));
}

describe('a menu at the table', () => {
  it.each(['Give up', 'The board'])('is closed by Escape, pressed at "%s", and the selection stays', (place) => {
    const { cleared, sent, menu } = show();
    open(menu);
    fireEvent.keyDown(screen.getByText(place), { key: 'Escape' });
    fireEvent(menu, new Event('toggle'));
    expect(menu.open).toBe(false);
    expect(cleared).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Match');
    fireEvent.keyDown(screen.getByText('The board'), { key: 'Escape' });
    expect(cleared).toEqual(['cleared']);
    expect(sent).toEqual([]);
  });

  it('is closed by a press elsewhere', () => {
    const { menu } = show();
    open(menu);
    fireEvent.pointerDown(screen.getByText('Give up'));
    expect(menu.open).toBe(true);
    fireEvent.pointerDown(screen.getByText('The board'));
    expect(menu.open).toBe(false);
  });
});
