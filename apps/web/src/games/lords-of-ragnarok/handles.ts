/** Which things of the table the answers of Lords of Ragnarok name. */
import { isObject, type Json } from '@skald/engine';
import { deedOf, type Handle, type Naming } from '../../table/reach/handles.ts';

/** Under which names a choice, or its hint, speaks of which things, in the order in which they are told. */
const FIELDS: readonly (readonly [field: string, kind: string])[] = [
  ['hero', 'hero'],
  ['heritage', 'heritage'],
  ['sea', 'sea'],
  ['army', 'army'],
  ['monster', 'monster'],
  ['monument', 'monument'],
  ['realm', 'realm'],
  ['attribute', 'attribute'],
  ['artifact', 'artifact'],
  ['blessing', 'blessing'],
  ['action', 'action'],
  ['attack', 'attack'],
  ['card', 'card'],
  ['rune', 'rune'],
  ['field', 'field'],
  ['region', 'region'],
];

/** What is done to an army where it stands: pressing the army and its region means it. */
const IN_PLACE: readonly string[] = ['strengthen', 'cleanse'];

/** How the choices of Lords of Ragnarok name their things, in whatever order they are pressed. */
export const naming: Naming = (choice, hint) => ({ handles: handlesOf(choice, hint), ordered: false });

function handlesOf(choice: object, hint: Json | undefined): readonly Handle[] {
  const named = FIELDS.flatMap(([field, kind]) => {
    const value: unknown = Reflect.get(choice, field);
    return typeof value === 'string' || typeof value === 'number' ? [`${kind}:${value}`] : [];
  });
  return IN_PLACE.includes(deedOf(choice)) && isObject(hint) && 'from' in hint ? [...named, `region:${String(hint.from)}`] : named;
}
