/** Moderation: mutes, reports and moderators' actions. */
import * as z from 'zod';
import { json, list, storable } from '../json.ts';
import { accountId, matchId } from '../match/ids.ts';
import { chatLine, publicAccount } from '../match/table-info.ts';
import { MAX_PAGE } from './lists.ts';

export const mutesAnswer = z.object({ muted: list(publicAccount) });

const words = z.string().trim().min(1).max(500).regex(storable, 'must be plain text');
const lineId = z.int().nonnegative();

/** One page of a list, the newest first. */
export const pageQuery = z.strictObject({
  after: z.string().max(100).exactOptional().describe('The `next` of the page before.'),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(20),
});

export const reportRequest = z.strictObject({
  account: accountId.describe('Who is reported.'),
  match: matchId.optional(),
  line: lineId.optional().describe('The chat line that it is about.'),
  reason: words,
});

export const report = z.object({
  id: z.int().nonnegative(),
  at: z.iso.datetime(),
  reporter: publicAccount,
  reported: publicAccount,
  match: matchId.nullable(),
  line: chatLine.nullable(),
  reason: z.string(),
  resolvedAt: z.iso.datetime().nullable(),
});
export type Report = z.infer<typeof report>;
export const reportsAnswer = z.object({ reports: list(report), next: z.string().nullable() });

export const banRequest = z.strictObject({ reason: words });
export const endMatchRequest = z.strictObject({ reason: words });

export const auditEntry = z.object({
  id: z.int().nonnegative(),
  at: z.iso.datetime(),
  actor: publicAccount.nullable().describe('Null where the server itself did it.'),
  act: z.string(),
  subject: z.string(),
  target: z.string(),
  details: json,
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditAnswer = z.object({ entries: list(auditEntry), next: z.string().nullable() });
