/** How loud a sound seems: the loudest tenth of a second, with the low notes counted less, as ears do. */

const WINDOW = 0.1;
/** Below this frequency, ears hear less and less. */
const EAR = 180;

export function loudnessOf(samples: Float32Array, rate: number): number {
  const window = Math.round(WINDOW * rate);
  const keep = Math.exp((-2 * Math.PI * EAR) / rate);
  const squares = new Float32Array(samples.length);
  let before = 0;
  let high = 0;
  let sum = 0;
  let loudest = 0;
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i] ?? 0;
    high = keep * (high + sample - before);
    before = sample;
    squares[i] = high * high;
    sum += high * high - (i < window ? 0 : (squares[i - window] ?? 0));
    loudest = Math.max(loudest, sum);
  }
  return Math.sqrt(loudest / window);
}

export function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (let i = 0; i < samples.length; i++) peak = Math.max(peak, Math.abs(samples[i] ?? 0));
  return peak;
}
