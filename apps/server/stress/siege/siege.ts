/** A siege: a player of the match, a player of another match and a stranger send hostile messages while the match goes on. */
import { fastRandom, isObject, type Random } from '@skald/engine';
import type { Socket } from 'socket.io-client';
import type { Store } from '../../src/storage/store.ts';
import { rawSocket } from '../../src/testing/lines/raw-socket.ts';
import { gather, TestPlayer } from '../../src/testing/people.ts';
import { Besieged, INSIDER } from './besieged.ts';
import { heapInUse } from './heap.ts';
import { type HostileMessage, hostileMessage } from './hostile.ts';
import { breakConnection } from './wild.ts';

export interface SiegeReport {
  readonly sent: number;
  /** Counts by the code of the refusal, or `done`; broken connections by their outcome. */
  readonly answers: Readonly<Record<string, number>>;
  readonly matches: number;
  readonly heapGrownMiB: number;
  /** Lost connections, unexpected codes, accepted answers for other seats, leaked memory. */
  readonly complaints: readonly string[];
}

const BATCH = 100;
/** One connection is broken per this many messages. */
const WILD_EVERY = 250;
/** No content of a message may cause an internal error. */
const NEVER = ['internal', 'unavailable', 'silence', 'no-object', 'no-code'];
/** The share of the siege that fills caches; memory is compared after it. */
const WARM_UP = 0.25;
const MOST_GROWTH_MIB = 24;
const SILENCE_MS = 30_000;
/** A siege with this many complaints is aborted. */
const MOST_COMPLAINTS = 20;
const SAY_EVERY = 10_000;

interface Enemy {
  readonly socket: Socket;
  /** Its own match outside the siege, where it may answer. */
  readonly home: string | undefined;
  readonly isInsider: boolean;
  readonly isStranger: boolean;
}

export async function siege(
  url: string,
  store: Store,
  messages: number,
  seed: number,
  say: (line: string) => void = () => undefined,
): Promise<SiegeReport> {
  const random = fastRandom(seed);
  const enter = (name: string): Promise<TestPlayer> => TestPlayer.enter(url, `${name} ${seed}`);
  const besieged = new Besieged(await Promise.all(['Gudrun', 'Halfdan', 'Ingvar'].map(enter)), store);
  const others = await Promise.all(['Jorunn', 'Ketil'].map(enter));
  const stranger = await enter('Loki');
  await besieged.begin();
  const clusterPeers = await gather(others);
  const answers: Record<string, number> = {};
  const complaints: string[] = [];
  const count = (code: string): void => {
    answers[code] = (answers[code] ?? 0) + 1;
  };
  const enemies = await Promise.all(
    [besieged.people[INSIDER], others[0], stranger].map(async (person): Promise<Enemy> => {
      const socket = await socketOf(url, person);
      socket.on('disconnect', (reason) => complaints.push(`a socket was closed: ${reason}`));
      const home = person === others[0] ? clusterPeers : undefined;
      return { socket, home, isInsider: person === besieged.people[INSIDER], isStranger: person === stranger };
    }),
  );
  let heap: number | undefined;
  for (let sent = 0; sent < messages && complaints.length < MOST_COMPLAINTS; sent += BATCH) {
    if (heap === undefined && sent >= messages * WARM_UP) heap = heapInUse();
    const { decisions, real } = besieged;
    const batch = Array.from({ length: Math.min(BATCH, messages - sent) }, async (_, nth) => {
      if ((sent + nth) % WILD_EVERY === WILD_EVERY - 1) {
        const fate = await breakOne(random, url, stranger);
        count(`connection ${fate}`);
        if (fate === 'open') complaints.push('a connection that must be closed stays open and says nothing');
        return;
      }
      const enemy = enemies[random.below(enemies.length)];
      if (!enemy) return;
      const may = enemy.isStranger ? 'anything' : 'nothing-that-ends-matches';
      const message = hostileMessage(random, { matches: [besieged.match, clusterPeers], decisions, real, may });
      const { code, complaint } = await outcomeOf(enemy, message);
      count(code);
      if (complaint) {
        complaints.push(complaint);
        say(complaint);
      }
    });
    await Promise.all([...batch, besieged.playOn()]);
    if ((sent + BATCH) % SAY_EVERY === 0) say(`${sent + BATCH} messages, ${complaints.length} complaints`);
  }
  await besieged.lookThrough();
  const heapGrownMiB = Math.round(heapInUse() - (heap ?? 0));
  if (heapGrownMiB > MOST_GROWTH_MIB) complaints.push(`the heap has grown by ${heapGrownMiB} MiB`);
  for (const { socket } of enemies) socket.off('disconnect').close();
  besieged.close();
  for (const one of [...others, stranger]) one.close();
  return { sent: messages, answers, matches: besieged.matches, heapGrownMiB, complaints: [...complaints, ...besieged.complaints] };
}

/** Records an answer of the server and complains if it is wrong. */
async function outcomeOf(enemy: Enemy, { name, words, isForOthers }: HostileMessage): Promise<{ code: string; complaint?: string }> {
  const answer: unknown = await enemy.socket
    .timeout(SILENCE_MS)
    .emitWithAck(name, ...words)
    .catch((error: Error) => ({ silence: error.message }));
  const code = codeOf(answer);
  const isAtHome = enemy.home !== undefined && isObject(words[0]) && words[0].match === enemy.home;
  const isTaken = code === 'done' && !isAtHome && (isForOthers || (name === 'match.answer' && !enemy.isInsider));
  const isWrong = NEVER.includes(code) || isTaken;
  return isWrong ? { code, complaint: `${code}: ${name} ${JSON.stringify(words).slice(0, 500)} ${JSON.stringify(answer)}` } : { code };
}

async function breakOne(random: Random, url: string, person: TestPlayer): Promise<string> {
  const socket = await socketOf(url, person);
  const fate = await breakConnection(random, socket);
  socket.close();
  return fate;
}

function codeOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return 'no-object';
  if ('silence' in answer) return 'silence';
  if (!('error' in answer)) return 'done';
  const { error } = answer;
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'no-code';
}

async function socketOf(url: string, person: TestPlayer | undefined): Promise<Socket> {
  const socket = rawSocket(url, { ...person?.headers });
  await new Promise<void>((resolve, reject) => socket.on('connect', resolve).on('connect_error', reject));
  return socket;
}
