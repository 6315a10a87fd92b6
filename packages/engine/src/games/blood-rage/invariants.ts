/** The invariants of Blood Rage; tests check them after every step (BR-33). */
import type { Invariant, State } from '../../kernel/index.ts';
import { ALL_CARDS, deckFor, isShip } from './content/cards.ts';
import { content, forPlayers, isProvince, LAST_AGE, LAST_STEP, MOST_RAGE } from './content/content.ts';
import { MONSTERS, PROVINCES, STATS, YGGDRASIL } from './ids.ts';
import type { BloodRage, BloodRageTable, Clan, ClanFigure } from './state.ts';
import { valueOfStat } from './table/clan-sheet.ts';
import { countOnBoard, onBoard, roomIn } from './table/figures.ts';

export const invariants: readonly Invariant<BloodRage>[] = [
  { name: 'BR-33.1 every figure is in one place that suits it', broken: ({ table }) => misplaced(table) },
  {
    name: 'BR-33.2 no province holds more figures than villages',
    broken: ({ table }) => PROVINCES.find((id) => roomIn(table, id) < 0),
  },
  {
    name: 'BR-33.3 no clan has more figures on the board than Horns',
    broken: ({ table }) => clanWith(table, (clan) => countOnBoard(clan) > valueOfStat(clan, 'horns')),
  },
  {
    name: 'BR-33.4 Rage, Glory and stats stay on their tracks, and stats never fall',
    broken: ({ table }, before) =>
      clanWith(
        table,
        ({ rage, glory, stats }, seat) =>
          rage < 0 ||
          rage > MOST_RAGE ||
          glory < 0 ||
          STATS.some((stat) => stats[stat] < (before?.table.clans[seat]?.stats[stat] ?? 1) || stats[stat] > LAST_STEP),
      ),
  },
  { name: 'BR-33.5 every card is in exactly one zone', broken: strayCard },
  {
    name: 'BR-33.5 the table counts every hand',
    broken: ({ table, hands }) =>
      clanWith(table, ({ hand, pack, quests }, seat) => {
        const own = hands[seat];
        return own?.cards.length !== hand || own.pack.length !== pack || own.quests.length !== quests;
      }),
  },
  {
    name: 'BR-25.10 what everybody knows to be in a hand is there',
    broken: ({ table, hands }) =>
      clanWith(table, ({ known }, seat) =>
        known.some((card) => ![...(hands[seat]?.cards ?? []), ...(hands[seat]?.quests ?? [])].includes(card)),
      ),
  },
  {
    name: 'BR-33.6 one more province is destroyed in every Age, and Yggdrasil never',
    broken: ({ table }) => {
      const gone = forPlayers(table.clans.length).destroyedAtStart + table.age - 1;
      const now = table.destroyed.length;
      const fits = now === gone || (now === gone + 1 && (table.phase === 'ragnarok' || table.phase === 'valhalla'));
      return fits && !table.destroyed.includes(YGGDRASIL) ? undefined : `${now} provinces are destroyed`;
    },
  },
];

function clanWith(table: BloodRageTable, condition: (clan: Clan, seat: number) => boolean): string | undefined {
  const seat = table.clans.findIndex(condition);
  return seat < 0 ? undefined : `the clan of seat ${seat}`;
}

function misplaced(table: BloodRageTable): string | undefined {
  for (const [seat, { figures }] of table.clans.entries()) {
    const stray = figures.find((figure) => !standsWell(table, figure));
    if (stray) return `${stray.kind} of seat ${seat} at ${stray.at}`;
    for (const kind of ['leader', 'warrior', 'ship'] as const) {
      if (figures.filter((figure) => figure.kind === kind).length !== content.figures[kind].perClan) return `${kind}s of seat ${seat}`;
    }
    if (figures.filter(({ kind }) => kind === 'mystic').length > content.mystics.figuresPerClan) return `mystics of seat ${seat}`;
  }
  const owned = table.clans.flatMap(({ figures }) => figures.map(({ kind }) => kind));
  return MONSTERS.find((monster) => owned.filter((kind) => kind === monster).length > 1);
}

function standsWell(table: BloodRageTable, { kind, at }: ClanFigure): boolean {
  if (!onBoard(at)) return true;
  return isProvince(at) ? !isShip(kind) && !table.destroyed.includes(at) : isShip(kind);
}

function strayCard({ table, hands, box }: State<BloodRage>): string | undefined {
  const zones = [
    ...box.decks.flat(),
    ...box.undealt.flat(),
    ...hands.flatMap(({ cards, pack, quests, gone }) => [...cards, ...pack, ...quests, ...gone]),
    ...table.clans.flatMap(({ slots }) => slots.filter((card) => card !== null)),
    ...(table.pillage?.sides ?? []).flatMap(({ cards }) => cards.filter(({ lies }) => lies).map(({ card }) => card)),
    ...table.discard,
  ];
  const used = new Set<string>();
  for (let age = 1; age <= LAST_AGE; age++) for (const card of deckFor(age, hands.length, table.sets.mystics)) used.add(card);
  const twice = zones.find((card, i) => zones.indexOf(card) !== i);
  if (twice) return `${twice} lies in two places`;
  const lost = ALL_CARDS.find((card) => used.has(card) !== zones.includes(card));
  return lost && `${lost} is lost, or was not to be used`;
}
