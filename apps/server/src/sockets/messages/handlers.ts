/** The handlers of all messages. The account comes from the socket's session; a message only names one of its seats. */
import { type Accepted, type AnswerTo, type ClientMessage, clientMessages, type Done } from '@skald/protocol';
import type { z } from 'zod';
import { claimOf } from '../../lobby/access.ts';
import type { Lobby } from '../../lobby/lobby.ts';
import type { MatchHost } from '../../matches/host/match-host.ts';
import { type AnswerCommand, type Command, notSeated, notStarted } from '../../matches/play/commands.ts';
import type { Acknowledge as AcknowledgeMove } from '../../matches/play/write-path.ts';
import { isProblem, type Problem, problem } from '../../problem.ts';
import type { LiveLists } from '../broadcast/live-lists.ts';
import type { MatchBroadcaster } from '../broadcast/match-broadcaster.ts';
import type { PreEncoded } from '../encoding/pre-encoded.ts';
import { type Connected, rooms } from '../io.ts';
import type { WatchHandler } from './watch-handler.ts';

type Body<M extends ClientMessage> = z.output<(typeof clientMessages)[M]['body']>;
type Outcome<M extends ClientMessage> = AnswerTo<M> | Problem;
/** May be called before the handler is done, so that later work does not delay the acknowledgement. */
type Acknowledge<M extends ClientMessage> = (answer: AnswerTo<M> | PreEncoded) => void;
type Act<M extends ClientMessage> = (socket: Connected, body: Body<M>, acknowledge: Acknowledge<M>) => Promise<Outcome<M>>;

/** The outcome of any message. */
export type AnyOutcome = Outcome<ClientMessage> | PreEncoded;
type Handler = (
  socket: Connected,
  raw: unknown,
  acknowledge: (answer: AnswerTo<ClientMessage> | PreEncoded) => void,
) => Promise<AnyOutcome>;
export type Handlers = { readonly [M in ClientMessage]: Handler };

export interface HandlerDeps {
  readonly host: MatchHost;
  readonly lobby: Lobby;
  readonly broadcaster: MatchBroadcaster;
  readonly lists: LiveLists;
  readonly watching: WatchHandler;
  /** Refuses answers beyond the rate limit. */
  readonly pace: (socket: Connected, match: string) => Problem | undefined;
  /** Refuses requests for history beyond the rate limit. */
  readonly lookBackPace: (socket: Connected) => Problem | undefined;
}

/** The schemas, typed name by name. */
const schemas: { readonly [M in ClientMessage]: { readonly body: z.ZodType<Body<M>> } } = clientMessages;
const done: Done = { done: true };

const notWatching = problem('forbidden', 'Watch the match first.');

