/** The bonus of Hel for people (LR-50.1): somebody else loses cards, runes, army strength or health. */
import { decision, oneOf, procedure, type Seat } from '../../../kernel/index.ts';
import { injure } from '../flow/monsters/injuries.ts';
import type { AttributeId, RuneId } from '../ids.ts';
import type { G, Lords, LordsTable, Party } from '../state.ts';
import { armyOf, weaken } from '../table/armies.ts';
import { healthy } from '../table/attributes.ts';
import { emitBlessed } from '../table/blessings.ts';
import { discardRandom } from '../table/cards.ts';
import { isHuman, person } from '../table/parties.ts';
import { anyRunes, countRunes, loseRune, ownedSymbols } from '../table/runes.ts';

type Loss =
  | { do: 'card' }
  | { do: 'rune'; rune: RuneId }
  | { do: 'army'; army: number; region: number; strength: number }
  | { do: 'injury'; attribute: AttributeId };

/** What somebody can lose. A prophet's runes are alike (LR-21.7), and a prophet is never injured. */
function lossesOf(table: LordsTable, party: Party): readonly Loss[] {
  const who = person(table, party);
  const alone = who.armies.filter(
    ({ at, strength }, place) => who.armies.findIndex((other) => other.at === at && other.strength === strength) === place,
  );
  const runes = isHuman(party) ? ownedSymbols(table, party) : countRunes(who) > 0 ? anyRunes(who, 1) : [];
  return [
    ...(who.cards > 0 ? [{ do: 'card' as const }] : []),
    ...runes.map((rune) => ({ do: 'rune' as const, rune })),
    ...alone.map(({ army, at: region, strength }) => ({ do: 'army' as const, army, region, strength })),
    ...(isHuman(party) ? healthy(table, party).map((attribute) => ({ do: 'injury' as const, attribute })) : []),
  ];
}

function victimsOf(table: LordsTable, seat: Seat): readonly Party[] {
  return table.order.filter((party) => party !== seat && lossesOf(table, party).length > 0);
}

export const chooseVictim = decision<Lords, { do: 'curse'; victim: Party }, { count: number }>('choose-victim', {
  rules: ['LR-50.1'],
  space: ({ table }, seat) => oneOf(victimsOf(table, seat).map((victim) => ({ do: 'curse', victim }))),
});

export const loseToHel = decision<Lords, Loss, { who: Party }>('lose-to-hel', {
  rules: ['LR-50.1'],
  space: ({ table }, _seat, { who }) => oneOf(lossesOf(table, who)),
});

function lose(g: G, party: Party, loss: Loss): unknown {
  switch (loss.do) {
    case 'card':
      return discardRandom(g, party, 1);
    case 'rune':
      return loseRune(g, party, loss.rune);
    case 'army':
      return weaken(g, party, armyOf(g.table, party, loss.army), 1);
    default:
      return isHuman(party) ? injure(g, party, loss.attribute) : undefined;
  }
}

interface Curse {
  readonly seat: Seat;
  left: number;
  /** The loser; the praying human until somebody is chosen. */
  victim: Party;
}

/** A human victim chooses each loss; for a prophet, the one who prays does. */
export const helBonus = procedure<Lords, Curse>('hel-bonus', {
  begin: (g, locals) => {
    emitBlessed(g, locals.seat, 'GOD_BONUS');
    const victims = victimsOf(g.table, locals.seat);
    const [only] = victims;
    if (only === undefined) return g.end();
    if (victims.length > 1) return g.ask(chooseVictim, locals.seat, { count: locals.left });
    locals.victim = only;
    return g.jump('curse');
  },
  chosen: (g, locals) => {
    locals.victim = g.answer(chooseVictim).victim;
  },
  curse: (g, { seat, left, victim }) => g.emit({ event: 'hel-called', who: seat, victim, count: left }),
  next: (g, locals) => {
    const { seat, victim } = locals;
    const losses = lossesOf(g.table, victim);
    const [only] = losses;
    if (locals.left === 0 || !only) return g.end();
    locals.left--;
    if (losses.length > 1) return g.ask(loseToHel, isHuman(victim) ? victim : seat, { who: victim });
    lose(g, victim, only);
    return g.jump('next');
  },
  lost: (g, { victim }) => {
    lose(g, victim, g.answer(loseToHel));
    g.jump('next');
  },
});
