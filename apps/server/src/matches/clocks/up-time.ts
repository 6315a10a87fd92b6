/** Measures how long a server was up between two moments. Clocks count only that, so nobody loses time to a server that is down. */
import type { Clock } from '../../clock.ts';
import type { Store } from '../../storage/store.ts';

/** From a moment up to another; both in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export class UpTime {
  /** When earlier servers ran; in order, without overlaps. */
  readonly #earlier: readonly Span[];
  /** When this server started. */
  readonly #since: number;
  /** When the storage could not be reached although this server ran. */
  readonly #outages: Span[] = [];
  #awaySince: number | undefined;

  constructor(earlier: readonly Span[], since: number) {
    this.#earlier = joined(earlier);
    this.#since = since;
  }

  /** A run counts up to its last heartbeat: the server may have died right after it. */
  static async load(store: Store, clock: Clock): Promise<UpTime> {
    const now = clock.now();
    const runs = await store.prisma.serverRun.findMany({ where: { startedAt: { lte: new Date(now) } } });
    const spans = runs.map(({ startedAt, beatAt, stoppedAt }) => ({ from: startedAt.getTime(), to: (stoppedAt ?? beatAt).getTime() }));
    return new UpTime(spans, now);
  }

  /** Milliseconds between the moments in which a player could have answered. */
  between(from: number, to: number): number {
    // Nearly always this server ran the whole time.
    if (from >= this.#since && this.#outages.length === 0 && this.#awaySince === undefined) return Math.max(0, to - from);
    const own = { from: this.#since, to };
    const away = this.#awaySince === undefined ? [] : [{ from: this.#awaySince, to }];
    const earlier = from < this.#since ? this.#earlier : [];
    const up = [...earlier.map((span) => ({ from: span.from, to: Math.min(span.to, this.#since) })), own];
    const down = [...this.#outages, ...away];
    const within = (spans: readonly Span[]): number => spans.reduce((sum, span) => sum + overlap(span, from, to), 0);
    return Math.max(0, within(up) - within(down));
  }

  /** The storage is away from this moment on. */
  wentAway(now: number): void {
    this.#awaySince ??= now;
  }

  /** The storage answers again. */
  cameBack(now: number): void {
    if (this.#awaySince === undefined) return;
    this.#outages.push({ from: this.#awaySince, to: now });
    this.#awaySince = undefined;
  }
}

function overlap(span: Span, from: number, to: number): number {
  return Math.max(0, Math.min(span.to, to) - Math.max(span.from, from));
}

function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && span.from <= last.to) whole[whole.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else whole.push(span);
  }
  return whole;
}
