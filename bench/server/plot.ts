/** A small chart of the cost of an answer against the number of stored matches. */
import type { Cost } from './skald/growth.ts';

const WIDTH = 560;
const HEIGHT = 260;
const LEFT = 64;
const RIGHT = 24;
const TOP = 40;
const BOTTOM = 56;

/** The scale reaches this far beyond the highest value. */
const HEADROOM = 1.6;
const LINES = 4;

export function plot(costs: readonly Cost[]): string {
  const top = HEADROOM * Math.max(...costs.map(({ cpu }) => cpu.value * (1 + (cpu.spread ?? 0))));
  const x = (i: number): number => LEFT + ((i + 0.5) / costs.length) * (WIDTH - LEFT - RIGHT);
  const y = (ms: number): number => HEIGHT - BOTTOM - (ms / top) * (HEIGHT - TOP - BOTTOM);
  const grid = Array.from({ length: LINES + 1 }, (_, i) => (i / LINES) * top);
  const points = costs.map(({ cpu }, i) => `${round(x(i))},${round(y(cpu.value))}`).join(' ');
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    '<title>What an answer costs beside more and more stored matches</title>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="22" font-size="14">ms of the server’s processor an answer</text>`,
    ...grid.map((ms) => gridLine(y(ms), ms)),
    `<polyline points="${points}" fill="none" stroke="#1f4e79" stroke-width="2"/>`,
    ...costs.map(({ beside, cpu }, i) => mark(x(i), y, beside, cpu)),
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 12}" text-anchor="middle">stored matches</text>`,
    '</svg>',
  ].join('\n')}\n`;
}

function gridLine(y: number, ms: number): string {
  return `<path d="M${LEFT} ${round(y)}H${WIDTH - RIGHT}" stroke="#ddd"/><text x="${LEFT - 8}" y="${round(y + 4)}" text-anchor="end">${ms.toFixed(2)}</text>`;
}

/** The median with its spread above and below, and the number of matches under it. */
function mark(x: number, y: (ms: number) => number, beside: number, { value, spread = 0 }: Cost['cpu']): string {
  const [low, high] = [y(value * (1 - spread)), y(value * (1 + spread))];
  return [
    `<path d="M${round(x)} ${round(low)}V${round(high)}" stroke="#1f4e79"/>`,
    `<circle cx="${round(x)}" cy="${round(y(value))}" r="4" fill="#1f4e79"/>`,
    `<text x="${round(x)}" y="${round(high - 8)}" text-anchor="middle">${value.toFixed(3)}</text>`,
    `<text x="${round(x)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${beside.toLocaleString('en-GB')}</text>`,
  ].join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
