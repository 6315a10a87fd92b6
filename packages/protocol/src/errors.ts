/** The wire form of every refusal: a code for programs and a reason for people. */
import * as z from 'zod';
import { ERROR_CODES } from './error-codes.ts';
import { json } from './json.ts';
import { reason, refusalCode } from './kernel.ts';

export const errorCode = z.enum(ERROR_CODES);

export const errorBody = z.object({
  error: z.object({
    code: errorCode,
    reason: z.string().describe('In plain English; clients translate by the code.'),
    retryAfterMs: z.int().nonnegative().optional(),
    refusal: refusalCode.optional().describe('With `refused`: the code of the rules.'),
    why: z.array(reason).optional().describe('With `refused`: why the rules do not offer it, where they can tell.'),
    details: json.optional().describe('For developers: what exactly does not fit.'),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;
