/** Progress towards victories and omens, read from a real table. */
import { begin, fastChance, isRefusal } from '@skald/engine';
import { type LordsTable, lordsOfRagnarok, mapOf } from '@skald/engine/games/lords-of-ragnarok';
import { describe, expect, it } from 'vitest';
import { omenCount } from './omen-count.ts';
import { progressOf } from './progress.ts';

const begun = begin(lordsOfRagnarok, { seats: 1 }, fastChance(1));
if (isRefusal(begun)) throw new Error(begun.reason);
const { table } = begun.state;

/** A table on which the human controls these regions, and nobody controls another. */
function holding(...regions: readonly number[]): LordsTable {
  return { ...table, devastated: [], control: mapOf(table.side).numbers.map((region) => (regions.includes(region) ? 0 : null)) };
}

function wayOf(now: LordsTable, victory: string) {
  return progressOf(now, 0).find((one) => one.victory === victory);
}

describe('the ways to victory', () => {
  it('LR-13.1 count whole lands, and the regions that the nearest lands lack', () => {
    const [first, second, third] = mapOf(table.side)
      .lands.map(({ regions }) => regions)
      .toSorted((a, b) => a.length - b.length);
    const now = holding(...(first ?? []), ...(second ?? []).slice(1));
    expect(wayOf(now, 'jarl')).toEqual({ victory: 'jarl', have: 1, need: 3, missing: 1 + (third?.length ?? 0) });
  });

  it('LR-13.2 count temples in own regions alone', () => {
    expect(wayOf({ ...holding(2, 6), temples: [2, 8] }, 'godi')).toMatchObject({ have: 1, need: 4 });
  });

  it('LR-34.2 set markers of devastation against the wheel regions of a human', () => {
    const [near = 0] = mapOf(table.side).wheelAdjacentRegions;
    expect(wayOf({ ...holding(near), devastated: [4, 7] }, 'ragnarok')).toMatchObject({ have: 1, need: 2 });
  });

  it('LR-11.7 count slain monsters up to what Loki asks for', () => {
    const humans = table.humans.map((one) => ({ ...one, slain: 2 }));
    expect(wayOf({ ...table, humans }, 'slayer')).toMatchObject({ have: 1, need: 1 });
  });
});

describe('omens', () => {
  it('LR-12.1 count the participant who has most', () => {
    const prophets = table.prophets.map((one) => ({ ...one, allies: [...one.allies, 'alfheim' as const, 'niflheim' as const] }));
    expect(omenCount({ ...table, prophets }, 'omen-realm')).toEqual({ have: 2, need: 4 });
    expect(omenCount({ ...table, monuments: { thor: 4, odin: 1, freyja: 2 } }, 'omen-monument')).toEqual({ have: 1, need: 1 });
  });
});
