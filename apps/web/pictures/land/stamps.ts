/** Our own small drawings that are stamped on a map: mountains, hills, trees, houses, fields, rivers, the world tree. */

import type { Point } from '../../src/table/geometry.ts';
import { colour, hexOf, mix, type Rgb } from '../field/colour.ts';
import type { Tree } from './terrain.ts';
import type { Light } from './theme.ts';

/** A place for a drawing: the middle of its foot, its size, and chance for its details. */
interface Spot extends Point {
  readonly size: number;
  readonly random: () => number;
}

interface TreeLook {
  readonly lit: string;
  readonly dark: string;
}

const TREES: Readonly<Record<Tree, TreeLook>> = {
  conifer: { lit: '#6f9063', dark: '#3f5f48' },
  leafy: { lit: '#8fae5e', dark: '#5f7f45' },
  autumn: { lit: '#c9953f', dark: '#97622c' },
  bare: { lit: '#6d5a52', dark: '#43383a' },
  snowy: { lit: '#d5e2e6', dark: '#63818a' },
};

/** Draws stamps in one light. */
export class Stamps {
  readonly #light: Light;
  readonly #ink: string;

  constructor(light: Light) {
    this.#light = light;
    this.#ink = hexOf(light.ink);
  }

  #land(day: string | Rgb): string {
    return hexOf(this.#light.land(typeof day === 'string' ? colour(day) : day));
  }

  mountain({ x, y, size, random }: Spot, ground: string, snowy: boolean): string {
    const half = size * (0.58 + random() * 0.16);
    const top: Point = { x: x + (random() - 0.5) * size * 0.16, y: y - size * (0.78 + random() * 0.16) };
    const ridge = { x: top.x + size * (0.02 + random() * 0.1), y: y - size * 0.3 };
    const foot = { x: x + size * (0.02 + random() * 0.14), y: y + size * 0.06 };
    const left = `${at(x - half, y)}L${at(x - half * 0.62, y - size * (0.34 + random() * 0.08))}L${at(x - half * 0.42, y - size * 0.42)}L${at(top.x, top.y)}`;
    const right = `L${at(x + half * 0.36, y - size * (0.5 + random() * 0.1))}L${at(x + half * 0.56, y - size * 0.36)}L${at(x + half, y)}`;
    const spine = `M${at(top.x, top.y)}L${at(top.x - size * 0.04, top.y + size * 0.2)}L${at(ridge.x, ridge.y)}L${at(foot.x, foot.y)}`;
    const lit = this.#land(mix(colour(ground), colour('#fff8e6'), 0.34));
    const dark = this.#land(mix(colour(ground), colour('#3c4258'), 0.52));
    const cap = snowy
      ? `<path fill="${this.#land('#f7fafc')}" d="M${at(x - half * 0.33, y - size * 0.52)}L${at(top.x, top.y)}L${at(x + half * 0.3, y - size * 0.56)}L${at(top.x + size * 0.1, y - size * 0.5)}L${at(top.x + size * 0.03, y - size * 0.4)}L${at(top.x - size * 0.06, y - size * 0.55)}L${at(top.x - size * 0.12, y - size * 0.42)}Z"/><path fill="${this.#land('#b9cad6')}" d="M${at(top.x, top.y)}L${at(x + half * 0.3, y - size * 0.56)}L${at(top.x + size * 0.1, y - size * 0.5)}L${at(top.x + size * 0.03, y - size * 0.42)}Z"/>`
      : '';
    const hatch = [0.3, 0.48, 0.66]
      .map(
        (part) =>
          `M${at(top.x + (x + half - top.x) * part, top.y + size * (part * 0.84 + 0.06))}l${(-size * 0.07).toFixed(1)} ${(size * 0.2).toFixed(1)}`,
      )
      .join('');
    return (
      `<path fill="${dark}" opacity="0.22" d="M${at(x + half * 0.1, y)}L${at(x + half, y)}L${at(x + half * 1.5, y + size * 0.1)}L${at(x, y + size * 0.08)}Z"/>` +
      `<path fill="${lit}" d="M${left}${right}Q${at(x, y + size * 0.1)} ${at(x - half, y)}Z"/>` +
      `<path fill="${dark}" opacity="0.85" d="${spine}L${at(x + half, y)}${back(right)}Z"/>` +
      `<path fill="none" stroke="${this.#ink}" stroke-opacity="0.28" stroke-width="${(size * 0.025).toFixed(2)}" d="${hatch}"/>${cap}` +
      `<path fill="none" stroke="${this.#ink}" stroke-opacity="0.75" stroke-width="${(size * 0.035).toFixed(2)}" stroke-linejoin="round" d="M${left}${right}"/>`
    );
  }

