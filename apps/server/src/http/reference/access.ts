/** The credentials of routes, as the reference at /docs lists them; a test compares every route with them. */
import type { RouteAccess } from '@skald/protocol';

export const COOKIE = 'cookie';
export const BEARER = 'bearer';

type Requirement = Record<string, string[]>;

const byCookie: Requirement = { [COOKIE]: [] };
const byToken: Requirement = { [BEARER]: [] };

/** The default: any account, of a person or a bot. */
export const ANY_ACCOUNT = [byCookie, byToken];
/** People only: the server refuses a bot's token with `forbidden`. */
export const PEOPLE = [byCookie];
/** Bots only. */
export const BOTS = [byToken];
/** No session is needed. */
export const ANYBODY: Requirement[] = [];

/** Undefined stands for the default. */
export const SECURITY: Readonly<Record<RouteAccess, Requirement[] | undefined>> = {
  anybody: ANYBODY,
  'anybody-or-account': [{}, byCookie, byToken],
  account: undefined,
  people: PEOPLE,
  bots: BOTS,
};
