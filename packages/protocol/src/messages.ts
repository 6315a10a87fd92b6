/** Every socket message by its name: the clients' messages with their acknowledgements, and the server's messages. */
import * as z from 'zod';
import { type ErrorBody, errorBody } from './errors.ts';
import {
  lobbyChanged,
  lobbyWatchAnswer,
  lobbyWatchRequest,
  mineChanged,
  mineWatchAnswer,
  mineWatchRequest,
  nothing,
} from './lobby/lists.ts';
import {
  accepted,
  answerRequest,
  chatCommand,
  done,
  handOverCommand,
  resignCommand,
  standingCommand,
  takeBackCommand,
  undoCommand,
  undoConsentCommand,
  undoRequestCommand,
  unwatchRequest,
  watchAnswer,
  watchRequest,
  whyAnswer,
  whyRequest,
} from './match/commands.ts';
import { historyAnswer, historyRequest } from './match/history.ts';
import { matchId, ownSeat } from './match/ids.ts';
import { privateStep, sentStep } from './match/steps.ts';
import { chatMessage, presenceMessage, seatsMessage, undoAskedMessage } from './match/table-info.ts';

/** The client's messages, with the body of each acknowledgement. */
export const clientMessages = {
  'match.watch': { body: watchRequest, answer: watchAnswer },
  'match.unwatch': { body: unwatchRequest, answer: done },
  'match.history': { body: historyRequest, answer: historyAnswer },
  'match.answer': { body: answerRequest, answer: accepted },
  'match.undo': { body: undoCommand, answer: accepted },
  'match.undo-request': { body: undoRequestCommand, answer: done },
  'match.undo-consent': { body: undoConsentCommand, answer: done },
  'match.why': { body: whyRequest, answer: whyAnswer },
  'match.chat': { body: chatCommand, answer: done },
  'match.resign': { body: resignCommand, answer: done },
  'match.hand-over': { body: handOverCommand, answer: done },
  'match.take-back': { body: takeBackCommand, answer: done },
  'match.standing': { body: standingCommand, answer: done },
  'lobby.watch': { body: lobbyWatchRequest, answer: lobbyWatchAnswer },
  'lobby.unwatch': { body: nothing, answer: done },
  'mine.watch': { body: mineWatchRequest, answer: mineWatchAnswer },
  'mine.unwatch': { body: nothing, answer: done },
} as const;

export const serverMessages = {
  'match.public': sentStep,
  'match.private': privateStep,
  'match.seats': seatsMessage,
  'match.presence': presenceMessage,
  'match.undo-asked': undoAskedMessage,
  'match.chat': chatMessage,
  /** The match, or the seat, is no longer watched: it was taken away, or the right to see it was. */
  'match.closed': errorBody.extend({ match: matchId, seat: ownSeat.exactOptional() }),
  'lobby.changed': lobbyChanged,
  'mine.changed': mineChanged,
  'server.stopping': z.object({ retryAfterMs: z.int().nonnegative() }),
  /** The session is over; the server closes the socket. */
  'session.ended': errorBody,
} as const;

export type ClientMessage = keyof typeof clientMessages;
export type ServerMessage = keyof typeof serverMessages;

/** The body of a message, and of its answer. */
export type BodyOf<M extends ClientMessage> = z.input<(typeof clientMessages)[M]['body']>;
export type AnswerTo<M extends ClientMessage> = z.output<(typeof clientMessages)[M]['answer']>;
export type ServerBody<M extends ServerMessage> = z.output<(typeof serverMessages)[M]>;

/** For `new Server<ClientToServerEvents, ServerToClientEvents>` of Socket.IO. */
export type ClientToServerEvents = {
  [M in ClientMessage]: (body: BodyOf<M>, acknowledge: (answer: AnswerTo<M> | ErrorBody) => void) => void;
};
export type ServerToClientEvents = {
  [M in ServerMessage]: (body: ServerBody<M>) => void;
};

/** The schemas once more, typed name by name. */
const answers: { readonly [M in ClientMessage]: { readonly answer: z.ZodType<AnswerTo<M>> } } = clientMessages;
const bodies: { readonly [M in ServerMessage]: z.ZodType<ServerBody<M>> } = serverMessages;

export function isError(answer: object): answer is ErrorBody {
  return 'error' in answer;
}

/** The parsed answer to a message; undefined if it has the wrong shape. */
export function readAnswer<M extends ClientMessage>(name: M, answer: unknown): AnswerTo<M> | ErrorBody | undefined {
  return errorBody.safeParse(answer).data ?? answers[name].answer.safeParse(answer).data;
}

/** A parsed server message; undefined if it has the wrong shape. */
export function readServerMessage<M extends ServerMessage>(name: M, body: unknown): ServerBody<M> | undefined {
  return bodies[name].safeParse(body).data;
}
