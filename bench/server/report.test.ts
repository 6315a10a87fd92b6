import { describe, expect, it } from 'vitest';
import { broken } from '../harness/limits.ts';
import type { Figure } from '../harness/statistics.ts';
import { judgeServer } from './budgets.ts';
import { COMPARED, namesOf, OWN, type OwnName } from './figures.ts';
import { plot } from './plot.ts';
import { writtenServer } from './report.ts';
import type { ServerReport } from './suite.ts';

const GOOD: Readonly<Record<OwnName, number>> = {
  share: 0.8,
  multiple: 1.2,
  bytes: 900,
  memory: 120,
  pacedP99: 12,
  wakeSnapshot: 8,
  wakeLog: 40,
  recovery: 3,
};

function figures<Name extends string>(names: readonly Name[], value: (name: Name) => number): Readonly<Record<Name, Figure>> {
  // `Object.fromEntries` loses the key type.
  return Object.fromEntries(names.map((name) => [name, { value: value(name), spread: 0.05 }])) as Record<Name, Figure>;
}

function own(changed: Partial<Record<OwnName, number>> = {}): ServerReport['own'] {
  return figures(namesOf(OWN), (name) => changed[name] ?? GOOD[name]);
}

const costs = [10, 1000, 100_000].map((beside) => ({ beside, cpu: { value: 0.25, spread: 0.1 }, acknowledged: { value: 4 } }));

function report(changed: Partial<Record<OwnName, number>> = {}): ServerReport {
  return {
    machine: { cores: 2, node: 'v20' },
    rounds: 5,
    seconds: 15,
    matches: 250,
    contenders: ['Skald', 'raw Socket.IO'].map((name) => ({ name, keeps: 'nothing', figures: figures(namesOf(COMPARED), () => 1234.5) })),
    own: own(changed),
    growth: { stored: costs, length: costs },
    verdicts: judgeServer(own(changed)),
  };
}

describe('budgets', () => {
  it('every figure has a must and an aim', () => {
    for (const level of ['must', 'aim'] as const) {
      const limited = judgeServer(own()).filter((verdict) => verdict.level === level);
      expect(limited.map(({ figure }) => figure).sort()).toEqual([...namesOf(OWN)].sort());
    }
  });

  it('good figures hold, and a figure that could not be measured holds nothing', () => {
    expect(judgeServer(own()).every(({ holds }) => holds)).toBe(true);
    const verdicts = judgeServer(own({ share: Number.NaN, recovery: 15 }));
    expect(broken(verdicts, 'must').map(({ figure }) => figure)).toEqual(['share', 'recovery']);
  });
});

describe('the report', () => {
  it('says plainly what fails', () => {
    expect(writtenServer(report())).toContain('All 8 musts hold. All 8 aims hold.');
    expect(writtenServer(report({ recovery: 20 }))).toMatch(/1 of 8 musts FAIL \(s from the kill/);
    expect(writtenServer(report({ recovery: 20 }))).toMatch(/\| +20\.0 ±5 % \| +< 15 FAILS \| +< 5 not reached \|/);
  });

  it('all rows of a table are of one width', () => {
    for (const part of writtenServer(report())
      .split('\n\n')
      .filter((text) => text.startsWith('|'))) {
      expect(new Set(part.split('\n').map(({ length }) => length)).size).toBe(1);
    }
  });
});

describe('the plot', () => {
  it('names every number of matches, and equal costs lie on a level line', () => {
    const picture = plot(costs);
    for (const label of ['10', '1,000', '100,000']) expect(picture).toContain(`>${label}</text>`);
    const heights = [...picture.matchAll(/<circle [^>]*cy="([\d.]+)"/g)].map(([, y]) => y);
    expect(heights).toHaveLength(3);
    expect(new Set(heights).size).toBe(1);
  });

  it('what costs more lies higher', () => {
    const growing = costs.map((cost, i) => ({ ...cost, cpu: { value: 0.1 * (i + 1) } }));
    const heights = [...plot(growing).matchAll(/<circle [^>]*cy="([\d.]+)"/g)].map(([, y]) => Number(y));
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(new Set(heights).size).toBe(3);
  });
});
