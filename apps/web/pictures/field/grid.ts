/** Fields of numbers over a picture: filled outlines, distances to an edge, blurring. */
import type { Point } from '../../src/table/geometry.ts';

/** A picture's pixels; `scale` is pixels per unit of the drawing. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

export function canvasFor(size: { readonly width: number; readonly height: number }, pixelsWide: number): Canvas {
  const scale = pixelsWide / size.width;
  return { width: pixelsWide, height: Math.round(size.height * scale), scale };
}

/** Writes `value` into every pixel whose middle lies within the outline. */
export function fillOutline(canvas: Canvas, into: Uint8Array, outline: readonly Point[], value: number): void {
  const { width, height, scale } = canvas;
  for (let row = 0; row < height; row++) {
    const y = (row + 0.5) / scale;
    const crossings: number[] = [];
    for (const [i, a] of outline.entries()) {
      const b = outline[(i + 1) % outline.length] ?? a;
      if (a.y <= y !== b.y <= y) crossings.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
    }
    crossings.sort((one, other) => one - other);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.ceil((crossings[i] ?? 0) * scale - 0.5));
      const to = Math.min(width - 1, Math.floor((crossings[i + 1] ?? 0) * scale - 0.5));
      into.fill(value, row * width + from, row * width + Math.max(from, to + 1));
    }
  }
}

const FAR = 1e12;

/** The distance of every pixel to the nearest one that is inside, in units of the drawing (Felzenszwalb and Huttenlocher). */
export function distanceTo({ width, height, scale }: Canvas, inside: (index: number) => boolean): Float32Array {
  const squared = new Float64Array(width * height);
  for (let i = 0; i < squared.length; i++) squared[i] = inside(i) ? 0 : FAR;
  const line = new Float64Array(Math.max(width, height));
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) line[y] = squared[y * width + x] ?? FAR;
    const nearest = parabolas(line, height);
    for (let y = 0; y < height; y++) squared[y * width + x] = nearest[y] ?? FAR;
  }
  const distances = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) line[x] = squared[y * width + x] ?? FAR;
    const nearest = parabolas(line, width);
    for (let x = 0; x < width; x++) distances[y * width + x] = Math.sqrt(nearest[x] ?? FAR) / scale;
  }
  return distances;
}

/** The lower envelope of the parabolas that stand on a line. */
function parabolas(heights: Float64Array, count: number): Float64Array {
  const at = (i: number): number => heights[i] ?? FAR;
  const feet = new Int32Array(count);
  const from = new Float64Array(count + 1);
  let last = 0;
  from[0] = -FAR;
  from[1] = FAR;
  const meet = (q: number, foot: number): number => (at(q) + q * q - (at(foot) + foot * foot)) / (2 * (q - foot));
  for (let q = 1; q < count; q++) {
    let crossing = meet(q, feet[last] ?? 0);
    while (last > 0 && crossing <= (from[last] ?? -FAR)) {
      last--;
      crossing = meet(q, feet[last] ?? 0);
    }
    last++;
    feet[last] = q;
    from[last] = crossing;
    from[last + 1] = FAR;
  }
  const result = new Float64Array(count);
  let part = 0;
  for (let q = 0; q < count; q++) {
    while ((from[part + 1] ?? FAR) < q) part++;
    const foot = feet[part] ?? 0;
    result[q] = (q - foot) ** 2 + at(foot);
  }
  return result;
}

/** Blurs a field by averaging, twice along each axis; `radius` is in units of the drawing. */
export function blurred(canvas: Canvas, field: Float32Array, radius: number): Float32Array {
  const reach = Math.max(1, Math.round(radius * canvas.scale));
  let [from, to] = [Float32Array.from(field), new Float32Array(field.length)];
  for (let pass = 0; pass < 2; pass++) {
    averageRows(from, to, canvas.width, canvas.height, reach, 1, canvas.width);
    averageRows(to, from, canvas.height, canvas.width, reach, canvas.width, 1);
  }
  [to, from] = [from, to];
  return to;
}

function averageRows(from: Float32Array, to: Float32Array, length: number, lines: number, reach: number, step: number, next: number): void {
  for (let line = 0; line < lines; line++) {
    const start = line * next;
    const at = (i: number): number => from[start + Math.min(length - 1, Math.max(0, i)) * step] ?? 0;
    let sum = 0;
    for (let i = -reach; i <= reach; i++) sum += at(i);
    for (let i = 0; i < length; i++) {
      to[start + i * step] = sum / (2 * reach + 1);
      sum += at(i + reach + 1) - at(i - reach);
    }
  }
}
