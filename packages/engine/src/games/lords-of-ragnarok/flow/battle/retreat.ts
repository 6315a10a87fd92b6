/** Retreat (LR-10.9, LR-32.9): all armies move together into one own region, or they are destroyed. */
import { decision, itemAt, oneOf, procedure } from '../../../../kernel/index.ts';
import { decide } from '../../automa/choice.ts';
import type { G, Lords, Party } from '../../state.ts';
import { destroy } from '../../table/armies.ts';
import { armiesAt, isHuman } from '../../table/parties.ts';
import { retreats } from '../../table/ways.ts';

export const chooseRetreat = decision<Lords, { do: 'retreat'; region: number }, { from: number }>('choose-retreat', {
  rules: ['LR-10.9'],
  space: ({ table }, seat, { from }) => oneOf(retreats(table, seat, from).map((region) => ({ do: 'retreat', region }))),
});

function retreatTo(g: G, party: Party, from: number, region: number): void {
  for (const army of armiesAt(g.table, party, from)) army.at = region;
  g.emit({ event: 'armies-retreated', who: party, from, region });
}

export const retreat = procedure<Lords, { party: Party; from: number }>('retreat', {
  choose: (g, { party, from }) => {
    const armies = armiesAt(g.table, party, from);
    if (armies.length === 0) return g.end();
    const ways = retreats(g.table, party, from);
    if (ways.length === 0) {
      for (const army of armies) destroy(g, party, army);
      return g.end();
    }
    if (isHuman(party) && ways.length > 1) return g.ask(chooseRetreat, party, { from });
    const place = isHuman(party)
      ? 0
      : decide(g, { who: party, about: 'retreat', rule: 'LR-32.9', order: [], options: ways.map((region) => ({ region, keys: [] })) });
    retreatTo(g, party, from, itemAt(ways, place));
    return g.end();
  },
  go: (g, { party, from }) => retreatTo(g, party, from, g.answer(chooseRetreat).region),
});
