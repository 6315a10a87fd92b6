/** The help drawer at a table of Raids: opened by key and button, read, and closed again. */
import { raids } from '@skald/engine/games/raids';
import { act, cleanup, configure, fireEvent, getConfig, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sitDown } from '../practice/testing/sit-down.tsx';

const { asyncUtilTimeout } = getConfig();

beforeAll(async () => {
  // The drawer is loaded when it is opened, which takes longer than a second on a busy machine.
  configure({ asyncUtilTimeout: 30_000 });
  await import('./help-drawer.tsx');
});

afterAll(() => configure({ asyncUtilTimeout }));

afterEach(async () => {
  cleanup();
  // The drawer takes its entry out of the history after it is gone.
  await waitFor(() => expect(history.state).toBeNull());
});

const toSail = { seats: 3, at: ({ prompt }: { readonly prompt: { readonly key: string } }) => prompt.key === 'navigate' };

async function open(): Promise<HTMLElement> {
  await sitDown(raids, toSail);
  fireEvent.keyDown(document.body, { key: '?' });
  return await screen.findByRole('complementary', { name: 'Help' });
}

function turnTo(drawer: HTMLElement, page: string): void {
  fireEvent.click(within(drawer).getByRole('button', { name: page }));
}

describe('the help', () => {
  it('shows the rule behind the open question and the phase of the moment', async () => {
    const drawer = await open();
    await within(drawer).findByText(/^Sail forward to any free tile/);
    expect(within(drawer).getByRole('link', { name: 'RD-8.6' }).getAttribute('href')).toBe('/rules/raids#RD-8.6');
    expect(drawer.querySelector('[aria-current="step"]')?.textContent).toContain('Sail');
  });

  it('takes the focus, and gives it back when Escape closes it', async () => {
    await sitDown(raids, toSail);
    const button = screen.getByRole('button', { name: 'Help and rules (?)' });
    button.focus();
    fireEvent.click(button);
    const drawer = await screen.findByRole('complementary', { name: 'Help' });
    const close = within(drawer).getByRole('button', { name: 'Dismiss' });
    expect(document.activeElement).toBe(close);
    fireEvent.keyDown(close, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Help' })).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it('closes with Back', async () => {
    await open();
    expect(history.state).not.toBeNull();
    act(() => {
      history.replaceState(null, '');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Help' })).toBeNull());
  });

  it('opens a rule in the reader and leads back', async () => {
    const drawer = await open();
    fireEvent.click(await within(drawer).findByRole('link', { name: 'RD-9.1' }));
    await waitFor(() => expect(drawer.querySelector('.rules-target')?.textContent).toContain('Passing a monster tile'));
    turnTo(drawer, '← Right now');
    await within(drawer).findByText('Where do you sail?');
  });

  it('opens the rule that the list of choices names', async () => {
    await sitDown(raids, toSail);
    const panel = screen.getByRole('form');
    fireEvent.click(within(panel).getByRole('link', { name: 'RD-8.2' }));
    const drawer = await screen.findByRole('complementary', { name: 'Help' });
    await waitFor(() => expect(drawer.querySelector('.rules-target')?.textContent).toContain('RD-8.2'));
  });

  it('finds cards by words and by kind', async () => {
    const drawer = await open();
    turnTo(drawer, 'Cards');
    fireEvent.change(await within(drawer).findByLabelText('Search the cards'), { target: { value: 'amber' } });
    await within(drawer).findByText('2 entries');
    fireEvent.change(within(drawer).getByLabelText('Kind'), { target: { value: 'Monsters' } });
    await within(drawer).findByText('Nothing found');
    fireEvent.change(within(drawer).getByLabelText('Search the cards'), { target: { value: '' } });
    await within(drawer).findByText('5 entries');
  });

  it('explains an icon of the aid while it has the focus', async () => {
    const drawer = await open();
    turnTo(drawer, 'Player aid');
    const icon = (await within(drawer).findAllByRole('button', { name: /^Glory/ }))[0];
    expect(within(drawer).queryByRole('tooltip')).toBeNull();
    act(() => icon?.focus());
    expect(within(drawer).getByRole('tooltip').textContent).toBe('Glory, or an arrival place of the harbour');
    act(() => icon?.blur());
    expect(within(drawer).queryByRole('tooltip')).toBeNull();
  });

  it('lists every icon with its meaning', async () => {
    const drawer = await open();
    turnTo(drawer, 'Icons');
    await within(drawer).findByText('Amber, goods');
    expect(within(drawer).getAllByRole('listitem')).toHaveLength(29);
  });

  it('searches the rules', async () => {
    const drawer = await open();
    turnTo(drawer, 'Rules');
    fireEvent.change(await within(drawer).findByLabelText('Search the rules'), { target: { value: 'never refunded' } });
    await waitFor(() => expect([...drawer.querySelectorAll('.rules-id')].map(({ textContent }) => textContent)).toEqual(['RD-10.3']));
  });
});
