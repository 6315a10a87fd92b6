/** The lookalike key of a name: its UTS 39 skeleton without case, accents, spaces and punctuation, digits read as letters. */
import unhomoglyph from 'unhomoglyph';
import { Prisma, type PrismaClient } from '../../generated/prisma/client.ts';

const BATCH = 1000;
const ATTEMPTS = 5;

/**
 * Skeletons keep case, but people read past it, so the name is folded between two of them: the first sees capitals (a Cyrillic Н is an H),
 * the second small letters (an m is an rn). A capital I looks like a small l, and is a small i to readers who ignore case: all are one.
 */
export function lookalikeKey(name: string): string {
  const folded = skeleton(skeleton(name.normalize('NFKC')).toLowerCase());
  const letters = folded
    // Before an i becomes an l: Alicia does not look like Alida.
    .replaceAll('cl', 'd')
    .replace(/[iı]/g, 'l')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    // A 6 within a word is read as b. Within a number it stays, also beside the o and l that were 0 and 1: an 8 must not equal it.
    .replace(/6(?=[ol]*[^\P{L}ol])/gu, 'b')
    .replace(/[2345789]/g, (digit) => DIGITS[digit] ?? digit);
  return letters.replaceAll('vv', 'w');
}

/** The skeleton reads 0 and 1 as o and l; people also read these. No two of them are one letter, so numbers stay different. */
const DIGITS: Readonly<Record<string, string>> = { 2: 'z', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' };
/** Accents and dots of letters; vowel signs and voicing marks of other scripts tell words apart and stay. */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff]/g;

/** The table of Unicode's confusables.txt comes with the package. */
function skeleton(text: string): string {
  return unhomoglyph(withoutAccents(text)).normalize('NFD').replace(ACCENTS, '');
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '');
}

/**
 * Gives older accounts their key: house bots first, then the oldest, guests last. A name whose look is held already stays
 * without one; its bearer keeps it. A release that changes the key sets the column to NULL in its migration.
 */
export async function fillLookalikes(prisma: PrismaClient): Promise<void> {
  const rows = await prisma.account.findMany({
    where: { nameLookalike: null, deletedAt: null },
    select: { id: true, name: true, kind: true, ownerId: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const isOfHouse = ({ kind, ownerId }: (typeof rows)[number]): boolean => kind === 'bot' && ownerId === null;
  const held = new Map<string, string>();
  const isGuest = ({ kind }: (typeof rows)[number]): boolean => kind === 'guest';
  for (const { id, name } of [...rows.filter(isOfHouse), ...rows.filter((row) => !isGuest(row)), ...rows.filter(isGuest)]) {
    const key = lookalikeKey(name);
    if (!held.has(key)) held.set(key, id);
  }
  const found = [...held];
  for (let from = 0; from < found.length; from += BATCH) await write(prisma, found.slice(from, from + BATCH));
}

/** Another server may fill at the same moment: what it was faster with is left out of the next attempt. */
async function write(prisma: PrismaClient, found: readonly (readonly [key: string, id: string])[]): Promise<void> {
  const keys = found.map(([key]) => key);
  const ids = found.map(([, id]) => id);
  for (let attempt = 1; ; attempt++) {
    try {
      await prisma.$executeRaw`
        UPDATE accounts SET name_lookalike = found.key
        FROM unnest(${keys}::text[], ${ids}::text[]) AS found (key, id)
        WHERE accounts.id = found.id AND name_lookalike IS NULL
          AND NOT EXISTS (SELECT FROM accounts AS holder WHERE holder.name_lookalike = found.key)`;
      return;
    } catch (error) {
      if (attempt >= ATTEMPTS || !(error instanceof Prisma.PrismaClientKnownRequestError)) throw error;
    }
  }
}
