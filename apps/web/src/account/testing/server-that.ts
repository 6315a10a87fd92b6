/** A server that answers what a test tells it to, and remembers what it was asked. */
import { Api } from '@skald/client';
import { Server } from '../server.ts';

export class Memory {
  readonly things = new Map<string, string>();
  getItem = (key: string): string | null => this.things.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.things.set(key, value);
  removeItem = (key: string): void => void this.things.delete(key);
}

export const UNA = { id: 'una', kind: 'guest', name: 'Una', email: null, moderator: false, createdAt: '2026-01-01T00:00:00Z' };

type Answers = Readonly<Record<string, { readonly status: number; readonly body?: unknown } | undefined>>;

interface Scripted {
  readonly server: Server;
  /** The requests, in order. */
  readonly asked: string[];
  /** What they carried, by request. */
  readonly bodies: Record<string, unknown>;
  readonly memory: Memory;
}

export function serverThat(answers: Answers, memory = new Memory()): Scripted {
  const asked: string[] = [];
  const bodies: Record<string, unknown> = {};
  const send: typeof fetch = (input, init) => {
    const key = `${init?.method} ${String(input)}`;
    asked.push(key);
    if (typeof init?.body === 'string') bodies[key] = JSON.parse(init.body);
    const answer = answers[key];
    if (!answer) return Promise.reject(new TypeError('nobody answers'));
    return Promise.resolve(new Response(answer.body === undefined ? null : JSON.stringify(answer.body), { status: answer.status }));
  };
  return { server: new Server(memory, new Api({ fetch: send })), asked, bodies, memory };
}
