/** The things on the table that the answers of Lords of Ragnarok name. */
import { isObject, type Json, type OpenDecision } from '@skald/engine';
import type { LordsDecisions } from '@skald/engine/games/lords-of-ragnarok';
import { type ChoiceAction, type ChoiceFields, fieldValues } from '../../../table/board-input/choice-fields.ts';
import { actionOf, type BoardTarget, type ReadTargets } from '../../../table/board-input/targets.ts';

/** The fields that name things; each target has the kind of its field, such as `army:2`. */
const FIELDS: ChoiceFields<LordsDecisions> = {
  'choose-hero': ['hero', 'heritage'],
  'choose-place': ['sea', 'region'],
  'heal-at-turn-start': ['attribute'],
  pray: ['monument', 'artifact', 'region'],
  'hero-action': ['from', 'sea', 'attribute', 'artifact', 'region'],
  'rune-action': ['monster', 'realm', 'attribute', 'artifact'],
  'activate-army': ['army', 'region'],
  'special-action': ['artifact', 'action'],
  'realm-bonus': ['sea', 'army', 'attribute', 'region'],
  reinforce: ['army', 'region'],
  'choose-shrine': ['region'],
  monsters: ['monster'],
  'next-monster': ['monster'],
  'command-monster': ['region', 'sea'],
  'raise-monument': ['monument'],
  'choose-battle': ['region'],
  'before-battle': ['attribute', 'artifact'],
  'play-battle-card': ['card'],
  'choose-army': ['army', 'region'],
  'choose-retreat': ['region'],
  'take-injury': ['attribute'],
  'heal-injury': ['attribute'],
  'before-hunt': ['attribute'],
  'choose-attack': ['attack'],
  'respond-to-attack': ['card', 'field'],
  'wound-monster': ['card', 'field'],
  'raise-attribute': ['attribute'],
  'take-rune': ['rune'],
  'discard-rune': ['rune'],
  'discard-cards': ['card'],
  'pick-blessing': ['blessing'],
  'cleanse-blessing': [],
  'turn-fate': ['monster', 'region'],
  'see-next-prophet': [],
  'choose-victim': [],
  // The armies may be those of a prophet, so a region stands for them.
  'lose-to-hel': ['region', 'attribute'],
  'land-warriors': ['region'],
};

/** Actions of an army where it stands: pressing the army and its region means them. */
const IN_PLACE: ReadonlySet<string> = new Set<ChoiceAction<LordsDecisions>>(['strengthen', 'cleanse']);

/** The order of the presses never counts. */
export const lordsTargets: ReadTargets = (choice, decision, hint) => ({ targets: targetsOf(choice, decision, hint), ordered: false });

function targetsOf(choice: unknown, decision: OpenDecision, hint: Json | undefined): readonly BoardTarget[] {
  const named = fieldValues(FIELDS, decision, choice).map(([field, value]) => `${field === 'from' ? 'sea' : field}:${String(value)}`);
  return IN_PLACE.has(actionOf(choice)) && isObject(hint) && 'from' in hint ? [...named, `region:${String(hint.from)}`] : named;
}
