/** The version of everything in this package, how a socket introduces itself, and how large messages may be. */
import * as z from 'zod';

/** Raised when an old client would misunderstand a new server, or the other way round. */
export const PROTOCOL = 1;

/** The largest message a client may send over the socket, and the largest body over HTTP, in bytes. */
export const MAX_FRAME_BYTES = 16_384;
export const MAX_BODY_BYTES = 65_536;

/** The handshake of a socket (`auth` of Socket.IO). Browsers omit the token: their session cookie is sent with it. */
export const handshake = z.strictObject({
  protocol: z.int().describe('The version that the client speaks; another than the server’s is refused with `protocol-version`.'),
  token: z.string().max(200).exactOptional().describe('The bearer token of a bot.'),
});
export type Handshake = z.infer<typeof handshake>;
