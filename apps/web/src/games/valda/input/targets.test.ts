/** Every answer of real matches can be given by pressing things on the table and the buttons beside the question. */
import { valda } from '@skald/engine/games/valda';
import { describe, expect, it } from 'vitest';
import { actionOf, press } from '../../../table/board-input/targets.ts';
import { pressThrough } from '../../../table/testing/press-through.ts';
import { eachStep } from '../../../table/testing/random-match.ts';
import { choicesWithTargets } from './targets.ts';

describe('pressing things', () => {
  it('comes to every answer, or leaves it among those that are offered as buttons', () => {
    const actions = new Set<string>();
    for (const seed of [1, 2, 3]) {
      eachStep(valda, { seats: 4 }, seed, ({ asked }) => {
        for (const decision of asked.filter(({ space }) => space.kind === 'one')) {
          const all = choicesWithTargets(decision);
          for (const one of all) {
            actions.add(`${decision.prompt.key}.${actionOf(one.choice)}`);
            expect(pressThrough(all, one)).toContain(one.place);
          }
        }
      });
    }
    expect([...actions]).toEqual(
      expect.arrayContaining(['act.play', 'build.temple', 'exile-temple.exile', 'trade.trade', 'win-followers.buy']),
    );
  });

  it('goes from one thing to another in order, and changes the second when another is pressed', () => {
    const space = { kind: 'one' as const, options: [move('thor', 'odin'), move('thor', 'loki'), move('odin', 'loki')] };
    const all = choicesWithTargets({
      id: '1.0',
      seat: 0,
      prompt: { key: 'move-temple', params: {} },
      space,
      fallback: space.options[0],
      rules: [],
    });
    const first = press(all, [], 'realm:thor');
    expect(first).toEqual({ pressed: ['realm:thor'], place: null });
    const second = press(all, first.pressed, 'realm:odin');
    expect(second.place).toBe(0);
    expect(press(all, second.pressed, 'realm:loki').place).toBe(1);
  });
});

function move(from: string, to: string): { readonly do: 'move'; readonly from: string; readonly to: string } {
  return { do: 'move', from, to };
}
