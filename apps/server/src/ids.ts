/** Names for rows that have none of their own: short, random, safe in links. */
import { randomBytes } from 'node:crypto';

/** No i, l, o or u: nothing that reads like a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

/** 80 random bits in 16 characters. */
export function newId(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
