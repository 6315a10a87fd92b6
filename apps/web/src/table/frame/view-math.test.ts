import { describe, expect, it } from 'vitest';
import { bestSheet, FITTED, fittedSize, fittedTo, type MapRoom, moved, zoomed } from './view-math.ts';

const room: MapRoom = { window: { width: 1000, height: 600 }, fitted: { width: 900, height: 600 }, foot: 0, side: 0 };

describe('the view of a map', () => {
  it('fits the sheet into its window', () => {
    expect(fittedSize({ width: 1500, height: 1000 }, { width: 1000, height: 600 })).toEqual({ width: 900, height: 600 });
  });

  it('takes the sheet that is largest there', () => {
    const [lying, standing] = [
      { width: 1100, height: 650 },
      { width: 640, height: 1000 },
    ];
    expect(bestSheet([lying, standing], { width: 1080, height: 620 })).toBe(lying);
    expect(bestSheet([lying, standing], { width: 390, height: 600 })).toBe(standing);
    expect(bestSheet([lying, standing], { width: 0, height: 0 })).toBe(lying);
  });

  it('keeps the point under the pointer where it is', () => {
    const view = zoomed(FITTED, 2, { x: 100, y: -50 }, room);
    // The point of the map that was at (100, -50) has moved to twice that distance from the map's middle.
    expect({ x: view.x + 2 * 100, y: view.y + 2 * -50 }).toEqual({ x: 100, y: -50 });
  });

  it('never shows more than the map, and never less than all of it', () => {
    expect(zoomed(FITTED, 0.2, { x: 0, y: 0 }, room)).toEqual(FITTED);
    expect(moved(FITTED, { x: 300, y: 300 }, room)).toEqual(FITTED);
    expect(moved({ x: 0, y: 0, scale: 2 }, { x: 5000, y: -5000 }, room)).toEqual({ x: 400, y: -300, scale: 2 });
  });

  it('moves what is asked about out from under the dock', () => {
    const covered = { ...room, foot: 150 };
    const asked = { x: 100, y: 450, width: 100, height: 100 };
    const view = fittedTo(asked, covered);
    expect(view.scale).toBe(1);
    // Its lower edge, from the top of the window.
    expect(300 + view.y + (550 - 300)).toBeLessThanOrEqual(600 - 150);
  });

  it('lies whole beside a column on the right', () => {
    const beside = { ...room, side: 460 };
    const view = fittedTo(null, beside);
    expect(view).toEqual({ x: -230, y: 0, scale: 0.6 });
    // Its edges, from the left of the window.
    expect([500 + view.x - 450 * view.scale, 500 + view.x + 450 * view.scale]).toEqual([0, 540]);
    expect(moved(view, { x: 90, y: 90 }, beside)).toEqual(view);
  });

  it('becomes smaller only if what is asked about does not fit otherwise', () => {
    const covered = { ...room, foot: 200 };
    const view = fittedTo({ x: 0, y: 0, width: 900, height: 600 }, covered);
    expect(view.scale).toBeCloseTo(388 / 600);
    expect(300 + view.y - 300 * view.scale).toBeGreaterThanOrEqual(0);
    expect(300 + view.y + 300 * view.scale).toBeLessThanOrEqual(400);
  });
});
