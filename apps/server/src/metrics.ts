/** What Prometheus reads: one registry, to which every part of the server adds its own figures. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { HostMeter } from './matches/host-meter.ts';
import type { AppendMeter } from './storage/append.ts';

/** The stages of the way of one answer, each timed by itself. */
const STAGES = ['wake', 'rules', 'append', 'broadcast', 'whole'] as const;
type Stage = (typeof STAGES)[number];

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const ROWS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

export class Metrics implements AppendMeter, HostMeter {
  /** Event-loop lag, memory and the like are in it from the start. */
  readonly registry = new Registry();
  /** By what became of an answer: `accepted`, or the code of its refusal. */
  readonly #answers = new Counter({
    name: 'skald_answers_total',
    help: 'Answers by result',
    labelNames: ['result'],
    registers: [this.registry],
  });
  /** Messages over sockets, by their name and what became of them: `done`, or the code of the refusal. */
  readonly messages = new Counter({
    name: 'skald_messages_total',
    help: 'Socket messages by name and result',
    labelNames: ['name', 'result'],
    registers: [this.registry],
  });
  readonly damages = new Counter({
    name: 'skald_digest_mismatches_total',
    help: 'Log rows that the rules do not give',
    registers: [this.registry],
  });
  readonly notices = new Counter({
    name: 'skald_notices_total',
    help: 'Notices between servers, told and heard',
    labelNames: ['direction'],
    registers: [this.registry],
  });
  readonly missedNotices = new Counter({
    name: 'skald_notices_missed_total',
    help: 'How often notices of other servers were lost on their way, and everything was looked at',
    registers: [this.registry],
  });
  readonly #stages = new Histogram({
    name: 'skald_answer_stage_seconds',
    help: 'Time that each stage of an answer takes',
    labelNames: ['stage'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly #commits = new Histogram({
    name: 'skald_append_commit_rows',
    help: 'Log rows in one commit',
    buckets: ROWS,
    registers: [this.registry],
  });
  readonly #requests = new Histogram({
    name: 'skald_http_request_seconds',
    help: 'Time of HTTP requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  answered(result: string): void {
    this.#answers.inc({ result });
  }

  timed(stage: Stage, ms: number): void {
    this.#stages.observe({ stage }, ms / 1000);
  }

  committed(rows: number, ms: number): void {
    this.#commits.observe(rows);
    this.timed('append', ms);
  }

  requested(method: string, route: string, status: number, ms: number): void {
    this.#requests.observe({ method, route, status }, ms / 1000);
  }

  /** A figure that is looked up whenever it is read. */
  watch(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}
