/** One connection to a match in plain protocol messages; reads only what it needs to play on. */
import { type OpenDecision, type Random, sampleAnswer } from '@skald/engine';
import {
  type Accepted,
  type BodyOf,
  type ClientToServerEvents,
  type ErrorBody,
  PROTOCOL,
  type PrivateStep,
  type PublicStep,
  readPrivate,
  type SentStep,
  type ServerToClientEvents,
  splitStep,
  Unpacker,
} from '@skald/protocol';
import { io, type Socket } from 'socket.io-client';

/** Dictionaries by game: sent once, valid for every match of it. */
const dictionaries = new Map<string, Unpacker>();

export interface ViewerListener {
  /** A public step was shown. */
  shown(step: PublicStep): void;
  lost(): void;
}

export class BenchViewer {
  readonly #socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  readonly #match: string;
  readonly #listener: ViewerListener;
  #unpacker: Unpacker | undefined;
  #decisions: readonly OpenDecision[] = [];
  /** The open decisions, unpacked only when they are answered. */
  #asked: PrivateStep | undefined;
  #canUndo = false;
  /** The last public step that was shown, and the callbacks that wait for later ones. */
  #shown = 0;
  #waiting: { readonly p: number; readonly go: () => void }[] = [];

  constructor(url: string, headers: Readonly<Record<string, string>>, match: string, listener: ViewerListener) {
    this.#match = match;
    this.#socket = io(url, {
      auth: { protocol: PROTOCOL },
      extraHeaders: { ...headers },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    this.#listener = listener;
    this.#socket.on('match.public', (step) => this.#receive(step));
    this.#socket.on('match.private', (step) => this.#takeOwn(step));
    this.#socket.on('disconnect', () => listener.lost());
  }

  /** Watches the match; resolves with the milliseconds until the view arrived. */
  async watch(): Promise<number> {
    await this.#connected();
    const before = performance.now();
    const answer = accepted(await this.#socket.emitWithAck('match.watch', { match: this.#match, lexicons: [...dictionaries.keys()] }));
    const ms = performance.now() - before;
    if (!('view' in answer)) throw new Error('the server sent no view');
    if (answer.lexicon) dictionaries.set(answer.lexicon.id, new Unpacker(answer.lexicon));
    this.#unpacker = dictionaries.get(answer.view.lexicon);
    this.#decisions = answer.view.decisions;
    this.#canUndo = answer.view.canUndo;
    this.#reach(answer.view.p);
    return ms;
  }

  /** Waits until this public step is shown. */
  async reached(p: number): Promise<void> {
    if (this.#shown < p) await new Promise<void>((go) => this.#waiting.push({ p, go }));
  }

  get decision(): OpenDecision | undefined {
    return this.#open()[0];
  }

  get canUndo(): boolean {
    return this.#canUndo;
  }

  /** Answers at random; resolves with the acknowledgement. */
  async answer(decision: OpenDecision, random: Random): Promise<Accepted> {
    this.#decisions = [];
    // The engine gives answers of any type; those of a game are JSON.
    const answer = sampleAnswer(decision.space, random) as BodyOf<'match.answer'>['answer'];
    const command = { match: this.#match, commandId: crypto.randomUUID(), decision: decision.id, answer };
    return this.#moved(accepted(await this.#socket.emitWithAck('match.answer', command)));
  }

  async undo(): Promise<Accepted> {
    return this.#moved(accepted(await this.#socket.emitWithAck('match.undo', { match: this.#match, commandId: crypto.randomUUID() })));
  }

  close(): void {
    this.#socket.disconnect();
  }

  /** The acknowledgement brings the step. */
  #moved(answer: Accepted): Accepted {
    const { step, epoch, p } = answer;
    if (step) this.#receive({ match: this.#match, epoch, p, ...step });
    return answer;
  }

  #receive(step: SentStep): void {
    const { public: shown, private: own } = splitStep(step);
    if (own) this.#takeOwn(own);
    this.#reach(shown.p);
    this.#listener.shown(shown);
  }

  #takeOwn(step: PrivateStep): void {
    if (step.decisions !== undefined) this.#asked = step;
    this.#canUndo = step.canUndo ?? this.#canUndo;
  }

  #reach(p: number): void {
    this.#shown = p;
    if (this.#waiting.length === 0) return;
    for (const { go } of this.#waiting.filter((waiting) => waiting.p <= p)) go();
    this.#waiting = this.#waiting.filter((waiting) => waiting.p > p);
  }

  #open(): readonly OpenDecision[] {
    if (this.#asked && this.#unpacker) {
      this.#decisions = readPrivate(this.#asked, this.#unpacker)?.decisions ?? [];
      this.#asked = undefined;
    }
    return this.#decisions;
  }

  #connected(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#socket.once('connect', resolve).once('connect_error', reject);
    });
  }
}

function accepted<T extends object>(answer: T | ErrorBody): T {
  if ('error' in answer) throw new Error(`${answer.error.code}: ${answer.error.reason}`);
  return answer;
}
