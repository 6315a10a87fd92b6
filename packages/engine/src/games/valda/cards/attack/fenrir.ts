/** Fenrir: steals a random card from the hand, sorted by id (VA-20.1); only the two players learn which. */
import { itemAt } from '../../../../kernel/index.ts';
import { leaveHand, putInHand } from '../../board/cards.ts';
import { cluesOfEmptyHand, cluesOfTheft } from '../../board/clues.ts';
import { strikeOut } from '../../board/origins.ts';
import { noteEmptyHand, noteTheft } from '../../board/whereabouts.ts';
import { attackCard } from '../card.ts';

export const fenrir = attackCard('fenrir', {
  rules: ['VA-14.6'],
  steps: {
    steal: (g, { attacker, target }) => {
      const { cards } = itemAt(g.hands, target);
      if (cards.length === 0) return;
      const stolen = g.pick('fenrir', cards.toSorted());
      const victim = itemAt(g.table.players, target);
      cluesOfTheft(g, target, attacker, stolen, victim.hand === 1);
      leaveHand(g, target, stolen);
      // Nobody else knows which card it was: any entry may be its own.
      putInHand(
        g,
        attacker,
        stolen,
        strikeOut(victim.origins, () => true),
      );
      noteTheft(g.table, target, attacker);
      noteEmptyHand(g.table, target);
      if (victim.hand === 0) cluesOfEmptyHand(g, target);
      g.emit({ event: 'card-stolen', seat: attacker, victim: target });
      for (const seat of [attacker, target]) g.emitTo(seat, { event: 'stolen-card-seen', seat: attacker, victim: target, card: stolen });
    },
  },
});
