/** Who may bear which name: registered accounts and bots hold theirs alone, and nobody may look like them or like the house. */
import { problem } from '../problem.ts';
import type { Prisma } from '../storage/generated/client.ts';

export const nameTaken = problem('name-taken', 'Somebody bears this name, or one just like it.');

const RESERVED = new Set(['admin', 'administrator', 'anonymous', 'bot', 'moderator', 'server', 'skald', 'somebody', 'system']);

/** What two names that look alike have in common. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Is the name free for this account to bear? */
export async function isNameFree(prisma: Prisma.TransactionClient, name: string, accountId: string | undefined): Promise<boolean> {
  const key = nameKey(name);
  if (RESERVED.has(key)) return false;
  const holder = await prisma.account.findUnique({ where: { nameKey: key }, select: { id: true } });
  return holder === null || holder.id === accountId;
}
