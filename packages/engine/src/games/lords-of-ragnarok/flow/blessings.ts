/** Gaining blessings and artifacts (LR-12.3, LR-12.5): at random, and in the selection after a temple. */
import { decision, itemAt, oneOf, procedure } from '../../../kernel/index.ts';
import type { ArtifactId, BlessingId } from '../ids.ts';
import type { G, Lords, LordsTable, Party } from '../state.ts';
import { fromParty, isHuman, person } from '../table/parties.ts';
import { callSettle } from './turn/settle.ts';

/** Takes the top card; cards known to lie under the deck come last. */
function takeTop(g: G): BlessingId | undefined {
  const { table, box } = g;
  const hidden = box.blessings.pop();
  if (hidden === undefined) return table.under.shift();
  table.blessings--;
  g.reveal();
  return hidden;
}

export function blessingsLeft({ blessings, under }: LordsTable): number {
  return blessings + under.length;
}

function gainBlessing(g: G, party: Party, blessing: BlessingId): void {
  person(g.table, party).blessings.push(blessing);
  g.emit({ event: 'blessing-gained', who: party, blessing });
}

/** LR-12.3: a random blessing is the top card. */
export function gainRandomBlessing(g: G, party: Party): void {
  const blessing = takeTop(g);
  if (blessing) gainBlessing(g, party, blessing);
}

export function gainArtifact(g: G, party: Party, artifact: ArtifactId): void {
  person(g.table, party).artifacts.push(artifact);
  g.emit({ event: 'artifact-gained', who: party, artifact });
}

export const pickBlessing = decision<Lords, { do: 'take'; blessing: BlessingId }>('pick-blessing', {
  rules: ['LR-12.5'],
  space: ({ table }) => oneOf(table.revealed.map((blessing) => ({ do: 'take', blessing }))),
});

/** LR-12.5, LR-45.11: reveals one more than there are participants; the rest goes under the deck. */
export const blessingSelection = procedure<Lords, { builder: Party; queue: Party[] }>('blessing-selection', {
  reveal: (g, locals) => {
    const { table } = g;
    for (let i = 0; i <= table.order.length; i++) {
      const blessing = takeTop(g);
      if (blessing) table.revealed.push(blessing);
    }
    g.emit({ event: 'blessings-revealed', blessings: table.revealed });
    locals.queue = [...fromParty(table, locals.builder)];
  },
  next: (g, { queue }) => {
    const { table } = g;
    const [party] = queue;
    if (party === undefined || table.revealed.length === 0) return g.jump('rest');
    if (isHuman(party) && table.revealed.length > 1) return g.ask(pickBlessing, party, {});
    queue.shift();
    take(g, party, isHuman(party) ? itemAt(table.revealed, 0) : g.pick('blessing', table.revealed));
    return g.jump('next');
  },
  picked: (g, { queue }) => {
    const party = queue.shift();
    if (party !== undefined) take(g, party, g.answer(pickBlessing).blessing);
    g.jump('next');
  },
  rest: (g) => {
    g.table.under.push(...g.table.revealed.splice(0));
  },
  limits: callSettle,
});

function take(g: G, party: Party, blessing: BlessingId): void {
  g.table.revealed = g.table.revealed.filter((one) => one !== blessing);
  gainBlessing(g, party, blessing);
}
