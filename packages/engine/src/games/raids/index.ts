/** Raids, by Brett J. Gilbert and Matthew Dunstan: four voyages round the world in longships. */
import { named, withChecks } from '../../kernel/index.ts';
import editions from '../editions.json' with { type: 'json' };
import { contentCheck } from './content/content-check.ts';
import { invariants } from './invariants.ts';
import { naming } from './naming.ts';
import { projection } from './project.ts';
import { rules } from './rules.ts';

export { content, FINISH, isVillage, LAST_VOYAGE, START, stackOf, type TileType, typeOf } from './content/content.ts';
export type { RaidsDecisions } from './decisions.ts';
export type { RaidsEvent } from './events.ts';
export { mjolnirsOf, sailsOf, shieldsOf, weaponsOf } from './flow/crew.ts';
export { harbourCount, prizeFor } from './flow/harbour.ts';
export { fleeTo } from './flow/sailing/sail.ts';
export { runeGlory } from './flow/scoring.ts';
export { project } from './project.ts';
export type { Longship, Raids, RaidsTable } from './state.ts';

export const raids = withChecks(named(rules, editions.raids), { invariants, projection, naming, content: contentCheck });
