import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { TableMemory } from '../table-memory.tsx';
import { Lens, useLens } from './lens.tsx';

afterEach(cleanup);

function Hand({ cards }: { readonly cards: readonly string[] }): ReactNode {
  const lens = useLens();
  return cards.map((card) => (
    <button key={card} type="button" {...lens(card, <p>{`The rule of ${card}`}</p>)}>
      {card}
    </button>
  ));
}

function table(cards: readonly string[]): ReactNode {
  return (
    <TableMemory>
      <Hand cards={cards} />
      <Lens />
    </TableMemory>
  );
}

it('shows a card while the pointer is on it', () => {
  render(table(['Troll', 'Fenrir']));
  fireEvent.pointerEnter(screen.getByText('Troll'), { pointerType: 'mouse' });
  expect(screen.getByText('The rule of Troll')).toBeDefined();
  fireEvent.pointerLeave(screen.getByText('Troll'));
  expect(screen.queryByText('The rule of Troll')).toBeNull();
});

it('closes when the card is played under the pointer', async () => {
  const { rerender } = render(table(['Troll', 'Fenrir']));
  fireEvent.pointerEnter(screen.getByText('Troll'), { pointerType: 'mouse' });
  rerender(table(['Fenrir']));
  await waitFor(() => expect(screen.queryByText('The rule of Troll')).toBeNull());
});
