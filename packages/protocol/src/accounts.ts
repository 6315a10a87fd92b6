/** Accounts and sessions: what clients send and what they get back. */
import * as z from 'zod';

export const ACCOUNT_KINDS = ['guest', 'registered', 'bot'] as const;
export const SESSION_KINDS = ['cookie', 'bearer'] as const;

/** Letters of any script (with at most two marks each), digits, and a few plain signs: nothing invisible, nothing that turns text around. */
const NAME = /^(?:\p{L}\p{M}{0,2}|\p{N}|[ ._'’-])+$/u;

export const playerName = z
  .string()
  .trim()
  .normalize('NFC')
  .min(2, 'a name has at least 2 characters')
  .max(24, 'a name has at most 24 characters')
  .regex(NAME, "a name is made of letters, digits, spaces and . _ - '")
  .regex(/[\p{L}\p{N}]/u, 'a name has at least one letter or digit')
  .regex(/^(?!.* {2})/, 'a name has no double spaces');

export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'an e-mail address has at most 254 characters')
  .regex(z.regexes.email, 'this is not an e-mail address');

export const newPassword = z
  .string()
  .normalize('NFC')
  .min(10, 'a password has at least 10 characters')
  .max(200, 'a password has at most 200 characters');

/** A password as typed in: whatever its length, it is only compared. */
export const givenPassword = z.string().normalize('NFC').max(200);

/** The account as its owner sees it. */
export const ownAccount = z.object({
  id: z.string(),
  kind: z.enum(ACCOUNT_KINDS),
  name: z.string(),
  email: z.string().nullable(),
  moderator: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type OwnAccount = z.infer<typeof ownAccount>;

export const accountAnswer = z.object({ account: ownAccount });

export const guestRequest = z.strictObject({ name: playerName });
export const renameRequest = z.strictObject({ name: playerName });
export const registrationRequest = z.strictObject({ email: emailAddress, password: newPassword, name: playerName.optional() });
export const loginRequest = z.strictObject({ email: emailAddress, password: givenPassword });
export const passwordChangeRequest = z.strictObject({ current: givenPassword, next: newPassword });
/** A registered account is deleted with its password; a guest has none. */
export const deletionRequest = z.strictObject({ password: givenPassword.optional() });

export const sessionInfo = z.object({
  id: z.string(),
  kind: z.enum(SESSION_KINDS),
  label: z.string(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export const sessionsAnswer = z.object({ sessions: z.array(sessionInfo) });

export const botRequest = z.strictObject({ name: playerName });
export const botAccount = z.object({ id: z.string(), kind: z.literal('bot'), name: z.string(), createdAt: z.iso.datetime() });
export const botsAnswer = z.object({ bots: z.array(botAccount) });
/** The token is told once and never again. */
export const botTokenAnswer = z.object({ bot: botAccount, token: z.string() });
export const tokenAnswer = z.object({ token: z.string() });