export function handlersOf({ host, lobby, broadcaster, lists, watching, pace, lookBackPace }: HandlerDeps): Handlers {
  const own = <B extends object>(socket: Connected, body: B): B & { readonly account: string } => ({
    ...body,
    account: socket.data.account.id,
  });
  /** Somebody who may not know of a private match gets the refusal of watching it, whatever its status. */
  const veiled = async <T>(socket: Connected, match: string, outcome: T | Problem): Promise<T | Problem> => {
    if (outcome !== notSeated && outcome !== notStarted) return outcome;
    const claim = { ...claimOf(socket.data.account), invitation: socket.data.invitations.get(match) };
    return (await lobby.access.toSee(match, claim)) ?? outcome;
  };
  /** A command about a seat: `pace` bounds how many records one account can leave. */
  const manage =
    <B extends Omit<Command, 'account'>>(act: (command: B & Command) => Promise<Problem | undefined>) =>
    async (socket: Connected, body: B): Promise<Done | Problem> =>
      pace(socket, body.match) ?? (await veiled(socket, body.match, await act(own(socket, body)))) ?? done;
  /** Sends the resulting step together with the acknowledgement. */
  const withStep =
    (socket: Connected, match: string, acknowledge: (accepted: Accepted | PreEncoded) => void): AcknowledgeMove =>
    (accepted, outbound) =>
      acknowledge(outbound ? broadcaster.acknowledgement(socket, match, accepted, outbound) : accepted);
  return {
    'match.watch': on('match.watch', (socket, body) => watching.watch(socket, body)),
    'match.unwatch': on('match.unwatch', async (socket, { match, seat }) => {
      broadcaster.leave(socket, match, seat);
      return done;
    }),
    'match.history': on('match.history', async (socket, body) => {
      // Viewers may read the history; other code ensures that a viewer may still watch.
      const viewers = broadcaster.viewers.viewers(body.match, socket.id);
      const viewer = viewers.find((one) => body.seat === undefined || one === body.seat);
      if (viewer === undefined) return notWatching;
      // After the start a waiting socket must watch again.
      if (broadcaster.isWaiting(socket, body.match)) return notStarted;
      return lookBackPace(socket) ?? (await host.history(viewer, body));
    }),
    'match.answer': on('match.answer', async (socket, { match, commandId, decision, answer }, acknowledge) => {
      const command: AnswerCommand = { match, commandId, decision, answer, account: socket.data.account.id };
      return pace(socket, match) ?? (await veiled(socket, match, await host.answer(command, withStep(socket, match, acknowledge))));
    }),
    'match.undo': on('match.undo', async (socket, body, acknowledge) => {
      const { match } = body;
      return pace(socket, match) ?? (await veiled(socket, match, await host.undo(own(socket, body), withStep(socket, match, acknowledge))));
    }),
    'match.undo-request': on(
      'match.undo-request',
      manage((command) => host.undoRequest(command)),
    ),
    'match.undo-consent': on(
      'match.undo-consent',
      manage((command) => host.undoConsent(command)),
    ),
    'match.why': on('match.why', async (socket, body) => {
      const claim = { ...claimOf(socket.data.account), invitation: socket.data.invitations.get(body.match) };
      const asked = await host.why(own(socket, body), () => lobby.access.toAttend(body.match, claim));
      const why = await veiled(socket, body.match, asked);
      return isProblem(why) ? why : { why };
    }),
    'match.chat': on('match.chat', async (socket, { match, commandId, text }) => {
      const { account, invitations } = socket.data;
      // A bot that plays somebody's seat is not another bot of its owner.
      const isPlaying = broadcaster.viewers.seats(match, socket.id).length > 0;
      const member = isPlaying ? { ...account, ownerId: null } : account;
      return (await lobby.chat.say(member, match, commandId, text, invitations.get(match))) ?? done;
    }),
    'match.resign': on(
      'match.resign',
      manage((command) => host.resign(command)),
    ),
    'match.hand-over': on(
      'match.hand-over',
      manage((command) => host.handOver(command)),
    ),
    'match.take-back': on(
      'match.take-back',
      manage((command) => host.takeBack(command)),
    ),
    'match.standing': on(
      'match.standing',
      manage((command) => host.setStanding(command)),
    ),
    'lobby.watch': on('lobby.watch', (socket, { filter }) => lists.watchLobby(socket, filter)),
    'lobby.unwatch': on('lobby.unwatch', async (socket) => {
      await socket.leave(rooms.lobby);
      return done;
    }),
    'mine.watch': on('mine.watch', (socket) => lists.watchMine(socket)),
    'mine.unwatch': on('mine.unwatch', async (socket) => {
      await socket.leave(rooms.mine(socket.data.account.id));
      return done;
    }),
  };
}

/** A handler that checks the body first. */
function on<M extends ClientMessage>(name: M, act: Act<M>): Handler {
  return async (socket, raw, acknowledge) => {
    const body = schemas[name].body.safeParse(raw);
    if (body.success) return await act(socket, body.data, acknowledge);
    return hasBinary(raw) ? notJson : problem('bad-request', reasonOf(body.error));
  };
}

const notJson = problem('bad-request', 'A message is JSON: it has no binary attachments.');

/** Socket.IO puts attachments into the message as buffers. Their methods would count as unknown entries. */
function hasBinary(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return ArrayBuffer.isView(value) || value instanceof ArrayBuffer || Object.values(value).some(hasBinary);
}

const MOST_ISSUES = 5;

/** Which part is wrong, and why; never its value. */
function reasonOf({ issues }: z.ZodError): string {
  const parts = issues
    .slice(0, MOST_ISSUES)
    .map(({ path, message }) => (path.length > 0 ? `${path.map(String).join('.')}: ${message}` : message));
  return parts.join('; ');
}
