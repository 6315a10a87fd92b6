/** BR-33.6: how many provinces are destroyed follows from the players and the Age. A test names those that matter to it. */
import { forPlayers, LAST_AGE } from '../content/content.ts';
import { type FigurePlace, OUTER_PROVINCES, type ProvinceId } from '../ids.ts';
import type { BloodRageTable } from '../state.ts';

/** What a test says of the world; the rest is filled up. */
export interface RuinedWorld {
  readonly destroyed: readonly ProvinceId[];
  /** The provinces that the three Ages destroy, or nothing. */
  readonly ragnarok: readonly ProvinceId[];
}

/** Where ruins lie unless a test says otherwise: far from Gimle, and at different fjords as long as possible. */
const SPARE: readonly ProvinceId[] = ['elvagar', 'muspelheim', 'myrkulor', 'angerboda', 'horgr', 'utgard', 'andlang', 'gimle'];

/** Destroys as many provinces as there must be: those named, those of earlier Ages, and then some where nobody stands or is about to. */
export function layRuins(table: BloodRageTable, { destroyed, ragnarok }: RuinedWorld, wanted?: FigurePlace): void {
  const past = table.age - 1;
  const count = forPlayers(table.clans.length).destroyedAtStart + past;
  const fallen = [...new Set([...ragnarok.slice(0, past), ...destroyed])];
  const doomed = ragnarok.slice(past);
  const empty = SPARE.filter((id) => !fallen.includes(id) && !doomed.includes(id) && id !== wanted && !isHeld(table, id));
  const filled = empty.splice(0, Math.max(0, count - fallen.length));
  table.destroyed = [...fallen, ...filled];
  table.ragnarok = ragnarok.length > 0 ? [...ragnarok] : foretell(table, empty);
  table.unused = OUTER_PROVINCES.filter((id) => !table.ragnarok.includes(id) && !table.destroyed.includes(id));
}

/** The earlier Ages took what is destroyed; the later ones take what is empty, and only then what is held. */
function foretell({ age, destroyed }: BloodRageTable, empty: readonly ProvinceId[]): ProvinceId[] {
  const held = SPARE.filter((id) => !empty.includes(id) && !destroyed.includes(id));
  return [...destroyed.slice(0, age - 1), ...empty, ...held].slice(0, LAST_AGE);
}

function isHeld({ clans }: BloodRageTable, province: ProvinceId): boolean {
  return clans.some(({ figures }) => figures.some(({ at }) => at === province));
}
