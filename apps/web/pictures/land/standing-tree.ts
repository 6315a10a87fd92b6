/** Yggdrasil from the side: a trunk with roots and boughs, and masses of leaves around its upper half. */
import type { Box } from '../../src/table/geometry.ts';
import { colour, hexOf, mix, type Rgb } from '../field/colour.ts';
import type { Light } from './theme.ts';

/** Where the masses of leaves are: across and down the box, and their size as a part of its width. */
const MASSES = [
  [0.2, 0.4, 0.2],
  [0.8, 0.42, 0.19],
  [0.14, 0.29, 0.22],
  [0.86, 0.3, 0.21],
  [0.5, 0.34, 0.24],
  [0.26, 0.19, 0.28],
  [0.75, 0.19, 0.27],
  [0.5, 0.24, 0.3],
  [0.5, 0.1, 0.36],
] as const;
const LEAVES = 44;

export function standingTree(box: Box, light: Light, random: () => number): string {
  const at = (across: number, down: number): string =>
    `${(box.x + across * box.width).toFixed(1)} ${(box.y + down * box.height).toFixed(1)}`;
  const tone = (day: Rgb): string => hexOf(light.land(day));
  const ink = hexOf(light.ink);
  const bark = tone(colour('#8a6b47'));
  const outline = `stroke="${ink}" stroke-opacity="0.6" stroke-width="2" stroke-linejoin="round"`;
  // Up the left side, over the top, down the right side, and along the roots from right to left.
  const trunk = `<path fill="${bark}" ${outline} d="M${at(0.02, 0.985)}C${at(0.3, 0.92)} ${at(0.43, 0.7)} ${at(0.4, 0.1)}L${at(0.6, 0.1)}C${at(0.57, 0.7)} ${at(0.7, 0.92)} ${at(0.98, 0.98)}Q${at(0.8, 0.965)} ${at(0.72, 0.955)}Q${at(0.76, 0.985)} ${at(0.82, 1.01)}Q${at(0.66, 0.985)} ${at(0.6, 0.96)}Q${at(0.58, 0.985)} ${at(0.55, 1.01)}Q${at(0.49, 0.985)} ${at(0.46, 0.96)}Q${at(0.42, 0.99)} ${at(0.32, 1.01)}Q${at(0.36, 0.98)} ${at(0.34, 0.955)}Q${at(0.18, 0.985)} ${at(0.02, 0.985)}Z"/>`;
  const shade = `<path fill="${ink}" opacity="0.26" d="M${at(0.53, 0.1)}C${at(0.52, 0.5)} ${at(0.53, 0.86)} ${at(0.72, 0.955)}Q${at(0.8, 0.965)} ${at(0.98, 0.98)}C${at(0.7, 0.92)} ${at(0.57, 0.7)} ${at(0.6, 0.1)}Z"/>`;
  const grain = [0.43, 0.46, 0.49, 0.52, 0.55]
    .map((across) => {
      const foot = 0.5 + (across - 0.5) * 3.2;
      return `M${at(across, 0.3)}C${at(across + 0.01, 0.5)} ${at(across - 0.01, 0.74)} ${at(foot, 0.94)}`;
    })
    .join('');
  const boughs = [
    [0.46, 0.46, 0.2, 0.38],
    [0.54, 0.48, 0.82, 0.4],
    [0.47, 0.36, 0.16, 0.26],
    [0.53, 0.36, 0.84, 0.28],
  ].map(
    ([x = 0, y = 0, endX = 0, endY = 0]) =>
      `<path fill="none" stroke="${ink}" stroke-opacity="0.6" stroke-width="${(box.width * 0.062).toFixed(1)}" stroke-linecap="round" d="M${at(x, y)}Q${at((x + endX) / 2, y - 0.01)} ${at(endX, endY)}"/>` +
      `<path fill="none" stroke="${bark}" stroke-width="${(box.width * 0.048).toFixed(1)}" stroke-linecap="round" d="M${at(x, y)}Q${at((x + endX) / 2, y - 0.01)} ${at(endX, endY)}"/>`,
  );
  const bole = `<path fill="none" stroke="${ink}" stroke-opacity="0.34" stroke-width="1.8" d="${grain}"/>`;
  const crown = MASSES.map(([across, down, size]) =>
    leaves({ x: box.x + across * box.width, y: box.y + down * box.height, r: size * box.width }, ink, tone, random),
  );
  return `${boughs.join('')}${trunk}${shade}${bole}${crown.join('')}`;
}

/** A round mass of leaves, light at its upper left. */
function leaves(
  { x, y, r }: { readonly x: number; readonly y: number; readonly r: number },
  ink: string,
  tone: (day: Rgb) => string,
  random: () => number,
): string {
  const drawn = Array.from({ length: LEAVES }, (_, i) => {
    // From the rim inwards, so that the mass rises to its middle.
    const angle = i * 2.39996;
    const part = Math.sqrt(1 - (i + 0.5) / LEAVES);
    const size = r * (0.17 + 0.12 * random());
    const [cx, cy] = [x + Math.cos(angle) * part * r * 0.9, y + Math.sin(angle) * part * r * 0.8];
    const sunny = Math.min(1, Math.max(0, 0.5 - 0.5 * (Math.cos(angle) * 0.5 + Math.sin(angle) * 0.8) * part + 0.2 * (random() - 0.5)));
    const dark = tone(mix(colour('#2f4c36'), colour('#557a46'), sunny));
    const lit = tone(mix(colour('#49703f'), colour('#a3bf69'), sunny));
    return (
      `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${size.toFixed(1)}" fill="${dark}" stroke="${ink}" stroke-opacity="0.3" stroke-width="1.2"/>` +
      `<circle cx="${(cx - size * 0.2).toFixed(1)}" cy="${(cy - size * 0.26).toFixed(1)}" r="${(size * 0.6).toFixed(1)}" fill="${lit}" opacity="0.8"/>`
    );
  });
  return `<ellipse cx="${(x + r * 0.08).toFixed(1)}" cy="${(y + r * 0.16).toFixed(1)}" rx="${(r * 1.02).toFixed(1)}" ry="${(r * 0.9).toFixed(1)}" fill="${ink}" opacity="0.24"/>${drawn.join('')}`;
}
