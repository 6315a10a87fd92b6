/** Every answer of real matches can be given by pressing things on the table and the buttons beside the question. */
import type { OpenDecision } from '@skald/engine';
import { lordsOfRagnarok } from '@skald/engine/games/lords-of-ragnarok';
import { expect, it } from 'vitest';
import { actionOf, press, targetedChoices } from '../../../table/board-input/targets.ts';
import { pressThrough } from '../../../table/testing/press-through.ts';
import { eachStep } from '../../../table/testing/random-match.ts';
import { lordsTargets } from './targets.ts';

it('comes to every answer, or leaves it among those that are offered as buttons', () => {
  const actions = new Set<string>();
  const all = { hel: true, heimdall: true, aegir: true, snekkar: true, realms: true, jormungandr: true, kraken: true, boss: 'nagfar' };
  for (const start of [{ seats: 1 }, { seats: 3 }, { seats: 1, options: all }]) {
    eachStep(lordsOfRagnarok, start, 5, ({ asked }) => {
      for (const decision of asked.filter(({ space }) => space.kind === 'one')) {
        const all = targetedChoices(lordsTargets, decision);
        for (const one of all) {
          actions.add(`${decision.prompt.key}.${actionOf(one.choice)}`);
          expect(pressThrough(all, one)).toContain(one.place);
        }
      }
    });
  }
  expect([...actions]).toEqual(
    expect.arrayContaining([
      'activate-army.move',
      'choose-place.place',
      'hero-action.sail',
      'pray.send',
      'special-action.act',
      'monsters.hunt',
      'hero-action.row',
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
  const all = targetedChoices(lordsTargets, decision);
  const first = press(all, [], 'army:2');
  expect(first).toEqual({ pressed: ['army:2'], place: null });
  expect(press(all, first.pressed, 'region:4').place).toBe(1);
  expect(press(all, first.pressed, 'region:5').place).toBe(0);
});
