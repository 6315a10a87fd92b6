/** The order of test files: the longest ones of each project start first, so that none of them runs alone at the end. */
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take half a minute or more on two cores, the longest first. Vitest alone would go by the size of the files. */
export const LONGEST = [
  'tools/docker/image.test.ts',
  'apps/cli/src/commands/new-game.test.ts',
  'tools/npm-start.test.ts',
  'apps/server/src/sockets/whole-matches/kills-embedded.test.ts',
  'apps/server/src/sockets/whole-matches/kills-postgresql.test.ts',
  'apps/server/src/sockets/whole-matches/journey.test.ts',
  'apps/server/src/admin/backup.test.ts',
  'apps/server/src/storage/log/kill.test.ts',
  'apps/server/src/http/reference/contract.test.ts',
  'apps/server/src/http/errors/hostile.test.ts',
  'apps/web/e2e/decisions.test.ts',
  'apps/web/e2e/live/play.test.ts',
  'apps/web/e2e/lords.test.ts',
  'apps/web/e2e/play.test.ts',
  'apps/web/e2e/theatre.test.ts',
  'apps/web/e2e/live/people.test.ts',
  'apps/web/e2e/live/lobby.test.ts',
  'apps/web/e2e/blood-rage.test.ts',
  'apps/web/e2e/live/notices.test.ts',
] as const;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = new Map<string, number>(LONGEST.map((path, nth) => [path, nth]));
    const rankOf = ({ moduleId }: TestSpecification): number => rank.get(relative(this.ctx.config.root, moduleId)) ?? LONGEST.length;
    // Files of one project stay together: they share a worker.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((one) => sorted.filter(({ project }) => project === one).sort((a, b) => rankOf(a) - rankOf(b)));
  }
}
