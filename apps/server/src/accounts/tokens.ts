/** Session tokens: 256 random bits for the client, and only their hash for the storage. */
import { createHash, randomBytes } from 'node:crypto';

/** What a token looks like; anything else is not even looked up. */
const SHAPE = /^[A-Za-z0-9_-]{43}$/;

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token is random through and through: nothing can be guessed from a plain fast hash of it. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest());
}

export function looksLikeToken(text: string): boolean {
  return SHAPE.test(text);
}
