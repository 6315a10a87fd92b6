/** The best encoding that a request accepts. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Undefined for a client that wants the plain bytes. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const weights = new Map(
    String(accepted ?? '')
      .split(',')
      .map(weighed),
  );
  const best = Math.max(0, ...ENCODINGS.map((encoding) => weights.get(encoding) ?? 0));
  return best === 0 ? undefined : ENCODINGS.find((encoding) => weights.get(encoding) === best);
}

/** `br;q=0.5` is br with a weight of 0.5; a weight of 0 is a refusal. */
function weighed(part: string): readonly [name: string, weight: number] {
  const [name = '', ...params] = part.split(';').map((text) => text.trim().toLowerCase());
  const given = params.find((param) => param.startsWith('q='));
  return [name, given === undefined ? 1 : Number(given.slice(2)) || 0];
}
