/** Accounts and sessions: what clients send and what they get back. */
import * as z from 'zod';
import { NAME_FAULTS, nameFault, tidyName } from './names.ts';

export const ACCOUNT_KINDS = ['guest', 'registered', 'bot'] as const;
export const SESSION_KINDS = ['cookie', 'bearer'] as const;

export const playerName = z
  .string()
  .overwrite(tidyName)
  .min(2, 'a name has at least 2 characters')
  .max(24, 'a name has at most 24 characters')
  .superRefine((name, context) => {
    const fault = nameFault(name);
    if (fault) context.addIssue({ code: 'custom', message: NAME_FAULTS[fault], params: { error: fault } });
  });

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
/** The token is shown once and never again. */
export const botTokenAnswer = z.object({ bot: botAccount, token: z.string() });
export const tokenAnswer = z.object({ token: z.string() });
