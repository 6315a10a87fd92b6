/** Session tokens: 256 random bits for the client, and only their hash for the storage. */
import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The shape of a token; anything else is not looked up. */
const SHAPE = /^[A-Za-z0-9_-]{43}$/;

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function newSalt(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(randomBytes(32));
}

/** Derives the next token from the previous token and the salt; neither alone is enough. */
export function nextToken(token: string, salt: Uint8Array): string {
  return createHmac('sha256', salt).update(token).digest('base64url');
}

/** A token is random through and through: nothing can be guessed from a plain fast hash of it. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest());
}

export function looksLikeToken(text: string): boolean {
  return SHAPE.test(text);
}
