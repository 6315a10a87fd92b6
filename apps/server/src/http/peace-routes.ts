/** REST: mutes, reports, and what moderators do. */
import {
  accountId,
  auditAnswer,
  banRequest,
  endMatchRequest,
  errorBody,
  matchId,
  mutesAnswer,
  pageQuery,
  reportRequest,
  reportsAnswer,
} from '@skald/protocol';
import { z } from 'zod';
import type { App, Services } from './app.ts';
import { person, signedIn } from './authenticate.ts';
import { demand } from './errors.ts';

const tags = ['peace'];
const moderation = ['moderation'];
const nothing = z.void();
const silent = { 204: nothing, '4xx': errorBody };
const number = z.coerce.number().int().nonnegative();
const ofAccount = z.object({ account: accountId });

export function servePeace(api: App, { lobby }: Services): void {
  const { chat } = lobby;
  const peace = lobby.moderation;

  api.get(
    '/mutes',
    { schema: { tags, summary: 'Whom I do not read', response: { 200: mutesAnswer, '4xx': errorBody } } },
    async (request) => ({
      muted: await chat.muted(signedIn(request).account),
    }),
  );

  api.put(
    '/mutes/:account',
    { schema: { tags, summary: 'Read somebody no longer', params: ofAccount, response: silent } },
    async (request, reply) => {
      demand(await chat.mute(signedIn(request).account, request.params.account));
      return reply.code(204).send();
    },
  );

  api.delete(
    '/mutes/:account',
    { schema: { tags, summary: 'Read somebody again', params: ofAccount, response: silent } },
    async (request, reply) => {
      await chat.unmute(signedIn(request).account, request.params.account);
      return reply.code(204).send();
    },
  );

  api.post(
    '/reports',
    { schema: { tags, summary: 'Report somebody, or a line', body: reportRequest, response: silent } },
    async (request, reply) => {
      demand(await peace.report(person(request).account, request.body));
      return reply.code(204).send();
    },
  );

  api.get(
    '/moderation/reports',
    {
      schema: {
        tags: moderation,
        summary: 'Reports that nobody has dealt with',
        querystring: pageQuery,
        response: { 200: reportsAnswer, '4xx': errorBody },
      },
    },
    async (request) => demand(await peace.reports(person(request).account, numberOf(request.query.after) ?? 0, request.query.limit)),
  );

  api.post(
    '/moderation/reports/:report/resolve',
    { schema: { tags: moderation, summary: 'Deal with a report', params: z.object({ report: number }), response: silent } },
    async (request, reply) => {
      demand(await peace.resolve(person(request).account, request.params.report));
      return reply.code(204).send();
    },
  );

  api.post(
    '/moderation/chat/:line/hide',
    { schema: { tags: moderation, summary: 'Hide a line', params: z.object({ line: number }), response: silent } },
    async (request, reply) => {
      demand(await peace.hideLine(person(request).account, request.params.line));
      return reply.code(204).send();
    },
  );

  api.post(
    '/moderation/matches/:match/end',
    { schema: { tags: moderation, summary: 'End a match', params: z.object({ match: matchId }), body: endMatchRequest, response: silent } },
    async (request, reply) => {
      demand(await peace.endMatch(person(request).account, request.params.match, request.body.reason));
      return reply.code(204).send();
    },
  );

  api.post(
    '/moderation/accounts/:account/ban',
    { schema: { tags: moderation, summary: 'Ban an account', params: ofAccount, body: banRequest, response: silent } },
    async (request, reply) => {
      demand(await peace.ban(person(request).account, request.params.account, request.body.reason));
      return reply.code(204).send();
    },
  );

  api.delete(
    '/moderation/accounts/:account/ban',
    { schema: { tags: moderation, summary: 'Lift a ban', params: ofAccount, response: silent } },
    async (request, reply) => {
      demand(await peace.unban(person(request).account, request.params.account));
      return reply.code(204).send();
    },
  );

  api.get(
    '/moderation/audit',
    {
      schema: {
        tags: moderation,
        summary: 'What was done, the newest first',
        querystring: pageQuery,
        response: { 200: auditAnswer, '4xx': errorBody },
      },
    },
    async (request) => demand(await peace.acts(person(request).account, numberOf(request.query.after), request.query.limit)),
  );
}

/** Where a page ended; one that is no such place is none. */
function numberOf(after: string | undefined): number | undefined {
  return after === undefined ? undefined : number.max(Number.MAX_SAFE_INTEGER).safeParse(after).data;
}
