/** Places are spoken with everything that stands on them, by the names that the map and the list show. */
import { type LordsTable, lordsOfRagnarok, mapOf, type Party } from '@skald/engine/games/lords-of-ragnarok';
import { texts } from '@skald/engine/text';
import { describe, expect, it } from 'vitest';
import { loadGameTexts } from '../../../i18n/game-texts.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import { tableTranslator } from '../../../i18n/translators.ts';
import { eachStep } from '../../../table/testing/random-match.ts';
import { nameOf } from '../panels/party.tsx';
import { ui } from '../ui.ts';
import { spokenLabelOf } from './labels.ts';
import { piecesAt } from './pieces/pieces-at.ts';
import { placeName } from './place-names.ts';

const [page, words] = await Promise.all([loadTexts('en'), loadGameTexts('lords-of-ragnarok', 'en')]);
const i18n = tableTranslator('en', page, { words, catalogue: texts['lords-of-ragnarok']?.en }, ['Runa', 'Ivar']);

function tables(): readonly LordsTable[] {
  const seen: LordsTable[] = [];
  eachStep(lordsOfRagnarok, { seats: 2 }, 3, ({ after }) => seen.push(after.table));
  return seen.filter((_, nth) => nth % 40 === 0);
}

describe('a region for screen readers', () => {
  it('names its armies, heroes and monsters', () => {
    let [armies, heroes, monsters] = [0, 0, 0];
    for (const table of tables()) {
      for (const region of mapOf(table.side).numbers) {
        const spoken = spokenLabelOf(`region:${region}`, table, i18n);
        expect(spoken).toContain(placeName(table.side, region, i18n));
        const here = piecesAt(table, region);
        for (const { party, strengths } of here.strengths) {
          armies++;
          expect(spoken).toContain(
            `${nameOf(party, i18n)}: ${strengths.length === 1 ? 'army' : 'armies'} of strength ${strengths.join(' + ')}`,
          );
        }
        here.heroes.forEach((party: Party) => {
          heroes++;
          expect(spoken).toContain(`Hero of ${nameOf(party, i18n)}`);
        });
        for (const { monster } of here.monsters) {
          monsters++;
          expect(spoken).toContain(i18n.thing(monster));
        }
      }
    }
    expect(Math.min(armies, heroes, monsters)).toBeGreaterThan(0);
  });
});

describe('an army in the list', () => {
  it('goes by its strength and the names of regions, never by numbers', () => {
    const named = i18n.naming((param, value) => ui.numbers?.nameOf('small', param, value, i18n));
    const { text } = named.choice('activate-army', { do: 'move', army: 3, region: 11 }, { from: 13, strength: 1 });
    expect(text).toBe(`Army of strength 1: from ${placeName('small', 13, i18n)} to ${placeName('small', 11, i18n)}`);
    // Clients without a map still say what the number is.
    expect(i18n.choice('activate-army', { do: 'move', army: 3, region: 11 }, { from: 13, strength: 1 }).text).toBe(
      'Army of strength 1: from region 13 to region 11',
    );
  });
});
