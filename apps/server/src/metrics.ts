/** What Prometheus reads: one registry, to which every part of the server adds its own figures. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { HostMeter } from './matches/host/host-meter.ts';
import type { AppendMeter } from './storage/log/append-queue.ts';

/** The stages of the way of one answer, each timed by itself. */
const STAGES = ['wake', 'rules', 'append', 'broadcast', 'whole'] as const;
type Stage = (typeof STAGES)[number];

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Times are handed over so many at a time: one by one, that would cost more than some of what is timed. */
const TOGETHER = 256;
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
    // The first that is read: the others then have theirs.
    collect: () => this.#handOver(),
  });
  /** Messages over sockets, by their name and what became of them: `done`, or the code of the refusal. */
  readonly #messages = new Counter({
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
  /** What was counted and timed since it was last handed over. */
  readonly #results = new Map<string, number>();
  readonly #heard = new Map<string, Map<string, number>>();
  readonly #times: Readonly<Record<Stage, number[]>> = { wake: [], rules: [], append: [], broadcast: [], whole: [] };
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
    countUp(this.#results, result);
  }

  heard(name: string, result: string): void {
    const results = this.#heard.get(name) ?? new Map<string, number>();
    this.#heard.set(name, results);
    countUp(results, result);
  }

  timed(stage: Stage, ms: number): void {
    const times = this.#times[stage];
    times.push(ms / 1000);
    if (times.length >= TOGETHER) this.#observe(stage, times);
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

  #observe(stage: Stage, times: number[]): void {
    for (const time of times) this.#stages.observe({ stage }, time);
    times.length = 0;
  }

  #handOver(): void {
    for (const stage of STAGES) this.#observe(stage, this.#times[stage]);
    for (const [result, times] of this.#results) this.#answers.inc({ result }, times);
    this.#results.clear();
    for (const [name, results] of this.#heard) for (const [result, times] of results) this.#messages.inc({ name, result }, times);
    this.#heard.clear();
  }
}

function countUp(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
