/** Handing over a seat: one click for a single bot, two for one of several. */
import type { CommandResult } from '@skald/client';
import type { BotChoice, OfferedBot } from '@skald/protocol';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../account/testing/fake-server.ts';
import { settingsIn, TestPage } from '../../account/testing/test-page.tsx';
import { useTask } from '../../account/use-task.ts';
import { HandOver } from './hand-over.tsx';

afterEach(cleanup);

const una = { id: 'una', name: 'Una', kind: 'registered' } as const;
const loki = { ...una, id: 'loki', name: 'Loki' };
const offer = (bot: string, owner: OfferedBot['owner'] = null): OfferedBot => ({
  bot,
  game: 'raids',
  account: { id: `${bot}-account`, name: bot, kind: 'bot' },
  owner,
});

interface Handed {
  /** The bots that got the seat, in order; undefined leaves the choice to the server. */
  readonly to: (BotChoice | undefined)[];
  done: number;
}

/** Una's table, with these bots available. */
async function show(bots: readonly OfferedBot[] | undefined, language = 'en'): Promise<Handed & { menu(isOpen: boolean): void }> {
  const answer = bots && { status: 200, body: { bots } };
  const { server } = fakeServer({ 'GET /api/games/raids/bots': answer, 'GET /api/games': { status: 200, body: { games: [] } } });
  const settings = settingsIn(language);
  const handed: Handed = { to: [], done: 0 };
  const accepted: CommandResult = { accepted: true };
  const store = {
    handOver: async (choice?: BotChoice) => {
      handed.to.push(choice);
      return accepted;
    },
  };
  const Menu = ({ isOpen }: { readonly isOpen: boolean }): ReactNode => {
    const task = useTask();
    return <HandOver store={store} game="raids" account="una" isMenuOpen={isOpen} task={task} onDone={() => handed.done++} />;
  };
  const page = (isOpen: boolean): ReactNode => (
    <TestPage server={server} settings={settings}>
      <Menu isOpen={isOpen} />
    </TestPage>
  );
  const { rerender } = render(page(true));
  await screen.findByRole('button');
  return Object.assign(handed, { menu: (isOpen: boolean) => rerender(page(isOpen)) });
}

const names = (): (string | null)[] => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('letting a bot play on', () => {
  it.each([
    ['one bot of the house', [offer('novice'), offer('novice')]],
    ['an own bot alone', [offer('ratatosk', una), offer('trickster', loki)]],
    ['no bot yet', []],
    ['a list that cannot be had', undefined],
  ])('takes one click with %s', async (_case, bots) => {
    const handed = await show(bots);
    fireEvent.click(screen.getByRole('button', { name: 'Let a bot play for me' }));
    await waitFor(() => expect(handed.done).toBe(1));
    expect(handed.to).toEqual([undefined]);
    expect(names()).toEqual(['Let a bot play for me']);
  });

  it('asks which one if there are several: the server’s strengths, and own bots with their owner', async () => {
    const handed = await show([offer('ratatosk', una), offer('trickster', loki), offer('novice'), offer('warrior')]);
    const begin = screen.getByRole('button', { name: 'Let a bot play for me' });
    fireEvent.click(begin);
    await screen.findByRole('group', { name: 'Which bot?' });
    expect(names().slice(1)).toEqual(['Novice', 'Warrior', 'Ratatosk of Una']);
    expect(begin.getAttribute('aria-expanded')).toBe('true');
    expect(handed.to).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Ratatosk of Una' }));
    await waitFor(() => expect(handed.done).toBe(1));
    expect(handed.to).toEqual([{ bot: 'ratatosk', owner: 'una' }]);
  });

  it('asks again after the menu was closed', async () => {
    const { menu } = await show([offer('novice'), offer('warrior')], 'de');
    fireEvent.click(screen.getByRole('button'));
    await screen.findByRole('group', { name: 'Welcher Bot?' });
    menu(false);
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  });
});
