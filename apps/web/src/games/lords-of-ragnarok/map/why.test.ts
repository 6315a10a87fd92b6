/** Wherever a place of the map is not on offer, the rules are asked about an answer that they know, and say why. */
import { why } from '@skald/engine';
import { human, lordsOfRagnarok, mapOf } from '@skald/engine/games/lords-of-ragnarok';
import { expect, it } from 'vitest';
import { handledBy } from '../../../table/reach/handles.ts';
import { eachStep } from '../../../table/testing/random-match.ts';
import { naming } from '../handles.ts';
import { thinkableAt } from './why.ts';

it('tells for every region and sea why neither the hero nor an army comes there', () => {
  const told = new Set<string>();
  eachStep(lordsOfRagnarok, { seats: 1 }, 5, ({ before, asked }) => {
    for (const decision of asked) {
      const { table } = before;
      const all = handledBy(naming, decision);
      const { at, sea, armies } = human(table, decision.seat);
      const pressed = armies.slice(0, 1).map(({ army }) => `army:${army}`);
      const places = [
        ...mapOf(table.side).numbers.map((number) => `region:${number}`),
        ...mapOf(table.side).seas.map(({ id }) => `sea:${id}`),
      ];
      const idle = places.filter(
        (place) => !all.some(({ handles }) => handles.includes(place)) && place !== `region:${at}` && place !== `sea:${sea}`,
      );
      for (const place of idle) {
        const answer = thinkableAt(table, decision, pressed, place);
        if (answer === null || decision.prompt.key === 'choose-shrine') continue;
        const reasons = why(lordsOfRagnarok, before, decision.seat, answer).map(({ reason }) => reason);
        expect(reasons, `${decision.prompt.key} at ${place}`).not.toContain('not-offered');
        for (const reason of reasons) told.add(reason);
      }
    }
  });
  expect([...told]).toEqual(expect.arrayContaining(['too-far-for-hero', 'too-far-for-drakkar']));
});
