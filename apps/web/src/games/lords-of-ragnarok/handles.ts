/** Which things of the table the answers of Lords of Ragnarok name. */
import { deedOf, type Handle, type Naming } from '../../table/reach/handles.ts';

/** Under which names a choice speaks of which things, in the order in which they are pressed. */
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

/** How the choices of Lords of Ragnarok name their things; what comes first is pressed first. */
export const naming: Naming = (choice) => ({ handles: handlesOf(choice), ordered: false });

function handlesOf(choice: object): readonly Handle[] {
  if (deedOf(choice) === 'done') return [];
  return FIELDS.flatMap(([field, kind]) => {
    const value: unknown = Reflect.get(choice, field);
    return typeof value === 'string' || typeof value === 'number' ? [`${kind}:${value}`] : [];
  });
}
