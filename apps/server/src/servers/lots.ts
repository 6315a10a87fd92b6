/** Drawing lots: all who draw for the same thing among the same names draw the same one, without asking each other. */
import { createHash } from 'node:crypto';

export function drawLot(subject: string, names: readonly string[]): string | undefined {
  const lots = names.map((name) => ({ name, lot: createHash('sha256').update(`${subject} ${name}`).digest('hex') }));
  return lots.sort((a, b) => (a.lot < b.lot ? -1 : 1))[0]?.name;
}
