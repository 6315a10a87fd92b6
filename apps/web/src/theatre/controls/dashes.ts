/** A dash pattern for every seat, because colour alone does not suffice. */
const DASHES = ['none', '9 3', '3 3', '12 3 3 3', '1 4', '6 6'] as const;

export function dashOf(line: number): string | undefined {
  return DASHES[line % DASHES.length];
}
