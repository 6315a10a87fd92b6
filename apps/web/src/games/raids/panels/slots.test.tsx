/** Questions about the player's longship: a tile goes where it glows, and selling nothing takes a press. */
import type { OpenDecision } from '@skald/engine';
import { raids } from '@skald/engine/games/raids';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sitDown } from '../../../practice/testing/sit-down.tsx';
import { isRaidsDecision, tableOf } from '../table-of-raids.ts';

afterEach(cleanup);

const dock = () => within(screen.getByRole('region', { name: 'What is expected' }));
const confirm = () => dock().getByRole('button', { name: 'Confirm' });
const ship = () => within(screen.getByRole('region', { name: 'Your hand' }));
const slots = () => ship().getAllByRole('button');

async function click(button: HTMLElement | undefined): Promise<void> {
  await act(async () => {
    fireEvent.click(button ?? confirm());
  });
}

describe('a tile that was reached', () => {
  const asks = (one: OpenDecision): boolean => isRaidsDecision(one, 'place-tile');

  it('is offered the one empty slot into which it goes, and every tile that it can replace', async () => {
    const { state } = await sitDown(raids, { seats: 2, at: (one, { table }) => asks(one) && tilesIn(table) === 2 });
    const aboard = tableOf(state).ships[0]?.slots ?? [];
    const glowing = slots().map((button) => button.className.includes('raids-deck-choice-offered'));
    expect(glowing).toEqual(aboard.map((tile, slot) => tile !== null || slot === aboard.indexOf(null)));
  });

  it('lands in the slot that was pressed', async () => {
    const { state, answers } = await sitDown(raids, { seats: 2, at: (one, { table }) => asks(one) && tilesIn(table) === 2 });
    const first = (tableOf(state).ships[0]?.slots ?? []).indexOf(null);
    await click(slots()[first]);
    expect(slots()[first]?.getAttribute('aria-pressed')).toBe('true');
    await click(confirm());
    expect(answers()).toEqual([{ do: 'place' }]);
    // Now it lies there.
    expect(ship().getByText(new RegExp(`^Slot ${first + 1}: `)).textContent).not.toContain('empty slot');
  });

  it('says where it goes when another empty slot is pressed, and drafts nothing', async () => {
    await sitDown(raids, { seats: 2, at: (one, { table }) => asks(one) && tilesIn(table) === 2 });
    await click(slots()[4]);
    expect(confirm().hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('Tiles fill the ship from the bow: this one goes into slot 3.')).toBeTruthy();
  });
});

describe('a trading post', () => {
  const asks = (one: OpenDecision): boolean => isRaidsDecision(one, 'sell-goods');

  it('confirms nothing while nothing is chosen, in the dock and in the panel', async () => {
    const { answers } = await sitDown(raids, { seats: 4, at: asks });
    expect(confirm().hasAttribute('disabled')).toBe(true);
    const panel = screen.getByRole('form');
    expect(within(panel).getByRole('button', { name: 'Confirm' }).hasAttribute('disabled')).toBe(true);
    await act(async () => {
      fireEvent.submit(panel);
    });
    expect(answers()).toEqual([]);
    await click(dock().getByRole('button', { name: 'Sell nothing' }));
    expect(answers()).toEqual([[]]);
  });

  it('sells what is chosen', async () => {
    const { decision, answers } = await sitDown(raids, { seats: 4, at: asks });
    const [box] = within(screen.getByRole('form')).getAllByRole('checkbox');
    await click(box);
    await click(confirm());
    expect(answers()).toEqual([decision.space.kind === 'some' ? [decision.space.items[0]] : []]);
  });
});

function tilesIn(table: object): number {
  const first = tableOf({ table }).ships[0]?.slots ?? [];
  // The first two slots are full, the rest is empty.
  return first.indexOf(null) === 2 && first.slice(2).every((tile) => tile === null) ? 2 : -1;
}