  hill({ x, y, size, random }: Spot, ground: string): string {
    const half = size * (0.6 + random() * 0.2);
    const high = size * (0.36 + random() * 0.12);
    const line = `M${at(x - half, y)}C${at(x - half * 0.5, y - high * 1.3)} ${at(x + half * 0.3, y - high * 1.3)} ${at(x + half, y)}`;
    return (
      `<path fill="${this.#land(mix(colour(ground), colour('#fff8e0'), 0.2))}" d="${line}Q${at(x, y + high * 0.24)} ${at(x - half, y)}Z"/>` +
      `<path fill="${this.#land(mix(colour(ground), colour('#4a4a50'), 0.32))}" opacity="0.7" d="M${at(x + half * 0.05, y - high)}C${at(x + half * 0.4, y - high)} ${at(x + half * 0.75, y - high * 0.45)} ${at(x + half, y)}Q${at(x + half * 0.5, y + high * 0.12)} ${at(x + half * 0.3, y)}Q${at(x + half * 0.36, y - high * 0.5)} ${at(x + half * 0.05, y - high)}Z"/>` +
      `<path fill="none" stroke="${this.#ink}" stroke-opacity="0.5" stroke-width="${(size * 0.035).toFixed(2)}" stroke-linecap="round" d="${line}"/>`
    );
  }

  tree({ x, y, size, random }: Spot, kind: Tree): string {
    const { lit, dark } = TREES[kind];
    const tint = random() * 0.22;
    const light = this.#land(mix(colour(lit), colour(dark), tint));
    const shade = this.#land(mix(colour(dark), colour(lit), tint * 0.6));
    const shadow = `<ellipse cx="${(x + size * 0.2).toFixed(1)}" cy="${y.toFixed(1)}" rx="${(size * 0.42).toFixed(1)}" ry="${(size * 0.13).toFixed(1)}" fill="${this.#ink}" opacity="0.22"/>`;
    if (kind === 'leafy' || kind === 'autumn') return shadow + this.#round(x, y, size, light, shade);
    if (kind === 'bare') {
      const twigs = `M${at(x, y)}V${(y - size * 0.9).toFixed(1)}M${at(x, y - size * 0.4)}l${(-size * 0.24).toFixed(1)} ${(-size * 0.28).toFixed(1)}M${at(x, y - size * 0.55)}l${(size * 0.22).toFixed(1)} ${(-size * 0.25).toFixed(1)}`;
      return `${shadow}<path d="${twigs}" fill="none" stroke="${shade}" stroke-width="${(size * 0.11).toFixed(2)}" stroke-linecap="round"/>`;
    }
    return shadow + this.#pointed(x, y, size, light, shade);
  }

