/** A small wooden hall: four damped echoes that feed themselves. */

/** Delays in seconds that have no common measure. */
const ECHOES = [0.0297, 0.0371, 0.0411, 0.0437] as const;
const FEEDBACK = 0.62;
/** Wood takes the brightness first. */
const DAMPING = 0.45;

/** The samples with the hall around them. */
export function inHall(samples: Float32Array, amount: number, rate: number): Float32Array {
  const heard = Float32Array.from(samples);
  if (amount === 0) return heard;
  for (const delay of ECHOES) {
    const line = new Float32Array(Math.round(delay * rate));
    let at = 0;
    let soft = 0;
    for (let i = 0; i < samples.length; i++) {
      const echo = line[at] ?? 0;
      soft = (1 - DAMPING) * echo + DAMPING * soft;
      line[at] = (samples[i] ?? 0) + FEEDBACK * soft;
      heard[i] = (heard[i] ?? 0) + (amount * echo) / ECHOES.length;
      at = at + 1 === line.length ? 0 : at + 1;
    }
  }
  return heard;
}
