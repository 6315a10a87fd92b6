/** For every place of the map that is not on offer, the page asks about a valid answer, and the rules say why. */
import { why } from '@skald/engine';
import { human, lordsOfRagnarok, mapOf } from '@skald/engine/games/lords-of-ragnarok';
import { expect, it } from 'vitest';
import { targetedChoices } from '../../../table/board-input/targets.ts';
import { eachStep } from '../../../table/testing/random-match.ts';
import { lordsTargets } from '../input/targets.ts';
import { isLordsDecision } from '../table-of-lords.ts';
import { candidateAt } from './why.ts';

it('says for every region and sea why neither the hero nor an army can go there', () => {
  const told = new Set<string>();
  eachStep(lordsOfRagnarok, { seats: 1 }, 5, ({ before, asked }) => {
    for (const decision of asked) {
      const { table } = before;
      const all = targetedChoices(lordsTargets, decision);
      const { at, sea, armies } = human(table, decision.seat);
      const pressed = armies.slice(0, 1).map(({ army }) => `army:${army}`);
      const places = [
        ...mapOf(table.side).numbers.map((number) => `region:${number}`),
        ...mapOf(table.side).seas.map(({ id }) => `sea:${id}`),
      ];
      const idle = places.filter(
        (place) => !all.some(({ targets }) => targets.includes(place)) && place !== `region:${at}` && place !== `sea:${sea}`,
      );
      for (const place of idle) {
        const answer = candidateAt(table, decision, pressed, place);
        if (answer === null || isLordsDecision(decision, 'choose-shrine')) continue;
        const reasons = why(lordsOfRagnarok, before, decision.seat, answer).map(({ reason }) => reason);
        expect(reasons, `${decision.prompt.key} at ${place}`).not.toContain('not-offered');
        for (const reason of reasons) told.add(reason);
      }
    }
  });
  expect([...told]).toEqual(expect.arrayContaining(['too-far-for-hero', 'too-far-for-drakkar']));
});
