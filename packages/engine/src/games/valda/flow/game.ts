/** VA-3.4 to VA-3.6, VA-5, VA-17: the start, six rounds of turns, and the end. */
import { effect, itemAt, perform, procedure, type Rules, type Seat } from '../../../kernel/index.ts';
import { drawHidden } from '../board/cards.ts';
import { takeFromSupply } from '../board/resources.ts';
import { emitEnd } from '../board/standings.ts';
import { content, facesOf, WHITE_DICE } from '../content/content.ts';
import type { ValdaPhase } from '../ids.ts';
import type { Valda } from '../state.ts';
import { actionPhase } from './action-phase.ts';
import { attackPhase } from './attack-phase.ts';
import { buildingPhase } from './building-phase.ts';
import { followersPhase } from './followers-phase.ts';
import { resourcePhase } from './resource-phase.ts';
import { NOBODY, newTurn } from './setup.ts';

const { startCards, startResources } = content.constants;

/** VA-5.1: the whole game. */
export const game = procedure<Valda, { played?: number }>('game', {
  start: (g) => {
    if (g.table.start === NOBODY) g.table.start = rollForStart(g);
    g.emit({ event: 'start-player-chosen', seat: g.table.start });
  },
  deal: (g) => deal(g),
  round: (g, here) => {
    g.table.round++;
    here.played = 0;
    g.emit({ event: 'round-began', round: g.table.round });
  },
  turns: (g, here) => {
    const { played = 0 } = here;
    if (played === g.seats) return g.jump('drakkar');
    here.played = played + 1;
    g.call(turn, { seat: (g.table.start + played) % g.seats });
    return g.jump('turns');
  },
  drakkar: (g) => g.table.round < content.game.rounds && g.jump('round'),
  end: (g) => emitEnd(g),
});

/** VA-3.6: all players roll both white dice in seat order; ties for the highest sum roll again. */
function rollForStart(g: Rules<Valda>): Seat {
  let rolling = g.hands.map((_, seat) => seat);
  while (rolling.length > 1) {
    const sums = rolling.map((seat) => {
      const faces = Array.from({ length: WHITE_DICE }, () => g.roll('white', facesOf('white').length));
      const sum = faces.reduce((total, face) => total + itemAt(facesOf('white'), face - 1).followers, 0);
      g.emit({ event: 'start-rolled', seat, faces, sum });
      return sum;
    });
    const highest = Math.max(...sums);
    rolling = rolling.filter((_, i) => sums[i] === highest);
  }
  return itemAt(rolling, 0);
}

/** VA-3.4, VA-3.5: deals from the start player clockwise; no response window opens (VA-3.7). */
function deal(g: Rules<Valda>): void {
  for (let i = 0; i < g.seats; i++) {
    const seat = (g.table.start + i) % g.seats;
    drawHidden(g, seat, 'A', startCards.A);
    drawHidden(g, seat, 'B', startCards.B);
    takeFromSupply(g, seat, startResources);
  }
  g.emit({ event: 'cards-dealt', each: startCards.A + startCards.B });
}

/** VA-5.3: the turn ends after players have had the chance to use a weapon (VA-16.10). */
export const endTurn = effect<Valda, { readonly seat: Seat }>('end-turn', () => undefined);

/** VA-5.2: five phases, always in this order. */
export const turn = procedure<Valda, { readonly seat: Seat }>('turn', {
  begin: (g, { seat }) => {
    g.table.active = seat;
    g.table.turn = newTurn();
    g.emit({ event: 'turn-began', seat, round: g.table.round });
  },
  resources: (g, { seat }) => {
    enter(g, 'resources');
    g.call(resourcePhase, { seat });
  },
  actions: (g, { seat }) => {
    enter(g, 'actions');
    g.call(actionPhase, { seat });
  },
  building: (g, { seat }) => {
    enter(g, 'building');
    g.call(buildingPhase, { seat });
  },
  attack: (g, { seat }) => {
    enter(g, 'attack');
    g.call(attackPhase, { seat, order: [] });
  },
  followers: (g, { seat }) => {
    enter(g, 'followers');
    g.call(followersPhase, { seat });
  },
  end: (g, { seat }) => perform(g, endTurn, { seat }),
  giveBack: (g, { seat }) => {
    for (const { lender, realm } of g.table.loans) g.emit({ event: 'temple-given-back', seat, lender, realm });
    g.table.loans = [];
  },
});

function enter(g: Rules<Valda>, phase: ValdaPhase): void {
  g.table.phase = phase;
  g.emit({ event: 'phase-began', seat: g.table.active, phase });
}
