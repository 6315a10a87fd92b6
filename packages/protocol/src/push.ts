/** Being told by the browser, when the page is closed, that it is one's turn. */
import * as z from 'zod';

const base64url = (length: string) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}=?=?$`), 'must be a key in base64url');

/** The public key by which push services know the server; browsers ask for it when they subscribe. */
export const pushKeyAnswer = z.object({ key: z.string() });

/** What a browser got from its push service. One for each session: a new one takes the place of the old. */
export const pushSubscription = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({ p256dh: base64url('80,90'), auth: base64url('16,24') }),
});
export type PushSubscriptionBody = z.infer<typeof pushSubscription>;

/** All that goes through a push service: what is waiting where, and nothing of the match. */
export const pushPayload = z.strictObject({ game: z.string(), match: z.string() });
export type PushPayload = z.infer<typeof pushPayload>;
