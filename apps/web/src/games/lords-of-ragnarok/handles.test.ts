/** Every answer of real matches can be given by pressing things on the table and the buttons beside the question. */
import type { OpenDecision } from '@skald/engine';
import { lordsOfRagnarok } from '@skald/engine/games/lords-of-ragnarok';
import { expect, it } from 'vitest';
import { deedOf, type Handle, type Handled, handledBy, leftAfter, press, standingOf } from '../../table/reach/handles.ts';
import { eachStep } from '../../table/testing/random-match.ts';
import { naming } from './handles.ts';

it('comes to every answer, or leaves it among those that are offered as buttons', () => {
  const deeds = new Set<string>();
  for (const seats of [1, 3]) {
    eachStep(lordsOfRagnarok, { seats }, 5, ({ asked }) => {
      for (const decision of asked.filter(({ space }) => space.kind === 'one')) {
        for (const one of handledBy(naming, decision)) {
          deeds.add(`${decision.prompt.key}.${deedOf(one.choice)}`);
          expect(pressedTo(decision, one)).toContain(one.place);
        }
      }
    });
  }
  expect([...deeds]).toEqual(
    expect.arrayContaining([
      'activate-army.move',
      'choose-place.place',
      'hero-action.sail',
      'pray.send',
      'special-action.act',
      'monsters.hunt',
    ]),
  );
});

it('means an army where it stands when the army and its region are pressed', () => {
  const options = [
    { do: 'move', army: 2, region: 5 },
    { do: 'strengthen', army: 2 },
  ];
  const decision: OpenDecision = {
    id: '1.0',
    seat: 0,
    prompt: { key: 'activate-army', params: {} },
    space: { kind: 'one', options },
    fallback: options[1],
    rules: [],
    hints: [{ from: 4 }, { from: 4 }],
  };
  const all = handledBy(naming, decision);
  const first = press(all, [], 'army:2');
  expect(first).toEqual({ pressed: ['army:2'], place: null });
  expect(press(all, first.pressed, 'region:4').place).toBe(1);
  expect(press(all, first.pressed, 'region:5').place).toBe(0);
});

/** Presses everything that a choice names, one by one, while it glows; gives what is left to choose from. */
function pressedTo(decision: OpenDecision, { handles, place }: Handled): readonly number[] {
  const all = handledBy(naming, decision);
  let pressed: readonly Handle[] = [];
  let found: number | null = handles.length === 0 ? place : null;
  for (const handle of handles) {
    expect(standingOf(all, pressed, { kind: 'one', choice: null }, handle)).not.toBe('idle');
    ({ pressed, place: found } = press(all, pressed, handle));
  }
  return found === null ? leftAfter(all, pressed).map((one) => one.place) : [found];
}
