import { describe, expect, it } from 'vitest';
import { plays } from '../../../testing/plays.ts';
import { valdaTable } from '../../../testing/valda-table.ts';

describe('Bifrost Bridge', () => {
  it.each([['A-bifrost-bridge'], ['HEI-bifrost-bridge']] as const)(
    'VA-13.3 %s looks at three god decks, or as many as there are',
    (card) => {
      const t = plays(card);
      expect(t.asked('P0').space).toMatchObject({ min: 3, max: 3 });
      t.answer('P0', [{ realm: 'tyr' }, { realm: 'thor' }, { realm: 'odin' }]);
      expect(t.table.turn.actionPoints).toBe(3);
      expect(t.table.decks).toMatchObject({ tyr: 10, thor: 10, odin: 10 });
      const few = valdaTable();
      for (const realm of ['heimdall', 'freya', 'surtur', 'thor', 'loki'] as const)
        if (!card.startsWith('HEI') || realm !== 'heimdall') few.only(realm);
      if (card.startsWith('HEI')) few.hand('P0', card).only('heimdall');
      expect((card.startsWith('HEI') ? few.acting().answer('P0', { do: 'play', card }) : plays(card, few)).asked('P0').space).toMatchObject(
        { min: 2 },
      );
    },
  );
});
