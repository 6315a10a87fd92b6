/** The projection booth: opens a saga, shows any of its moments, and checks it; asked by messages, so that it can work beside the page. */
import type { SagaFault } from '@skald/engine';
import { loadGame } from '@skald/engine/load';
import { type Finding, prove } from './proof.ts';
import { type Eyes, gameOf, type Look, type Outline, Recording } from './recording.ts';

export type BoothRequest =
  | { readonly id: number; readonly ask: 'open'; readonly saga: string }
  | { readonly id: number; readonly ask: 'look'; readonly at: number; readonly eyes: Eyes }
  | { readonly id: number; readonly ask: 'prove' };

export type Opening = { readonly outline: Outline } | { readonly fault: SagaFault };

export type BoothReply =
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly opening: Opening }
  | { readonly id: number; readonly look: Look }
  | { readonly id: number; readonly finding: Finding };

const NOT_A_SAGA: SagaFault = { fault: 'not-a-saga', reason: 'It does not begin like a saga.', line: 1 };

export class Booth {
  readonly #tell: (reply: BoothReply) => void;
  #saga = '';
  #recording: Recording | undefined;

  constructor(tell: (reply: BoothReply) => void) {
    this.#tell = tell;
  }

  async ask(request: BoothRequest): Promise<void> {
    const { id } = request;
    if (request.ask === 'open') this.#tell({ id, opening: await this.#open(id, request.saga) });
    else if (request.ask === 'prove') this.#tell({ id, finding: await this.#prove(id) });
    else if (this.#recording) this.#tell({ id, look: this.#recording.look(request.at, request.eyes) });
  }

  async #open(id: number, saga: string): Promise<Opening> {
    const rules = await loadGame(gameOf(saga) ?? '');
    if (!rules) return { fault: gameOf(saga) === undefined ? NOT_A_SAGA : unknownGame(saga) };
    const read = Recording.read(rules, saga, (progress) => this.#tell({ id, progress }));
    if (!(read instanceof Recording)) return { fault: read };
    this.#saga = saga;
    this.#recording = read;
    return { outline: read.outline };
  }

  async #prove(id: number): Promise<Finding> {
    const rules = await loadGame(gameOf(this.#saga) ?? '');
    return rules ? prove(rules, this.#saga, (progress) => this.#tell({ id, progress })) : { fault: NOT_A_SAGA };
  }
}

function unknownGame(saga: string): SagaFault {
  return { fault: 'unknown-game', reason: `No game called ${gameOf(saga)} is known here.`, line: 1 };
}
