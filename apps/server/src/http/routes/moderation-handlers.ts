/** Handlers of mutes, reports and moderators' actions. */
import { z } from 'zod';
import type { ServerDeps } from '../app.ts';
import { person, signedIn } from '../auth/authenticate.ts';
import { demand } from '../errors/errors.ts';
import type { RouteHandlers } from './serve.ts';

type Names =
  | 'listMutes'
  | 'mute'
  | 'unmute'
  | 'report'
  | 'listReports'
  | 'resolveReport'
  | 'hideLine'
  | 'endMatch'
  | 'ban'
  | 'unban'
  | 'readAudit';

const rowNumber = z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);

export function moderationHandlers({ lobby: { chat, moderation } }: ServerDeps): RouteHandlers<Names> {
  return {
    listMutes: async (request) => ({ muted: await chat.muted(signedIn(request).account) }),

    mute: async (request) => demand(await chat.mute(signedIn(request).account, request.params.account)),

    unmute: async (request) => {
      await chat.unmute(signedIn(request).account, request.params.account);
    },

    report: async (request) => demand(await moderation.report(person(request).account, request.body)),

    listReports: async (request) => {
      const { after, limit } = request.query;
      return demand(await moderation.reports(person(request).account, rowAfter(after) ?? 0, limit));
    },

    resolveReport: async (request) => demand(await moderation.resolve(person(request).account, request.params.report)),

    hideLine: async (request) => demand(await moderation.hideLine(person(request).account, request.params.line)),

    endMatch: async (request) => demand(await moderation.endMatch(person(request).account, request.params.match, request.body.reason)),

    ban: async (request) => demand(await moderation.ban(person(request).account, request.params.account, request.body.reason)),

    unban: async (request) => demand(await moderation.unban(person(request).account, request.params.account)),

    readAudit: async (request) => {
      const { after, limit } = request.query;
      return demand(await moderation.acts(person(request).account, rowAfter(after), limit));
    },
  };
}

/** The row at which the previous page ended; undefined for the first page, and for a text that names no row. */
function rowAfter(after: string | undefined): number | undefined {
  return after === undefined ? undefined : rowNumber.safeParse(after).data;
}
