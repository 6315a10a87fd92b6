import { defineConfig } from 'vitest/config';
import { gameIcons } from './apps/web/vite/icons.ts';
import { gameRules } from './apps/web/vite/rules.ts';
import { LongestFirst } from './tools/testing/longest-first.ts';

const exclude = ['**/node_modules/**', '**/dist/**'];
const report = process.env.TEST_REPORT;

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  // Global set-ups run in an environment of their own; on a fresh clone there is nothing but sources.
  environments: { __vitest__: { resolve: { conditions: ['source'] } } },
  test: {
    // Much of the time is waiting: for databases, for lines that were cut, for servers that start again.
    maxWorkers: 2,
    // Files of a worker share their modules (`isolate: false` below): loading the engine and the server again for each took longer than most tests.
    // So a test leaves nothing behind: what it spies on it restores, what it starts it stops.
    // What is polled for crosses processes; a busy machine takes more than the second that is usual.
    expect: { poll: { timeout: 30_000 } },
    sequence: { sequencer: LongestFirst },
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...exclude, 'apps/web/{src,e2e}/**', 'apps/server/**', 'apps/bot/**'],
          globalSetup: ['packages/editions/builder/ensure-modules.mjs'],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'apps/bot/**/*.test.ts'],
          exclude,
          globalSetup: ['packages/editions/builder/ensure-modules.mjs', 'apps/server/src/testing/global-setup.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [gameIcons(), gameRules()],
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          exclude,
          environment: 'happy-dom',
          // The window of a laptop: tables are drawn with everything beside the board.
          environmentOptions: { happyDOM: { width: 1280, height: 800 } },
          isolate: false,
          // Sheets are left out of the tests but where their text is read.
          css: { include: [/\.css\?raw$/] },
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
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
