/** What each message of the protocol does. The account comes from the socket's session; a message only says which of its seats is meant. */
import { type Accepted, type AnswerTo, type ClientMessage, clientMessages, type Done } from '@skald/protocol';
import type { z } from 'zod';
import type { Lobby } from '../lobby/lobby.ts';
import type { AnswerCommand, Command } from '../matches/commands.ts';
import type { MatchHost } from '../matches/match-host.ts';
import type { Acknowledge as AcknowledgeMove } from '../matches/write-path.ts';
import { isProblem, type Problem, problem } from '../problem.ts';
import type { Hall } from './hall.ts';
import { type Connected, rooms } from './io.ts';
import type { LiveLists } from './live-lists.ts';
import type { Watching } from './watching.ts';
import { Written } from './written.ts';

type Body<M extends ClientMessage> = z.output<(typeof clientMessages)[M]['body']>;
type Outcome<M extends ClientMessage> = AnswerTo<M> | Problem;
/** May be told before the handler is done, so that nothing that follows delays it. */
type Acknowledge<M extends ClientMessage> = (answer: AnswerTo<M> | Written) => void;
type Act<M extends ClientMessage> = (socket: Connected, body: Body<M>, acknowledge: Acknowledge<M>) => Promise<Outcome<M>>;

/** The outcome of a message, whatever it was. */
export type AnyOutcome = Outcome<ClientMessage> | Written;
type Handler = (socket: Connected, raw: unknown, acknowledge: (answer: AnswerTo<ClientMessage> | Written) => void) => Promise<AnyOutcome>;
export type Handlers = { readonly [M in ClientMessage]: Handler };

export interface HandlerSurroundings {
  readonly host: MatchHost;
  readonly lobby: Lobby;
  readonly hall: Hall;
  readonly lists: LiveLists;
  readonly watching: Watching;
  /** Refuses an answer that comes too soon after the others. */
  readonly pace: (socket: Connected, match: string) => Problem | undefined;
}

/** The schemas once more, typed name by name. */
const schemas: { readonly [M in ClientMessage]: { readonly body: z.ZodType<Body<M>> } } = clientMessages;
const done: Done = { done: true };

export function handlersOf({ host, lobby, hall, lists, watching, pace }: HandlerSurroundings): Handlers {
  const own = <B extends object>(socket: Connected, body: B): B & { readonly account: string } => ({
    ...body,
    account: socket.data.account.id,
  });
  const manage = (act: (command: Command) => Promise<Problem | undefined>) => async (socket: Connected, body: Omit<Command, 'account'>) =>
    (await act(own(socket, body))) ?? done;
  /** Whoever moves hears that it counts together with what came of it. */
  const together =
    (socket: Connected, match: string, acknowledge: (accepted: Accepted | Written) => void): AcknowledgeMove =>
    (accepted, sending) => {
      const step = sending && hall.stepFor(socket, match, sending);
      acknowledge(step === undefined ? accepted : new Written(`${JSON.stringify(accepted).slice(0, -1)},"step":${step}}`));
      return step && socket.id;
    };
  return {
    'match.watch': on('match.watch', (socket, body) => watching.watch(socket, body)),
    'match.unwatch': on('match.unwatch', async (socket, { match, seat }) => {
      hall.leave(socket, match, seat);
      return done;
    }),
    'match.answer': on('match.answer', async (socket, { match, commandId, decision, answer }, acknowledge) => {
      const command: AnswerCommand = { match, commandId, decision, answer, account: socket.data.account.id };
      return pace(socket, match) ?? (await host.answer(command, together(socket, match, acknowledge)));
    }),
    'match.undo': on('match.undo', async (socket, body, acknowledge) => {
      return pace(socket, body.match) ?? (await host.undo(own(socket, body), together(socket, body.match, acknowledge)));
    }),
    'match.undo-request': on(
      'match.undo-request',
      manage((command) => host.undoRequest(command)),
    ),
    'match.undo-consent': on('match.undo-consent', async (socket, body) => (await host.undoConsent(own(socket, body))) ?? done),
    'match.why': on('match.why', async (socket, body) => {
      const why = await host.why(own(socket, body));
      return isProblem(why) ? why : { why };
    }),
    'match.chat': on('match.chat', async (socket, { match, commandId, text }) => {
      return (await lobby.chat.say(socket.data.account, match, commandId, text)) ?? done;
    }),
    'match.resign': on(
      'match.resign',
      manage((command) => host.resign(command)),
    ),
    'match.hand-over': on('match.hand-over', async (socket, body) => (await host.handOver(own(socket, body))) ?? done),
    'match.take-back': on(
      'match.take-back',
      manage((command) => host.takeBack(command)),
    ),
    'match.standing': on('match.standing', async (socket, body) => (await host.setStanding(own(socket, body))) ?? done),
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

/** A handler that looks at the body before anything else does. */
function on<M extends ClientMessage>(name: M, act: Act<M>): Handler {
  return async (socket, raw, acknowledge) => {
    const body = schemas[name].body.safeParse(raw);
    return body.success ? await act(socket, body.data, acknowledge) : problem('bad-request', reasonOf(body.error));
  };
}

const MOST_ISSUES = 5;

/** Which part does not fit, and why; never what it held. */
function reasonOf({ issues }: z.ZodError): string {
  const parts = issues
    .slice(0, MOST_ISSUES)
    .map(({ path, message }) => (path.length > 0 ? `${path.map(String).join('.')}: ${message}` : message));
  return parts.join('; ');
}
