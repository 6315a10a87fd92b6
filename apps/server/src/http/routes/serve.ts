/** Serves every route that the protocol declares. The modules beside this one only attach handlers; a missing one does not compile. */
import {
  errorBody,
  fileRoutes,
  type ParsedRequest,
  type ResponseOf,
  type Route,
  routeReference,
  routes,
  type ServedRouteName,
} from '@skald/protocol';
import '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteGenericInterface } from 'fastify';
import { z } from 'zod';
import { SECURITY } from '../reference/access.ts';

interface RequestTypes<N extends ServedRouteName> extends RouteGenericInterface {
  readonly Params: ParsedRequest<N>['params'];
  readonly Querystring: ParsedRequest<N>['query'];
  readonly Body: ParsedRequest<N>['body'];
}

/** Gets a checked request; its result is the answer, and the declaration decides the status. */
type RouteHandler<N extends ServedRouteName> = (request: FastifyRequest<RequestTypes<N>>, reply: FastifyReply) => Promise<ResponseOf<N>>;
export type RouteHandlers<N extends ServedRouteName = ServedRouteName> = { readonly [K in N]: RouteHandler<K> };

/** Refuses a request beyond the limit. May return how to uncount the request if it is refused later. */
export type RouteLimit = (request: { readonly ip: string }) => GiveBack | undefined;
export type GiveBack = () => void;
export type RouteLimits = { readonly [N in ServedRouteName]?: RouteLimit };

const declared: { readonly [N in ServedRouteName]: Route } = { ...routes, ...fileRoutes };

export function serveRoutes(api: FastifyInstance, handlers: RouteHandlers, limits: RouteLimits): void {
  const serve = <N extends ServedRouteName>(name: N) => serveRoute(api, name, handlers[name], limits[name]);
  for (const name of Object.keys(declared)) if (isRouteName(name)) serve(name);
}

function isRouteName(name: string): name is ServedRouteName {
  return Object.hasOwn(declared, name);
}

function serveRoute<N extends ServedRouteName>(
  api: FastifyInstance,
  name: N,
  handle: RouteHandler<N>,
  limit: RouteLimit | undefined,
): void {
  const route = declared[name];
  const status = statusOf(route);
  api.route<RequestTypes<N>>({
    method: route.method,
    url: route.path,
    schema: schemaOf(name),
    handler: async (request, reply) => {
      const giveBack = limit?.(request);
      const answer = await handle(request, reply).catch((error: unknown) => {
        giveBack?.();
        throw error;
      });
      if (route.type !== undefined) reply.type(route.type).serializer(String);
      return reply.code(status).send(answer);
    },
  });
}

function statusOf({ answer, status }: Route): number {
  return answer instanceof z.ZodUndefined ? 204 : (status ?? 200);
}

/** What Fastify checks, and what the reference shows. */
function schemaOf(name: ServedRouteName): FastifySchema {
  const route = declared[name];
  const { params, query, body, answer, type } = route;
  const { group, access, summary } = routeReference[name];
  const security = SECURITY[access];
  const success = type === undefined ? answer : { description: answer.description ?? '', content: { [type]: { schema: answer } } };
  return {
    operationId: name,
    tags: [group],
    summary,
    ...(security && { security }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { [statusOf(route)]: success, '4xx': errorBody },
  };
}
