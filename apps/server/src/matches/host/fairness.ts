/** Makes the chance of a match fair: a secret committed by its hash before anybody sits down, and a nonce from each seat. */
import { randomBytes } from 'node:crypto';
import { commitment } from '@skald/engine';

const SECRET_BYTES = 32;
const NONCE_BYTES = 16;

export function newSecret(): { readonly secret: string; readonly commitment: string } {
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  return { secret, commitment: commitment(secret) };
}

/** For seats that send no nonce: bots, and people whose client left it out. */
export function newNonce(): string {
  return randomBytes(NONCE_BYTES).toString('hex');
}
