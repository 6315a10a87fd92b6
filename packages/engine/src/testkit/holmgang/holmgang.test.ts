import { describe, expect, it } from 'vitest';
import { conformance } from '../conformance/index.ts';
import { holmgang } from './index.ts';

describe('Holmgang, which needs everything the kernel offers', () => {
  it('holds every universal property at every player count and option', () => {
    const report = conformance(holmgang, { games: 8, every: 2 });
    expect(report.failures).toEqual([]);
    expect(report.unused).toEqual([]);
    expect(report.games).toBe(48);
  });
});
