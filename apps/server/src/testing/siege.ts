/** A siege: hostile messages from a player, a player of another match and a stranger, while a match is under way. */
import { fastRandom } from '@skald/engine';
import { PROTOCOL } from '@skald/protocol';
import { io, type Socket } from 'socket.io-client';
import type { Store } from '../storage/store.ts';
import { hostileMessage } from './hostile.ts';
import { gather, Person } from './people.ts';

export interface SiegeReport {
  readonly sent: number;
  /** By the code of the refusal, or `done`. */
  readonly answers: Readonly<Record<string, number>>;
  /** Lost connections, unexpected codes, answers for others that were taken. */
  readonly complaints: readonly string[];
}

const BATCH = 50;
/** Nothing that a message holds may be our fault. */
const NEVER = ['internal', 'unavailable'];

export async function siege(url: string, store: Store, messages: number, seed: number): Promise<SiegeReport> {
  const random = fastRandom(seed);
  const victims = await Promise.all(['Gudrun', 'Halfdan'].map((name) => Person.enter(url, name)));
  const others = await Promise.all(['Ivar', 'Jorunn'].map((name) => Person.enter(url, name)));
  const stranger = await Person.enter(url, 'Loki');
  const [match, elsewhere] = [await gather(victims), await gather(others)];
  const watching = await Promise.all(victims.map((one) => one.watch(match)));
  const enemies = await Promise.all([others[0], stranger].map((one) => socketOf(url, one)));
  const answers: Record<string, number> = {};
  const complaints: string[] = [];
  for (const enemy of enemies) enemy.on('disconnect', (reason) => complaints.push(`a socket was closed: ${reason}`));
  const before = await store.readLog(match);
  for (let sent = 0; sent < messages; sent += BATCH) {
    const decisions = watching.flatMap((one) => one.state.get().play?.decisions ?? []);
    const batch = Array.from({ length: Math.min(BATCH, messages - sent) }, async () => {
      const enemy = enemies[random.below(enemies.length)];
      const { name, words } = hostileMessage(random, { matches: [match, elsewhere], decisions });
      const answer: unknown = await enemy
        ?.timeout(20_000)
        .emitWithAck(name, ...words)
        .catch((error: Error) => ({ silence: error.message }));
      const code = codeOf(answer);
      answers[code] = (answers[code] ?? 0) + 1;
      if (NEVER.includes(code) || code === 'silence')
        complaints.push(`${code}: ${name} ${JSON.stringify(words)} ${JSON.stringify(answer)}`);
    });
    await Promise.all(batch);
  }
  const after = await store.readLog(match);
  if (after.length !== before.length) complaints.push(`${after.length - before.length} answers of others were taken`);
  for (const enemy of enemies) {
    enemy.off('disconnect');
    enemy.close();
  }
  const played = watching[0]?.state.get().play?.decisions.length ?? 0;
  if (played + (watching[1]?.state.get().play?.decisions.length ?? 0) === 0) complaints.push('nobody can play any more');
  for (const one of [...victims, ...others, stranger]) one.close();
  return { sent: messages, answers, complaints };
}

function codeOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return 'no-object';
  if ('silence' in answer) return 'silence';
  if (!('error' in answer)) return 'done';
  const { error } = answer;
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'no-code';
}

async function socketOf(url: string, person: Person | undefined): Promise<Socket> {
  const socket = io(url, { auth: { protocol: PROTOCOL }, extraHeaders: { ...person?.headers }, forceNew: true, transports: ['websocket'] });
  await new Promise<void>((resolve, reject) => socket.on('connect', resolve).on('connect_error', reject));
  return socket;
}
