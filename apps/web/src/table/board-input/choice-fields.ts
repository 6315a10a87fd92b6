/** Reads the fields of choices by the decisions that declare them. */
import { type AnswerField, type Item, isObject, type Json, type OpenDecision } from '@skald/engine';

type DecisionTable = Readonly<Record<string, { readonly params: object; readonly answer: unknown; readonly hint: Json }>>;

/** For each decision of a game, the fields of its choices that an interface reads: a renamed field or a new decision does not compile. */
export type ChoiceFields<D extends DecisionTable> = { readonly [N in keyof D & string]: readonly AnswerField<Pick<D, N>>[] };

/** What choices of a game can do, by their field `do`. */
export type ChoiceAction<D extends DecisionTable> = Extract<Item<D[keyof D]['answer']>, { readonly do: string }>['do'];

/** The values of the fields that a choice of this decision has, in the order of the list. */
export function fieldValues<F extends string>(
  fields: Readonly<Record<string, readonly F[]>>,
  { prompt }: OpenDecision,
  choice: unknown,
): readonly (readonly [field: F, value: unknown])[] {
  if (!isObject(choice) || !Object.hasOwn(fields, prompt.key)) return [];
  const values = new Map(Object.entries(choice));
  return (fields[prompt.key] ?? []).flatMap((field) => (values.has(field) ? [[field, values.get(field)] as const] : []));
}
