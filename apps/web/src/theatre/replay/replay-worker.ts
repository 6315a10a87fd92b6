/** The replay worker: opens a saga, shows any of its moments, and checks it, by messages, so that the page stays responsive. */

import type { SagaFault } from '@skald/engine';
import { loadAutomata } from '@skald/engine/load';
import type { Perspective } from '@skald/protocol';
import { loadRulesOf } from '../../editions/load-rules.ts';
import { type Finding, prove } from './proof.ts';
import { gameOf, type MomentView, type Outline, Recording } from './recording.ts';

export type ReplayRequest =
  | { readonly id: number; readonly ask: 'open'; readonly saga: string }
  | { readonly id: number; readonly ask: 'view'; readonly at: number; readonly eyes: Perspective }
  | { readonly id: number; readonly ask: 'prove' };

export type OpenedReplay = { readonly outline: Outline } | { readonly fault: SagaFault };

export type ReplayReply =
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly opening: OpenedReplay }
  | { readonly id: number; readonly view: MomentView }
  | { readonly id: number; readonly finding: Finding };

const NOT_A_SAGA: SagaFault = { fault: 'not-a-saga', reason: 'It does not begin like a saga.', line: 1 };

export class ReplayWorker {
  readonly #reply: (reply: ReplayReply) => void;
  #saga = '';
  #recording: Recording | undefined;

  constructor(reply: (reply: ReplayReply) => void) {
    this.#reply = reply;
  }

  async ask(request: ReplayRequest): Promise<void> {
    const { id } = request;
    if (request.ask === 'open') this.#reply({ id, opening: await this.#open(id, request.saga) });
    else if (request.ask === 'prove') this.#reply({ id, finding: await this.#prove(id) });
    else if (this.#recording) this.#reply({ id, view: this.#recording.viewAt(request.at, request.eyes) });
  }

  async #open(id: number, saga: string): Promise<OpenedReplay> {
    const [rules, automataOf] = await Promise.all([loadRulesOf(saga, gameOf(saga) ?? ''), loadAutomata(gameOf(saga) ?? '')]);
    if (!rules) return { fault: gameOf(saga) === undefined ? NOT_A_SAGA : unknownGame(saga) };
    const read = Recording.read(rules.editions, saga, automataOf, (progress) => this.#reply({ id, progress }));
    if (!(read instanceof Recording)) return { fault: read };
    this.#saga = saga;
    this.#recording = read;
    return { outline: read.outline };
  }

  async #prove(id: number): Promise<Finding> {
    const rules = await loadRulesOf(this.#saga, gameOf(this.#saga) ?? '');
    return rules ? prove(rules.editions, this.#saga, (progress) => this.#reply({ id, progress })) : { fault: NOT_A_SAGA };
  }
}

function unknownGame(saga: string): SagaFault {
  return { fault: 'unknown-game', reason: `No game called ${gameOf(saga)} is known here.`, line: 1 };
}
