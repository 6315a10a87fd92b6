/** BR-30.5: Thor, Loki and Heimdall, who rule battles in their province; Tyr has a word when strengths are added up. */
import { type Heard, type Listener, must, procedure, type Rules, type Seat, type Verdict } from '../../../kernel/index.ts';
import { deadOfOthers } from '../cards/counting-the-dead.ts';
import { godSources } from '../cards/sources.ts';
import { content } from '../content/content.ts';
import { battleGlory, battleOf, countDead, losersOf, playCards } from '../flow/battle.ts';
import { playCard, sideOf, sidesWithCards } from '../flow/play-cards.ts';
import { reveal } from '../flow/played.ts';
import type { GodId } from '../ids.ts';
import type { BloodRage, Nothing } from '../state.ts';
import { gainGlory, valueOfStat } from '../table/clan-sheet.ts';
import { clanOf } from '../table/figures.ts';
import { clockwise, leftOf } from '../table/order.ts';

function tellPower(g: Rules<BloodRage>, god: GodId): void {
  g.tell({ event: 'god-worked', god, province: battleOf(g.table).province });
}

const thorPays = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('god-thor', {
  pay: (g) => {
    const { winner } = battleOf(g.table);
    if (winner === null) return;
    const each = content.gods.find(({ id }) => id === 'thor')?.params?.gloryPerEnemyDestroyed ?? 0;
    tellPower(g, 'thor');
    gainGlory(g, winner, each * deadOfOthers(g.table, winner), 'thor');
  },
});

/** The winner gains Glory for each figure of other clans that fell; nobody after a tie (BR-30.8). */
export const thor: Listener<BloodRage, Nothing> = {
  id: 'god-thor',
  on: countDead.name,
  window: 'react',
  sources: ({ table }) => {
    const { winner = null } = table.pillage ?? {};
    return winner === null ? [] : godSources(table, 'thor', deadOfOthers(table, winner) > 0);
  },
  run: thorPays,
};

const lokiTurns = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('god-loki', {
  pay: (g) => {
    tellPower(g, 'loki');
    for (const seat of losersOf(g.table)) gainGlory(g, seat, valueOfStat(clanOf(g.table, seat), 'axes'), 'loki');
    g.end('replaced');
  },
});

/** Each loser gains by its Axes, the winner nothing. */
export const loki: Listener<BloodRage, Nothing> = {
  id: 'god-loki',
  on: battleGlory.name,
  window: 'replace',
  sources: ({ table }) => godSources(table, 'loki'),
  run: lokiTurns,
};

/** One card each, face up, from the pillager's left; the pillager is last. */
const playOpenly = procedure<BloodRage, { queue: Seat[] }>('play-openly', {
  ask: (g, { queue }) => {
    const [seat] = queue;
    if (seat === undefined) return g.end();
    return g.ask(playCard, seat, { province: battleOf(g.table).province });
  },
  reveal: (g, { queue }) => {
    const seat = must(queue.shift(), 'somebody who plays');
    reveal(g, sideOf(g.table, seat), g.answer(playCard));
    g.jump('ask');
  },
});

const heimdallWatches = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('god-heimdall', {
  play: (g) => {
    const { pillager } = battleOf(g.table);
    const asked = sidesWithCards(g.table).map(({ seat }) => seat);
    tellPower(g, 'heimdall');
    g.call(playOpenly, { queue: clockwise(g.table, leftOf(g.table, pillager)).filter((seat) => asked.includes(seat)) });
  },
  done: (g) => g.end('replaced'),
});

export const heimdall: Listener<BloodRage, Nothing> = {
  id: 'god-heimdall',
  on: playCards.name,
  window: 'replace',
  sources: ({ table }) => godSources(table, 'heimdall'),
  run: heimdallWatches,
};

export const godProcedures = [playOpenly];
