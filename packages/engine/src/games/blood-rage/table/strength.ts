/** BR-4.12 to BR-4.14: the strength of figures, alone and together. */
import { itemAt, type Seat } from '../../../kernel/index.ts';
import { cardOf, monsterOf } from '../content/cards.ts';
import { content, SLOTS } from '../content/content.ts';
import type { FigureKind, FigurePlace, ProvinceId, UpgradeKind } from '../ids.ts';
import { YGGDRASIL } from '../ids.ts';
import type { BloodRageTable, Clan, ClanFigure } from '../state.ts';
import { clanOf, isInArea } from './figures.ts';

const UNIT_SLOTS: Readonly<Partial<Record<FigureKind, number>>> = {
  leader: slotFor('upgrade-leader'),
  warrior: slotFor('upgrade-warrior'),
  ship: slotFor('upgrade-ship'),
};

function slotFor(kind: UpgradeKind): number {
  return SLOTS.indexOf(kind);
}

/** BR-4.12: the upgrade in play decides, else the clan sheet. A monster may be stronger in Yggdrasil (BR-27.4). */
function strengthOf(clan: Clan, kind: FigureKind, place: FigurePlace): number {
  if (kind === 'mystic') return content.mystics.strength;
  if (kind === 'leader' || kind === 'warrior' || kind === 'ship') {
    const card = clan.slots[UNIT_SLOTS[kind] ?? -1];
    return (card ? cardOf(card).strength : null) ?? content.figures[kind].strength;
  }
  const monster = monsterOf(kind);
  if (!monster) return 0;
  const inYggdrasil = place === YGGDRASIL ? cardOf(`${monster.card}#1`).params.strengthInYggdrasil : 0;
  return inYggdrasil || monster.strength;
}

/** BR-4.13: all own figures in the province and its fjord; an upgrade may count warriors in pairs. */
export function strengthIn(table: BloodRageTable, seat: Seat, area: ProvinceId): number {
  const clan = clanOf(table, seat);
  let strength = 0;
  let warriors = 0;
  for (const { kind, at: place } of clan.figures) {
    if (!isInArea(place, area)) continue;
    if (kind === 'warrior') warriors++;
    else strength += strengthOf(clan, kind, place);
  }
  return strength + (warriors > 0 ? strengthOfWarriors(clan, warriors) : 0);
}

function strengthOfWarriors(clan: Clan, warriors: number): number {
  const single = strengthOf(clan, 'warrior', 'reserve');
  const card = clan.slots[UNIT_SLOTS.warrior ?? -1];
  const pair = (card ? cardOf(card).params.pairStrength : 0) || 2 * single;
  return Math.floor(warriors / 2) * pair + (warriors % 2) * single;
}

/** BR-10.1, BR-10.4: the Rage for invading with a figure from the reserve. */
export function invadeCost(clan: Clan, kind: FigureKind): number {
  if (kind === 'leader') return 0;
  if (kind === 'mystic') return content.mystics.invadeCost;
  return monsterOf(kind)?.invadeCost ?? strengthOf(clan, kind, 'reserve');
}

/** BR-20.3: more than every other clan there, and more than 0. */
export function hasMostStrength(table: BloodRageTable, seat: Seat, area: ProvinceId): boolean {
  const own = strengthIn(table, seat, area);
  return own > 0 && table.clans.every((_, other) => other === seat || strengthIn(table, other, area) < own);
}

/** The clan's strongest figure at a place, for suggestions. */
export function strongest(clan: Clan, figures: readonly ClanFigure[]): ClanFigure {
  return itemAt(
    figures.toSorted((a, b) => strengthOf(clan, b.kind, b.at) - strengthOf(clan, a.kind, a.at)),
    0,
  );
}
