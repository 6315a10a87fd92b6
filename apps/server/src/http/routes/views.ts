/** Rows of the storage as clients see them. */
import type { OwnAccount } from '@skald/protocol';
import type { Account } from '../../../generated/prisma/client.ts';

export function ownAccount({ id, kind, name, email, moderator, createdAt }: Account): OwnAccount {
  return { id, kind, name, email, moderator, createdAt: createdAt.toISOString() };
}

export function botAccount({ id, name, createdAt }: Account) {
  return { id, kind: 'bot', name, createdAt: createdAt.toISOString() } as const;
}
