import { defineConfig } from 'vitest/config';
import { gameIcons } from './apps/web/vite/icons.ts';

const exclude = ['**/node_modules/**', '**/dist/**'];
const report = process.env.SKALD_TEST_REPORT;

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // Much of the time is waiting: for databases, for lines that were cut, for servers that start again.
    maxWorkers: 2,
    // What is polled for crosses processes; a busy machine takes more than the second that is usual.
    expect: { poll: { timeout: 30_000 } },
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...exclude, 'apps/web/**', 'apps/server/**', 'apps/bot/**'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'apps/bot/**/*.test.ts'],
          exclude,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [gameIcons()],
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          exclude,
          environment: 'happy-dom',
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['apps/web/e2e/**/*.test.ts'],
          exclude,
          globalSetup: ['apps/web/e2e/global-setup.ts'],
          // A browser wants the machine for itself.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
