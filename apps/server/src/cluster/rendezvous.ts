/** Rendezvous hashing: servers that pick for the same key among the same names pick the same name, without talking to each other. */
import { createHash } from 'node:crypto';

export function rendezvousPick(subject: string, names: readonly string[]): string | undefined {
  const lots = names.map((name) => ({ name, lot: createHash('sha256').update(`${subject} ${name}`).digest('hex') }));
  return lots.sort((a, b) => (a.lot < b.lot ? -1 : 1))[0]?.name;
}
