/** A deterministic server in memory that speaks the protocol: one match, its chat, and lists. */
import { type AnyGame, isRefusal, type Refusal, type Seat, type Viewer } from '@skald/engine';
import {
  type ChatLine,
  clientMessages,
  type ErrorBody,
  type ErrorCode,
  type MatchSummary,
  type PackDictionary,
  PROTOCOL,
  type PrivateStep,
  type PublicStep,
  type Seating,
  type ServerBody,
  type ServerMessage,
  type TableInfo,
} from '@skald/protocol';
import { FakeMatch, MATCH } from './fake-match.ts';
import type { Listening, Peer } from './network.ts';

interface Member {
  readonly viewer: Viewer;
  isWatching: boolean;
  isInLobby: boolean;
  send(name: string, body: unknown): void;
  hangUp(): void;
}

export class FakeServer {
  readonly match: FakeMatch;
  readonly members = new Set<Member>();
  readonly lines: ChatLine[] = [];
  readonly lobby = new Map<string, MatchSummary>();
  /** The next messages are refused with these codes. */
  putOffs: ErrorCode[] = [];
  /** The messages received from clients. */
  received: { readonly name: string; readonly body: unknown }[] = [];
  /** True before the match starts. */
  isOpen = false;
  /** The end of the match, if its rules did not end it. */
  #ending: Pick<Seating, 'status' | 'ended' | 'standings'> | undefined;
  /** The version of the seating. */
  #seatings = 1;
  /** When set, connections are refused with this error. */
  refuses: ErrorBody | undefined;
  readonly #said = new Set<string>();
  /** Sends public and private steps in one message, as a server does to a socket that watches from one seat; otherwise each separately. */
  sendsTogether = false;
  /** The viewer who moves now, and the step that goes out with the acknowledgement. */
  #moving: Member | undefined;
  #movedTo: object | undefined;
  #lobbyEpoch = 1;
  #n = 0;

  constructor(game: AnyGame, seats: number, dictionary: PackDictionary) {
    this.match = new FakeMatch(game, seats, dictionary, {
      toSeat: (seat, step) => this.#each('match.private', step, ({ viewer }) => viewer === seat),
      toAll: (step, own) => this.#sendStep(step, own),
    });
  }

  /** The entrance of one viewer. */
  door(viewer: Viewer): Listening {
    return {
      connect: ({ protocol }, send, hangUp) => {
        if (protocol !== PROTOCOL) return { refused: refusal('protocol-version') };
        if (this.refuses) return { refused: this.refuses };
        const member: Member = { viewer, isWatching: false, isInLobby: false, send, hangUp };
        this.members.add(member);
        return this.#peer(member);
      },
    };
  }

  /** Acts like a kill and a restart: every link breaks, and only the log survives. */
  restart(): void {
    this.match.restart();
    this.#lobbyEpoch++;
    this.#n = 0;
    for (const { hangUp } of [...this.members]) hangUp();
    this.members.clear();
  }

  stop(retryAfterMs: number): void {
    for (const { send } of this.members) send('server.stopping', { retryAfterMs });
  }

  /** Starts the match. */
  begin(): void {
    this.isOpen = false;
    this.#seatings++;
    this.#each('match.seats', { match: MATCH, seating: this.around().seating }, () => true);
  }

  /** Ends the match although its rules have open decisions. */
  end(ending: Pick<Seating, 'status' | 'ended' | 'standings'>): void {
    this.#ending = ending;
    this.#seatings++;
    this.#each('match.seats', { match: MATCH, seating: this.around().seating }, () => true);
  }

  hide(id: number): void {
    const place = this.lines.findIndex((line) => line.id === id);
    const line = this.lines[place];
    if (!line) return;
    this.lines[place] = { ...line, text: '', hidden: true };
    this.#each('match.chat', { match: MATCH, line: { ...line, text: '', hidden: true } }, () => true);
  }

  /** Sends a message to every viewer. */
  send(name: string, body: unknown): void {
    for (const member of this.members) member.send(name, body);
  }

  list(match: MatchSummary): void {
    this.lobby.set(match.id, match);
    this.#lobbyChanged([match], []);
  }

  unlist(id: string): void {
    this.lobby.delete(id);
    this.#lobbyChanged([], [id]);
  }

