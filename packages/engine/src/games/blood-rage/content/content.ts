/** Loads and checks the content of Blood Rage once: the board and the numbers of the game. Rules hold no numbers. */
import { itemAt, required } from '../../../kernel/index.ts';
import type { BoardPlace, FjordId, ProvinceId, RegionId, StatId, TokenId, UpgradeKind } from '../ids.ts';
import { PROVINCES, UPGRADE_KINDS, YGGDRASIL } from '../ids.ts';
import { content } from './checked.ts';
import type { PlayersRow, Reward } from './schema.ts';

export { content };

export const LAST_AGE = 3;
export const MOST_PLAYERS = 5;
export const MOST_RAGE = content.rageTrack.max;
export const LAST_STEP = content.stats.maxStep;
export const DEALT_EACH = content.setup.cardsDealtPerPlayer;
export const PICKED_EACH = content.setup.cardsKeptInDraft;

interface Province {
  readonly region: RegionId | null;
  /** The number of villages; unlimited in Yggdrasil (BR-3.5). */
  readonly villages: number;
  readonly fjord: FjordId | null;
  readonly adjacent: readonly ProvinceId[];
}

const provinces = new Map<ProvinceId, Province>(
  content.board.provinces.map(({ id, region, villages, fjord, adjacent }) => [
    id,
    { region, villages: villages ?? Number.MAX_SAFE_INTEGER, fjord, adjacent },
  ]),
);

export function province(id: ProvinceId): Province {
  return required(provinces.get(id), id);
}

const fjords = new Map<BoardPlace, readonly ProvinceId[]>(content.board.fjords.map(({ id, provinces: sides }) => [id, sides]));

/** BR-3.6: the two provinces that a fjord supports; empty for other places. */
export function supportedBy(place: BoardPlace): readonly ProvinceId[] {
  return fjords.get(place) ?? [];
}

const known: ReadonlySet<string> = new Set(PROVINCES);

export function isProvince(place: string): place is ProvinceId {
  return known.has(place);
}

export function isOuter(place: string): place is ProvinceId {
  return place !== YGGDRASIL && isProvince(place);
}

const rewards = new Map<TokenId, Reward>(content.pillageTokens.map(({ id, reward }) => [id, reward]));

export function rewardOf(token: TokenId): Reward {
  return required(rewards.get(token), token);
}

const rows: readonly PlayersRow[] = [
  content.setup.byPlayers[2],
  content.setup.byPlayers[3],
  content.setup.byPlayers[4],
  content.setup.byPlayers[5],
];

/** BR-6.5: the row of the set-up table. */
export function forPlayers(players: number): PlayersRow {
  return itemAt(rows, players - 2);
}

/** BR-5.5 and BR-24.3: the slots of a clan sheet, in the order in which their texts work. */
export const SLOTS: readonly UpgradeKind[] = UPGRADE_KINDS.flatMap((kind) => new Array<UpgradeKind>(content.upgradeSlots[kind]).fill(kind));

/** BR-4.6: the value of a stat at a step. */
export function statValue(stat: StatId, step: number): number {
  return itemAt(content.stats[stat].track, step - 1);
}

export function endBonus(step: number): number {
  return content.stats.endBonusByStep[step] ?? 0;
}

const ragnarokGlory = [content.ragnarokGlory[1], content.ragnarokGlory[2], content.ragnarokGlory[3]];

/** BR-21.3: the Glory for each figure that Ragnarök destroys. */
export function gloryOfRagnarok(age: number): number {
  return itemAt(ragnarokGlory, age - 1);
}