  #round(x: number, y: number, size: number, lit: string, dark: string): string {
    const r = size * 0.36;
    return (
      `<path d="M${at(x, y)}V${(y - r).toFixed(1)}" stroke="${this.#ink}" stroke-opacity="0.7" stroke-width="${(size * 0.1).toFixed(2)}"/>` +
      `<ellipse cx="${x.toFixed(1)}" cy="${(y - r * 1.7).toFixed(1)}" rx="${(r * 1.04).toFixed(1)}" ry="${(r * 1.14).toFixed(1)}" fill="${dark}" stroke="${this.#ink}" stroke-opacity="0.55" stroke-width="${(size * 0.05).toFixed(2)}"/>` +
      `<ellipse cx="${(x - r * 0.24).toFixed(1)}" cy="${(y - r * 1.98).toFixed(1)}" rx="${(r * 0.66).toFixed(1)}" ry="${(r * 0.72).toFixed(1)}" fill="${lit}"/>`
    );
  }

  #pointed(x: number, y: number, size: number, lit: string, dark: string): string {
    const w = size * 0.34;
    const step = (down: number, wide: number): string => at(x + w * wide, y - size * (1.05 - down));
    return (
      `<path d="M${at(x, y)}v${(-size * 0.2).toFixed(1)}" stroke="${this.#ink}" stroke-width="${(size * 0.1).toFixed(2)}"/>` +
      `<path fill="${dark}" stroke="${this.#ink}" stroke-opacity="0.55" stroke-width="${(size * 0.05).toFixed(2)}" stroke-linejoin="round" d="M${step(0, 0)}L${step(0.36, 0.6)}L${step(0.36, 0.36)}L${step(0.64, 0.84)}L${step(0.64, 0.5)}L${step(0.9, 1)}L${step(0.9, -1)}L${step(0.64, -0.5)}L${step(0.64, -0.84)}L${step(0.36, -0.36)}L${step(0.36, -0.6)}Z"/>` +
      `<path fill="${lit}" d="M${step(0.02, 0)}L${step(0.36, 0.06)}L${step(0.6, 0)}L${step(0.86, 0.1)}L${step(0.88, -0.86)}L${step(0.64, -0.4)}L${step(0.62, -0.7)}L${step(0.36, -0.28)}L${step(0.35, -0.5)}Z"/>`
    );
  }

  /** A longhouse with a thatched roof, on trodden ground. */
  house({ x, y, size, random }: Spot): string {
    const [half, wall, roof] = [size * 0.5, size * 0.2, size * 0.34];
    const slant = size * 0.16;
    const timber = this.#land('#7a5a3c');
    const thatch = this.#land(mix(colour('#b08a4e'), colour('#94703e'), random()));
    const thatchDark = this.#land('#7c5c34');
    const outline = `stroke="${this.#ink}" stroke-opacity="0.75" stroke-width="${(size * 0.035).toFixed(2)}" stroke-linejoin="round"`;
    return (
      `<ellipse cx="${(x + size * 0.12).toFixed(1)}" cy="${(y + size * 0.02).toFixed(1)}" rx="${(size * 0.62).toFixed(1)}" ry="${(size * 0.14).toFixed(1)}" fill="${this.#ink}" opacity="0.25"/>` +
      `<path fill="${timber}" ${outline} d="M${at(x - half, y)}V${(y - wall).toFixed(1)}H${(x + half).toFixed(1)}V${y.toFixed(1)}Z"/>` +
      `<path fill="${this.#land('#3a2a1c')}" d="M${at(x - size * 0.1, y)}v${(-size * 0.17).toFixed(1)}h${(size * 0.13).toFixed(1)}v${(size * 0.17).toFixed(1)}Z"/>` +
      `<path fill="${thatch}" ${outline} d="M${at(x - half - size * 0.07, y - wall + size * 0.03)}L${at(x - half + slant, y - wall - roof)}H${(x + half - slant).toFixed(1)}L${at(x + half + size * 0.07, y - wall + size * 0.03)}Z"/>` +
      `<path fill="${thatchDark}" opacity="0.6" d="M${at(x + half * 0.2, y - wall - roof)}H${(x + half - slant).toFixed(1)}L${at(x + half + size * 0.07, y - wall + size * 0.03)}H${(x + half * 0.36).toFixed(1)}Z"/>` +
      `<path fill="none" stroke="${this.#ink}" stroke-opacity="0.3" stroke-width="${(size * 0.025).toFixed(2)}" d="M${at(x - half * 0.5, y - wall - roof * 0.9)}l${(-size * 0.08).toFixed(1)} ${(roof * 0.8).toFixed(1)}M${at(x - half * 0.1, y - wall - roof * 0.9)}l${(-size * 0.03).toFixed(1)} ${(roof * 0.8).toFixed(1)}"/>` +
      `<path fill="none" stroke="${timber}" stroke-width="${(size * 0.05).toFixed(2)}" stroke-linecap="round" d="M${at(x - half + slant - size * 0.05, y - wall - roof - size * 0.09)}L${at(x - half + slant + size * 0.05, y - wall - roof + size * 0.03)}M${at(x + half - slant + size * 0.05, y - wall - roof - size * 0.09)}L${at(x + half - slant - size * 0.05, y - wall - roof + size * 0.03)}"/>`
    );
  }

  /** A ploughed field: furrows within a soft patch. */
  field({ x, y, size, random }: Spot): string {
    const turn = (random() * 50 - 25).toFixed(0);
    const tone = this.#land(mix(colour('#d9bd62'), colour('#a9a452'), random()));
    const furrows = [-0.3, -0.18, -0.06, 0.06, 0.18, 0.3]
      .map((down) => `M${(-size * 0.42).toFixed(1)} ${(size * down).toFixed(1)}h${(size * 0.84).toFixed(1)}`)
      .join('');
    return `<g transform="translate(${at(x, y)}) rotate(${turn}) skewX(-14)"><rect x="${(-size * 0.46).toFixed(1)}" y="${(-size * 0.36).toFixed(1)}" width="${(size * 0.92).toFixed(1)}" height="${(size * 0.72).toFixed(1)}" rx="${(size * 0.08).toFixed(1)}" fill="${tone}" opacity="0.6" stroke="${this.#ink}" stroke-opacity="0.35"/><path d="${furrows}" fill="none" stroke="${this.#ink}" stroke-opacity="0.22" stroke-width="${(size * 0.04).toFixed(2)}"/></g>`;
  }

  /** A river that grows wider towards its mouth. */
  river(points: readonly Point[]): string {
    const water = hexOf(this.#light.sea[1] ?? this.#light.foam);
    const part = (from: number, wide: number, tone: string, strength: number): string =>
      `<path fill="none" stroke="${tone}" stroke-opacity="${strength}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round" d="${curve(points.slice(from))}"/>`;
    const last = Math.floor(points.length / 2);
    return part(0, 4.6, this.#ink, 0.45) + part(last, 7, this.#ink, 0.45) + part(0, 3, water, 1) + part(last, 5.2, water, 1);
  }

  /** Yggdrasil from above: roots that reach into the lands, and round masses of leaves. */
  worldTree({ x, y, r }: Point & { readonly r: number }, random: () => number): string {
    const bark = this.#land('#8a6b47');
    const roots = Array.from({ length: 13 }, (_, i) => {
      const angle = (i / 13) * 2 * Math.PI + random() * 0.3;
      const side = { x: -Math.sin(angle) * 13, y: Math.cos(angle) * 13 };
      const bend = angle + (random() - 0.5) * 0.5;
      const end = at(x + Math.cos(angle) * r * (1.46 + random() * 0.1), y + Math.sin(angle) * r * (1.14 + random() * 0.06));
      const over = (turn: number, aside: number): string =>
        at(x + Math.cos(turn) * r * 1.2 + side.x * aside, y + Math.sin(turn) * r * 0.95 + side.y * aside);
      const start = (aside: number): string =>
        at(x + Math.cos(angle) * r * 0.8 + side.x * aside, y + Math.sin(angle) * r * 0.7 + side.y * aside);
      return `<path fill="${bark}" stroke="${this.#ink}" stroke-opacity="0.5" stroke-width="1.6" d="M${start(1)}Q${over(bend, 0.5)} ${end}Q${over(bend, -0.3)} ${start(-1)}Z"/>`;
    });
    const count = 190;
    const crown = Array.from({ length: count }, (_, i) => {
      // From the rim inwards, so that the crown rises to its middle.
      const angle = i * 2.39996;
      const part = Math.sqrt(1 - (i + 0.5) / count);
      const [cx, cy] = [x + Math.cos(angle) * part * r * 1.1, y + Math.sin(angle) * part * r * 0.94 - (1 - part) * 6];
      const size = r * (0.1 + random() * 0.1);
      const sunny = 0.5 - 0.5 * (Math.cos(angle) * 0.5 + Math.sin(angle) * 0.7) * part;
      const lit = this.#land(mix(colour('#4d6f45'), colour('#a3bd6c'), Math.min(1, sunny * 0.85 + random() * 0.25)));
      const dark = this.#land(mix(colour('#35523a'), colour('#5b7d49'), sunny * 0.9));
      return (
        `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${size.toFixed(1)}" fill="${dark}" stroke="${this.#ink}" stroke-opacity="0.28" stroke-width="1.3"/>` +
        `<circle cx="${(cx - size * 0.22).toFixed(1)}" cy="${(cy - size * 0.28).toFixed(1)}" r="${(size * 0.62).toFixed(1)}" fill="${lit}" opacity="0.8"/>`
      );
    });
    const shadow = `<ellipse cx="${(x + r * 0.1).toFixed(1)}" cy="${(y + r * 0.16).toFixed(1)}" rx="${(r * 1.24).toFixed(1)}" ry="${(r * 1.02).toFixed(1)}" fill="${this.#ink}" opacity="0.26"/>`;
    return roots.join('') + shadow + crown.join('');
  }

  wave({ x, y, size }: Spot): string {
    const half = size * 0.5;
    return `<path fill="none" stroke="${hexOf(this.#light.foam)}" stroke-opacity="0.42" stroke-width="1.7" stroke-linecap="round" d="M${at(x - size, y)}q${(half / 2).toFixed(1)} ${(-half * 0.5).toFixed(1)} ${half.toFixed(1)} 0t${half.toFixed(1)} 0t${half.toFixed(1)} 0"/>`;
  }
}

function at(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The points of a line of `L` commands, in the other direction. */
function back(line: string): string {
  return line
    .split('L')
    .filter((point) => point !== '')
    .toReversed()
    .map((point) => `L${point}`)
    .join('');
}

/** A smooth line through the middles of these points. */
function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const parts = rest.map((point, i) => {
    const next = rest[i + 1];
    return next ? `Q${at(point.x, point.y)} ${at((point.x + next.x) / 2, (point.y + next.y) / 2)}` : `L${at(point.x, point.y)}`;
  });
  return `M${at(first.x, first.y)}${parts.join('')}`;
}
