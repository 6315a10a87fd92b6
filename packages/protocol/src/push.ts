/** Web push: notifies a player of a turn while the page is closed. */
import * as z from 'zod';
import { storable } from './json.ts';

const base64url = (length: string) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}=?=?$`), 'must be a key in base64url');

/** The public key by which push services know the server; browsers ask for it when they subscribe. */
export const pushKeyAnswer = z.object({ key: z.string() });

/** A browser's push subscription. One per session; a new one replaces the old. */
export const pushSubscription = z.strictObject({
  endpoint: z.url().max(1000).regex(storable, 'must be an address'),
  keys: z.strictObject({ p256dh: base64url('80,90'), auth: base64url('16,24') }),
});
export type PushSubscriptionBody = z.infer<typeof pushSubscription>;

/** What goes through a push service: which match waits, and nothing about its content. */
export const pushPayload = z.strictObject({ game: z.string(), match: z.string() });
export type PushPayload = z.infer<typeof pushPayload>;
