import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decisions } from '../decisions.ts';
import { listeners, powers } from '../listeners.ts';

const page = readFileSync(new URL('../../../../../../docs/rules/blood-rage.md', import.meta.url), 'utf8');

const documented = new Set([...page.matchAll(/^- \*\*(BR-[\d.]*\d)/gm)].map(([, rule]) => rule));

describe('powers', () => {
  it.each(powers)('$id cites rules that exist', ({ rules }) => {
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect([rule, documented.has(rule)]).toEqual([rule, true]);
  });

  it('stand in the order of listeners, once', () => {
    const listening = powers.flatMap((power) => ('listener' in power ? [power.listener] : []));
    expect(listening.length).toBeGreaterThan(20);
    for (const listener of listening) expect(listeners.filter((one) => one === listener)).toHaveLength(1);
  });

  it('listen under different names', () => {
    const ids = listeners.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(powers)('$id asks only decisions that are on the list of the game', ({ decisions: asked }) => {
    const listed = new Set<unknown>(Object.values(decisions));
    for (const one of asked) expect(listed.has(one), one.name).toBe(true);
  });
});
