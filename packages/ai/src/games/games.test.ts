/** Every game has its bots. */
import { games } from '@skald/engine/games';
import { expect, it } from 'vitest';
import { gameBots } from './index.ts';

it.each([...games.keys()])('%s has bots', (slug) => {
  expect(gameBots.has(slug), `Add packages/ai/src/games/${slug}.ts and list its bots in packages/ai/src/games/index.ts.`).toBe(true);
});

it.each([...gameBots.keys()])('the bots of %s have a game', (slug) => {
  expect(games.has(slug), `The engine has no game ${slug}: remove its bots from packages/ai/src/games/index.ts.`).toBe(true);
});
