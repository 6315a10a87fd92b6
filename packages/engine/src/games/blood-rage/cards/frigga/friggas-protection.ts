/** Frigga's Protection: its owner may pay Rage to save endangered figures. */
import { decision, type Seat, someOf } from '../../../../kernel/index.ts';
import { paramsOn } from '../../content/cards.ts';
import type { BloodRageCause } from '../../events.ts';
import { type Destruction, destroy, without } from '../../flow/battle/destroy.ts';
import { upgradeText } from '../../powers/power.ts';
import type { BloodRage, BloodRageTable, FigureRef } from '../../state.ts';
import { pay } from '../../table/clan-sheet.ts';
import { clanOf } from '../../table/figures.ts';
import { findNamed, type NamedFigure, nameFigures } from '../../table/named-figures.ts';

const { ragePerFigure } = paramsOn('friggas-protection');

export interface EndangeredFigures {
  readonly figures: readonly FigureRef[];
  readonly cause: BloodRageCause;
}

/** D12: any own endangered figures that the owner's Rage pays for. */
export const protectFigures = decision<BloodRage, readonly NamedFigure[], EndangeredFigures>('protect-figures', {
  rules: ['BR-18.1', 'BR-18.2', 'BR-27.8'],
  candidates: (g, _seat, { figures }) => nameFigures(g.table, figures),
  space: (g, seat, { figures }) => someOf(nameFigures(g.table, figures), 0, affordable(g.table, seat)),
});

/** BR-18.2: saves nobody from Ragnarök, where no figure can stay, and nobody from a sacrifice. */
export const friggasProtection = upgradeText('friggas-protection', {
  rules: ['BR-18.1', 'BR-18.2', 'BR-27.8'],
  on: destroy,
  window: 'replace',
  when: (table, seat, effect) =>
    effect.cause !== 'ragnarok' && effect.cause !== 'sacrifice' && affordable(table, seat) > 0 && ownIn(effect, seat).length > 0,
  steps: {
    ask: (g, seat, effect) => g.ask(protectFigures, seat, { figures: ownIn(effect, seat), cause: effect.cause }),
    protect: (g, seat, effect) => {
      const saved = g.answer(protectFigures);
      if (saved.length === 0) return g.end();
      const refs = saved.map((one) => findNamed(g.table, seat, one));
      pay(g, seat, saved.length * ragePerFigure);
      g.emit({ event: 'card-worked', seat, name: 'friggas-protection' });
      g.emit({
        event: 'figures-protected',
        seat,
        figures: saved.map(({ figure }) => figure),
        places: saved.map(({ place }) => place),
        count: saved.length,
        rage: clanOf(g.table, seat).rage,
      });
      return g.end({ instead: without(effect, refs) });
    },
  },
  decisions: [protectFigures],
});

function affordable(table: BloodRageTable, seat: Seat): number {
  return Math.floor(clanOf(table, seat).rage / ragePerFigure);
}

function ownIn({ figures }: Destruction, seat: Seat): readonly FigureRef[] {
  return figures.filter((ref) => ref.seat === seat);
}
