/** Pages of matches, those whose status changed last first. */
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { type Problem, problem } from '../problem.ts';
import { FOR_SUMMARY, type SummaryRow } from './summaries.ts';

export interface ListPage {
  /** The `next` of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

export async function findMatchPage(
  prisma: PrismaClient,
  where: Prisma.MatchWhereInput,
  { after, limit }: ListPage,
): Promise<{ readonly matches: readonly SummaryRow[]; readonly next: string | null } | Problem> {
  const end = after === undefined ? undefined : endOf(after);
  if (end === null) return problem('bad-request', 'after: is not the `next` of a page.');
  const found = await prisma.match.findMany({
    where: { ...where, ...(end && { OR: [{ statusAt: { lt: end.at } }, { statusAt: end.at, id: { lt: end.id } }] }) },
    include: FOR_SUMMARY,
    orderBy: [{ statusAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
  });
  const matches = found.slice(0, limit);
  const last = matches.at(-1);
  return { matches, next: found.length > limit && last ? `${last.statusAt.getTime()}_${last.id}` : null };
}

/** The end of the page before; null for a text that no page gave. */
function endOf(after: string): { readonly at: Date; readonly id: string } | null {
  const [, at, id] = /^(\d{1,15})_([0-9a-z]{1,40})$/.exec(after) ?? [];
  return at === undefined || id === undefined ? null : { at: new Date(Number(at)), id };
}
