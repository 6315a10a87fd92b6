/** Heimdall: in his province clans play cards face up, one after the other, the pillager last. */
import { procedure, required, type Seat } from '../../../kernel/index.ts';
import { battleOf, playCards } from '../flow/battle/battle.ts';
import { playCard, sideOf, sidesWithCards } from '../flow/battle/play-cards.ts';
import { reveal } from '../flow/battle/played.ts';
import { godPower } from '../powers/power.ts';
import type { BloodRage } from '../state.ts';
import { clockwise, leftOf } from '../table/order.ts';

/** One card each, starting with the pillager's left neighbour. */
const playOpenly = procedure<BloodRage, { queue: Seat[] }>('play-openly', {
  ask: (g, { queue }) => {
    const [seat] = queue;
    if (seat === undefined) return g.end();
    return g.ask(playCard, seat, { province: battleOf(g.table).province });
  },
  reveal: (g, { queue }) => {
    const seat = required(queue.shift(), 'somebody who plays');
    reveal(g, sideOf(g.table, seat), g.answer(playCard));
    g.jump('ask');
  },
});

export const heimdall = godPower('heimdall', {
  rules: ['BR-30.5'],
  on: playCards,
  window: 'replace',
  steps: {
    play: (g) => {
      const { pillager, province } = battleOf(g.table);
      const asked = sidesWithCards(g.table).map(({ seat }) => seat);
      g.emit({ event: 'god-worked', god: 'heimdall', province });
      g.call(playOpenly, { queue: clockwise(g.table, leftOf(g.table, pillager)).filter((seat) => asked.includes(seat)) });
    },
    done: (g) => g.end('replaced'),
  },
  procedures: [playOpenly],
});
