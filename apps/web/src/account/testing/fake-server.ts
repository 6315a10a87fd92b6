/** A fake server: answers what a test tells it to, and records the requests. */
import { Api, trustedAnswers } from '@skald/client';
import { MemoryStorage } from '../../app/testing/memory-storage.ts';
import { Server } from '../server.ts';

export const UNA = { id: 'una', kind: 'guest', name: 'Una', email: null, moderator: false, createdAt: '2026-01-01T00:00:00Z' };

type Answers = Readonly<Record<string, { readonly status: number; readonly body?: unknown } | undefined>>;

interface FakeServer {
  readonly server: Server;
  /** The requests, in order. */
  readonly asked: string[];
  /** The bodies of the requests. */
  readonly bodies: Record<string, unknown>;
  readonly storage: MemoryStorage;
}

export function fakeServer(answers: Answers, storage = new MemoryStorage()): FakeServer {
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
  return { server: new Server(storage, new Api({ answers: trustedAnswers, fetch: send })), asked, bodies, storage };
}
