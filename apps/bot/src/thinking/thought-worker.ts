/** A worker thread that decides one thought after the other. */
import { parentPort } from 'node:worker_threads';
import { isEditionProblem, loadEditionText } from '@skald/editions';
import type { AnyGame } from '@skald/engine';
import type { OlderRules } from '../older-rules.ts';
import { type Thought, think } from './thought.ts';

/** What the pool sends: rules that the thoughts after it need, rules that no thought needs any longer, or a thought. */
export type WorkerMessage = { readonly rules: OlderRules } | { readonly forget: string } | Thought;

const older = new Map<string, AnyGame>();

const port = parentPort;
if (!port) throw new Error('this file is for a worker thread');

port.on('message', (text: string) => {
  const message: WorkerMessage = JSON.parse(text);
  if ('rules' in message) keep(message.rules);
  else if ('forget' in message) older.delete(message.forget);
  else port.postMessage(JSON.stringify(think(message, older.get(message.edition))));
});
function keep({ game, edition, module }: OlderRules): void {
  const rules = loadEditionText(game, edition, module);
  if (!isEditionProblem(rules)) older.set(edition, rules);
}

/** Everything is loaded. */
port.postMessage('');
