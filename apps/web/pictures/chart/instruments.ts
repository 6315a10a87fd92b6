/** The lines of a sea chart: its frame, rhumb lines, the compass rose, and currents. */
import type { Point } from '../../src/table/geometry.ts';
import { Noise, seededRandom } from '../field/noise.ts';
import type { SeaChart } from './chart-picture.ts';

export function instrumentsOf(chart: SeaChart, ink: string): string {
  return frame(chart, ink) + rhumbs(chart, ink) + currents(chart, ink) + compass(chart, ink);
}

function frame({ width, height }: SeaChart, ink: string): string {
  const box = (inset: number, wide: number): string =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${ink}" stroke-opacity="0.5" stroke-width="${wide}"/>`;
  // A scale of dark and empty parts, as along the edges of old charts.
  const scale = `<rect x="15" y="15" width="${width - 30}" height="${height - 30}" fill="none" stroke="${ink}" stroke-opacity="0.42" stroke-width="6" stroke-dasharray="34 34"/>`;
  return box(11, 1.4) + scale + box(19, 1.4);
}

function rhumbs({ width, height, compass: { x, y } }: SeaChart, ink: string): string {
  const far = width + height;
  const lines = Array.from({ length: 32 }, (_, i) => {
    const angle = (i / 32) * 2 * Math.PI;
    return `M${x} ${y}l${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  });
  const inside = `<clipPath id="chart"><rect x="19" y="19" width="${width - 38}" height="${height - 38}"/></clipPath>`;
  return `${inside}<path clip-path="url(#chart)" fill="none" stroke="${ink}" stroke-opacity="0.17" stroke-width="1.1" d="${lines.join('')}"/>`;
}

/** Currents follow a field of noise; each is a curved line with a point. */
function currents({ width, height, seed, clear, lands }: SeaChart, ink: string): string {
  const noise = new Noise(seed + 21);
  const random = seededRandom(seed + 22);
  const drawn: string[] = [];
  const shores = lands.flatMap(({ outline }) => outline);
  for (let i = 0; i < 90; i++) {
    let at: Point = { x: 40 + random() * (width - 80), y: 40 + random() * (height - 80) };
    const length = 7 + Math.floor(random() * 8);
    const way: Point[] = [at];
    let angle = 0;
    for (let step = 0; step < length; step++) {
      angle = Math.PI * 1.6 * noise.layered(at.x, at.y, 420, 2);
      at = { x: at.x + Math.cos(angle) * 11, y: at.y + Math.sin(angle) * 11 };
      way.push(at);
    }
    const isFree = way.every(
      ({ x, y }) =>
        x > 34 &&
        y > 34 &&
        x < width - 34 &&
        y < height - 34 &&
        clear.every((c) => Math.hypot(x - c.x, y - c.y) > c.r) &&
        shores.every((s) => Math.hypot(x - s.x, y - s.y) > 24),
    );
    if (!isFree) continue;
    const [left, right] = [angle + 2.6, angle - 2.6].map(
      (turn) => `${(at.x + Math.cos(turn) * 7).toFixed(1)} ${(at.y + Math.sin(turn) * 7).toFixed(1)}`,
    );
    drawn.push(
      `M${way.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}M${left}L${at.x.toFixed(1)} ${at.y.toFixed(1)}L${right}`,
    );
  }
  return `<path fill="none" stroke="${ink}" stroke-opacity="0.34" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" d="${drawn.join('')}"/>`;
}

/** A star with sixteen points in rings; north has a spear. */
function compass({ compass: { x, y, r } }: SeaChart, ink: string): string {
  const ray = (angle: number, long: number, wide: number, dark: boolean): string => {
    const tip = `${(Math.sin(angle) * long).toFixed(1)} ${(-Math.cos(angle) * long).toFixed(1)}`;
    const turn = angle + (dark ? 1 : -1) * 0.785;
    const side = `${(Math.sin(turn) * wide).toFixed(1)} ${(-Math.cos(turn) * wide).toFixed(1)}`;
    return `<path d="M0 0L${tip}L${side}Z" fill="${ink}" fill-opacity="${dark ? 0.75 : 0.12}" stroke="${ink}" stroke-opacity="0.7" stroke-width="1"/>`;
  };
  const star = (first: number, count: number, long: number, wide: number): string =>
    Array.from({ length: count }, (_, i) => first + (i / count) * 2 * Math.PI)
      .map((angle) => ray(angle, long, wide, true) + ray(angle, long, wide, false))
      .join('');
  const ring = (radius: number, wide: number): string =>
    `<circle r="${radius.toFixed(1)}" fill="none" stroke="${ink}" stroke-opacity="0.6" stroke-width="${wide}"/>`;
  return `<g transform="translate(${x} ${y})" opacity="0.8">${ring(r * 0.8, 1.2)}${ring(r * 0.74, 3)}${ring(r * 0.4, 1)}${star(Math.PI / 4, 4, r * 0.72, r * 0.15)}${star(0, 4, r, r * 0.2)}<path d="M0 ${-r * 1.32}l${r * 0.09} ${r * 0.26}h${-r * 0.18}Z" fill="${ink}"/></g>`;
}
