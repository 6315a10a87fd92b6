/** The types of requests and responses, route by route. */
import type * as z from 'zod';
import { type fileRoutes, routes } from './routes.ts';

type Routes = typeof routes;
export type RouteName = keyof Routes;

/** Everything that a server serves. */
type ServedRoutes = Routes & typeof fileRoutes;
export type ServedRouteName = keyof ServedRoutes;

type Parsed<R, Key extends 'params' | 'query' | 'body'> = R extends { readonly [K in Key]: infer S extends z.ZodType }
  ? z.output<S>
  : unknown;

/** The checked parts of a request, as a handler gets them. */
export interface ParsedRequest<N extends ServedRouteName> {
  readonly params: Parsed<ServedRoutes[N], 'params'>;
  readonly query: Parsed<ServedRoutes[N], 'query'>;
  readonly body: Parsed<ServedRoutes[N], 'body'>;
}
type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Part<Key extends string, Value> = [Value] extends [never] ? Record<never, never> : { readonly [K in Key]: Value };
/** A query without required parameters may be omitted. */
type Query<Value> = [Value] extends [never]
  ? Record<never, never>
  : Record<never, never> extends Value
    ? { readonly query?: Value }
    : { readonly query: Value };
type Input<R, Key extends 'body' | 'query'> = R extends { readonly [K in Key]: infer S extends z.ZodType } ? z.input<S> : never;

/** The inputs of a request. */
export type RequestOf<N extends RouteName> = Part<
  'params',
  [ParamsIn<Routes[N]['path']>] extends [never] ? never : { readonly [P in ParamsIn<Routes[N]['path']>]: string }
> &
  Part<'body', Input<Routes[N], 'body'>> &
  Query<Input<Routes[N], 'query'>>;

/** The response when the request is not refused. */
export type ResponseOf<N extends ServedRouteName> = z.output<ServedRoutes[N]['answer']>;

/** The schemas once more, typed name by name. */
const answers: { readonly [N in RouteName]: { readonly answer: z.ZodType<ResponseOf<N>> } } = routes;

/** The checked response. */
export function readResponse<N extends RouteName>(name: N, response: unknown): z.ZodSafeParseResult<ResponseOf<N>> {
  return answers[name].answer.safeParse(response);
}
