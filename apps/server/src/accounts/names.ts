/**
 * Name rules: no two accounts look alike. Registered accounts and bots own their names, and nobody may look like them or like the house.
 * A guest whose name another guest has gets a number behind it, and gives way to somebody who registers.
 */
import { randomInt } from 'node:crypto';
import { NAME_FAULTS, nameFault } from '@skald/protocol';
import type { Prisma } from '../../generated/prisma/client.ts';
import { type Problem, problem } from '../problem.ts';
import { lookalikeKey } from './lookalikes.ts';
import { isReserved } from './reserved-names.ts';

export const nameTaken = problem('name-taken', 'Somebody bears this name, or one just like it.');
const nameReserved = problem('name-reserved', 'This name, or one just like it, belongs to the house.');

/** The name without case, width and punctuation. */
function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The unique keys of a name. */
export function nameKeys(name: string): { readonly nameKey: string; readonly nameLookalike: string } {
  return { nameKey: nameKey(name), nameLookalike: lookalikeKey(name) };
}

/** The name of a deleted account. */
export const NO_NAME_KEYS = { nameKey: null, nameLookalike: null } as const;

/** Why this account may not bear this name. */
export async function findNameProblem(
  prisma: Prisma.TransactionClient,
  name: string,
  accountId: string | undefined,
): Promise<Problem | undefined> {
  const fault = nameFault(name);
  if (fault) return problem(fault, `name: ${NAME_FAULTS[fault]}`);
  if (isReserved(name)) return nameReserved;
  const { nameKey: key, nameLookalike } = nameKeys(name);
  const holders = await prisma.account.findMany({
    where: { OR: [{ nameKey: key }, { nameLookalike }], kind: { not: 'guest' } },
    select: { id: true },
  });
  return holders.every(({ id }) => id === accountId) ? undefined : nameTaken;
}

const LONGEST = 24;
const LONGEST_NUMBER = 8;

/** The name for a guest: the one they want, or with a number behind it if somebody has it. */
export async function guestName(prisma: Prisma.TransactionClient, wanted: string, accountId: string | undefined): Promise<string> {
  return findFree(prisma, [wanted, ...numbered(wanted)], accountId);
}

/** Guests who have this name, or one that looks like it, get a number behind theirs: somebody else owns it from now on. */
export async function moveGuestsAside(tx: Prisma.TransactionClient, name: string, accountId: string | undefined): Promise<void> {
  const { nameKey: key, nameLookalike } = nameKeys(name);
  const guests = await tx.account.findMany({ where: { OR: [{ nameKey: key }, { nameLookalike }], kind: 'guest' } });
  for (const guest of guests.filter(({ id }) => id !== accountId)) {
    const next = await findFree(tx, numbered(guest.name), undefined);
    await tx.account.update({ where: { id: guest.id, kind: 'guest' }, data: { name: next, ...nameKeys(next) } });
  }
}

/** Small numbers first, then random ones of more and more digits. */
function numbered(name: string): string[] {
  const base = [...name]
    .slice(0, LONGEST - LONGEST_NUMBER)
    .join('')
    .trim();
  const small = Array.from({ length: 8 }, (_, i) => i + 2);
  const random = [100, 1000, 10_000, 10_000_000].flatMap((most) => Array.from({ length: 4 }, () => randomInt(most / 10, most)));
  return [...small, ...random].map((number) => `${base} ${number}`);
}

async function findFree(prisma: Prisma.TransactionClient, names: readonly string[], accountId: string | undefined): Promise<string> {
  const keys = names.map(nameKeys);
  const holders = await prisma.account.findMany({
    where: { OR: [{ nameKey: { in: keys.map((key) => key.nameKey) } }, { nameLookalike: { in: keys.map((key) => key.nameLookalike) } }] },
    select: { id: true, nameKey: true, nameLookalike: true },
  });
  const others = holders.filter(({ id }) => id !== accountId);
  const isHeld = (_: string, i: number): boolean =>
    others.some(({ nameKey, nameLookalike }) => nameKey === keys[i]?.nameKey || nameLookalike === keys[i]?.nameLookalike);
  return names.find((name, i) => !isHeld(name, i)) ?? names[names.length - 1] ?? '';
}