  around(): TableInfo {
    return {
      seating: { v: this.#seatings, status: this.isOpen ? 'open' : 'running', ended: null, ownBots: false, ...this.#ending, seats: [] },
      presence: { v: 1, seats: [], spectators: 0 },
      undo: { v: 1, request: null },
      chat: { lines: this.lines, hidden: this.lines.filter(({ hidden }) => hidden).map(({ id }) => id) },
    };
  }

  #peer(member: Member): Peer {
    return {
      gone: () => this.members.delete(member),
      receive: (name, body, answer) => {
        this.received.push({ name, body });
        const putOff = this.putOffs.shift();
        if (putOff) answer({ error: { code: putOff, reason: 'Later.', retryAfterMs: 200 } });
        else answer(this.#answer(member, name, body));
      },
    };
  }

  #answer(member: Member, name: string, body: unknown): unknown {
    switch (name) {
      case 'match.watch': {
        const { cursor, lexicons = [], chatAfter = -1 } = clientMessages[name].body.parse(body);
        member.isWatching = true;
        const around = this.around();
        const lines = around.chat.lines.filter(({ id }) => id > chatAfter);
        if (this.isOpen) return { open: true, around };
        return { ...this.match.watch(member.viewer, cursor, lexicons), around: { ...around, chat: { ...around.chat, lines } } };
      }
      case 'match.unwatch':
        member.isWatching = false;
        return { done: true };
      case 'match.answer': {
        const { commandId, decision, answer } = clientMessages[name].body.parse(body);
        const { viewer } = member;
        if (viewer === 'spectator') return refusal('not-seated');
        return this.#together(member, () => outcome(this.match.answer(commandId, viewer, decision, answer)));
      }
      case 'match.undo': {
        const { commandId } = clientMessages[name].body.parse(body);
        const { viewer } = member;
        if (viewer === 'spectator') return refusal('not-seated');
        return this.#together(member, () => outcome(this.match.undo(commandId, viewer)));
      }
      case 'match.chat':
        return this.#say(member, clientMessages[name].body.parse(body));
      case 'lobby.watch':
        member.isInLobby = true;
        return { ...this.#place(), matches: [...this.lobby.values()] };
      case 'lobby.unwatch':
        member.isInLobby = false;
        return { done: true };
      default:
        return refusal('unknown-message');
    }
  }

  /** Sends the resulting step together with the acknowledgement. */
  #together(member: Member, move: () => object): object {
    this.#moving = member;
    const answer = move();
    const step = this.#movedTo;
    this.#moving = undefined;
    this.#movedTo = undefined;
    return step && 'accepted' in answer ? { ...answer, step } : answer;
  }

  #sendStep(step: PublicStep, own: ReadonlyMap<Seat, PrivateStep>): void {
    if (!this.sendsTogether) {
      for (const [seat, privately] of own) this.#each('match.private', privately, ({ viewer }) => viewer === seat);
      this.#each('match.public', step, () => true);
      return;
    }
    for (const member of this.members) {
      if (!member.isWatching) continue;
      const { viewer } = member;
      const privately = viewer === 'spectator' ? undefined : own.get(viewer);
      const sent = privately ? { ...step, own: withoutPlace(privately) } : step;
      if (member === this.#moving) this.#movedTo = withoutPlace(sent);
      else member.send('match.public', sent);
    }
  }

  #say({ viewer }: Member, { commandId, text }: { readonly commandId: string; readonly text: string }): unknown {
    if (this.#said.has(commandId)) return { done: true };
    this.#said.add(commandId);
    const account = { id: String(viewer), name: `player ${viewer}`, kind: 'guest' as const };
    const line = { id: this.lines.length + 1, at: 0, account, seat: viewer === 'spectator' ? null : viewer, text, hidden: false };
    this.lines.push(line);
    this.#each('match.chat', { match: MATCH, line }, () => true);
    return { done: true };
  }

  #place(): { epoch: string; n: number } {
    return { epoch: `lobby-${this.#lobbyEpoch}`, n: this.#n };
  }

  #lobbyChanged(matches: readonly MatchSummary[], gone: readonly string[]): void {
    this.#n++;
    for (const { isInLobby, send } of this.members) if (isInLobby) send('lobby.changed', { ...this.#place(), matches, gone });
  }

  #each<M extends ServerMessage>(name: M, body: ServerBody<M>, isFor: (member: Member) => boolean): void {
    for (const member of this.members) if (member.isWatching && isFor(member)) member.send(name, body);
  }
}

function withoutPlace<S extends PublicStep | PrivateStep>(step: S): Omit<S, 'match' | 'epoch' | 'p'> {
  const { match: _match, epoch: _epoch, p: _p, ...rest } = step;
  return rest;
}

function refusal(code: ErrorCode): ErrorBody {
  return { error: { code, reason: code } };
}

function outcome(result: ReturnType<FakeMatch['answer']> | Refusal): object {
  if (!isRefusal(result)) return { accepted: true, ...result };
  return { error: { code: 'refused', reason: result.reason, refusal: result.refused, why: result.why } };
}
