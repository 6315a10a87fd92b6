/** Which things of the table the answers of Valda name. */
import type { OpenDecision } from '@skald/engine';
import { content, weaponOf } from '@skald/engine/games/valda';
import { deedOf, type Handle, type Handled, handledBy, type Naming } from '../../table/reach/handles.ts';

type Kind = 'realm' | 'deck' | 'card' | 'resource' | 'building' | 'seat' | 'die';

/** Under which names a choice speaks of which things, in the order in which they are pressed. */
const FIELDS: readonly (readonly [field: string, kind: Kind])[] = [
  ['card', 'card'],
  ['from', 'realm'],
  ['to', 'realm'],
  ['realm', 'realm'],
  ['lender', 'seat'],
  ['realms', 'realm'],
  ['deck', 'deck'],
  ['give', 'resource'],
  ['take', 'resource'],
  ['resource', 'resource'],
  ['building', 'building'],
  ['target', 'seat'],
];

/** What some choices are about though they do not name it. */
const UNNAMED: Readonly<Record<string, Handle>> = {
  hammertime: `card:${weaponOf('thor')}`,
  cancel: `card:${weaponOf('tyr')}`,
  roll: 'realm:loki',
};

const WEAPONS: ReadonlyMap<unknown, string> = new Map(
  content.cards.flatMap(({ id, effects }) => effects.map((effect) => [effect.id, id] as const)),
);

/** How the choices of Valda name their things. */
export const naming: Naming = (choice) => ({ handles: handlesOf(choice), ordered: 'from' in choice || 'give' in choice });

export function handled(decision: OpenDecision): readonly Handled[] {
  return handledBy(naming, decision);
}

function handlesOf(choice: object): readonly Handle[] {
  const deed = deedOf(choice);
  const unnamed = UNNAMED[deed];
  if (unnamed !== undefined) return [unnamed];
  if ('die' in choice && 'place' in choice) return [`die:${String(choice.place)}`];
  const weapon = 'effect' in choice ? WEAPONS.get(choice.effect) : undefined;
  const named = FIELDS.flatMap(([field, kind]) => {
    const value: unknown = Reflect.get(choice, field);
    if ((field === 'deck' && deed === 'return') || value === 'none') return [];
    if (Array.isArray(value)) return value.map((one) => `${kind}:${String(one)}`);
    return typeof value === 'string' || typeof value === 'number' ? [`${kind}:${value}`] : [];
  });
  return weapon === undefined ? named : [`card:${weapon}`, ...named];
}
