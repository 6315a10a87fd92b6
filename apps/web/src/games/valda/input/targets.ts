/** The things on the table that the answers of Valda name. */
import type { AnswerField, OpenDecision } from '@skald/engine';
import { content, type ValdaDecisions, weaponOf } from '@skald/engine/games/valda';
import { type ChoiceAction, type ChoiceFields, fieldValues } from '../../../table/board-input/choice-fields.ts';
import { actionOf, type BoardTarget, type ReadTargets, type TargetedChoice, targetedChoices } from '../../../table/board-input/targets.ts';

/** The fields that name things, in the order of the presses. */
const FIELDS: ChoiceFields<ValdaDecisions> = {
  trade: ['effect', 'give', 'take'],
  'trade-times': [],
  'plan-draw': ['realms', 'deck'],
  'return-card': ['card'],
  act: ['effect', 'card', 'deck', 'resource'],
  'discard-down': ['card'],
  build: ['effect', 'realm', 'building'],
  'keep-card': ['card'],
  attack: ['effect', 'card'],
  defend: ['effect'],
  'exile-temple': ['from', 'to'],
  'wreck-temple': ['realm'],
  'win-followers': ['effect', 'realm', 'resource'],
  'choose-deck': ['deck'],
  'choose-god-deck': ['realm'],
  'discard-cards': ['card'],
  'swap-for-blood': [],
  'borrow-temple': ['realm', 'lender'],
  'move-temple': ['from', 'to'],
  'take-from-pile': ['card'],
  'look-at-decks': ['realm'],
  judge: ['target'],
  reroll: ['place'],
  respond: ['effect', 'target'],
  'respond-to-attack': ['effect', 'target'],
};

type Kind = 'realm' | 'deck' | 'card' | 'resource' | 'building' | 'seat' | 'die';

const KINDS: Readonly<Partial<Record<AnswerField<ValdaDecisions>, Kind>>> = {
  card: 'card',
  from: 'realm',
  to: 'realm',
  realm: 'realm',
  realms: 'realm',
  lender: 'seat',
  target: 'seat',
  deck: 'deck',
  give: 'resource',
  take: 'resource',
  resource: 'resource',
  building: 'building',
  place: 'die',
};

/** What some actions are about although they do not name it. */
const UNNAMED: ReadonlyMap<string, BoardTarget> = new Map<ChoiceAction<ValdaDecisions>, BoardTarget>([
  ['hammertime', `card:${weaponOf('thor')}`],
  ['cancel', `card:${weaponOf('tyr')}`],
  ['roll', 'realm:loki'],
]);

const WEAPONS: ReadonlyMap<unknown, string> = new Map(
  content.cards.flatMap(({ id, effects }) => effects.map((effect) => [effect.id, id] as const)),
);

/** The order counts in moves and trades. */
export const valdaTargets: ReadTargets = (choice, decision) => ({
  targets: targetsOf(choice, decision),
  ordered: fieldValues(FIELDS, decision, choice).some(([field]) => field === 'from' || field === 'give'),
});

export function choicesWithTargets(decision: OpenDecision): readonly TargetedChoice[] {
  return targetedChoices(valdaTargets, decision);
}

function targetsOf(choice: unknown, decision: OpenDecision): readonly BoardTarget[] {
  const unnamed = UNNAMED.get(actionOf(choice));
  if (unnamed !== undefined) return [unnamed];
  return fieldValues(FIELDS, decision, choice).flatMap(([field, value]) => {
    if (field === 'effect') return WEAPONS.has(value) ? [`card:${WEAPONS.get(value)}`] : [];
    const named: readonly unknown[] = Array.isArray(value) ? value : value === 'none' ? [] : [value];
    return named.map((one) => `${KINDS[field]}:${String(one)}`);
  });
}
