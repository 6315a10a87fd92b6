/** Connections that send frames which are too large or no messages at all. */
import type { Random } from '@skald/engine';
import type { Socket } from 'socket.io-client';

const MOST_GARBAGE = 200;
/** Above the default limit on frames. */
const TOO_LARGE = 17_000;
const MOST_LARGE = 200_000;
const CLOSED_WITHIN_MS = 20_000;

const BROKEN: readonly string[] = [
  '2',
  '2[',
  '2["match.answer",{"match":',
  '2["match.answer"',
  '2[null]',
  '2{}',
  '51-["x",{"_placeholder":true,"num":0}]',
  '59999999999-["x"]',
  '2/admin,["x"]',
  '0/admin,{"protocol":1}',
  '3["x"]',
  '31[{"accepted":true}]',
  '999999999999999999999["x"]',
  '2["connect"]',
  '2["disconnect"]',
  '\u0000',
];

/** The outcome: closed as it must be, or still open, which is right only after a readable frame. */
export async function breakConnection(random: Random, socket: Socket): Promise<'closed' | 'open' | 'kept'> {
  const closed = new Promise<'closed'>((resolve) => socket.once('disconnect', () => resolve('closed')));
  if (random.below(2) === 0) {
    socket.emit('match.chat', { match: 'x', commandId: 'x', text: 'x'.repeat(TOO_LARGE + random.below(MOST_LARGE - TOO_LARGE)) });
    return Promise.race([closed, after(CLOSED_WITHIN_MS, 'open' as const)]);
  }
  const garbage = random.below(2) === 0 ? (BROKEN[random.below(BROKEN.length)] ?? '') : noise(random);
  socket.io.engine.write(garbage);
  // Some frames read as a message without a name: then the connection stays open and answers.
  const alive = socket
    .timeout(CLOSED_WITHIN_MS)
    .emitWithAck('no.such.message', {})
    .then(
      () => 'kept' as const,
      () => 'open' as const,
    );
  return Promise.race([closed, alive]);
}

function noise(random: Random): string {
  return String.fromCharCode(...Array.from({ length: 1 + random.below(MOST_GARBAGE) }, () => 1 + random.below(0x2ff)));
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), ms).unref();
  });
}
