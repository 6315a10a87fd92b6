/** Two hosts on one database that notify each other directly; `stopNotices` cuts one of them off. */
import type { RulesFinder } from '../../editions/editions.ts';
import type { Store } from '../../storage/store.ts';
import { ManualClock } from '../../testing/clocks/manual-clock.ts';
import type { HostLimits } from '../host/host-deps.ts';
import type { Peers } from '../host/peers.ts';
import { anyRules, World } from './world.ts';

export class TwoHosts {
  readonly one: World;
  readonly two: World;
  readonly #isolated: Set<World>;
  readonly #notices: Promise<unknown>[];

  private constructor(one: World, two: World, isolated: Set<World>, notices: Promise<unknown>[]) {
    this.one = one;
    this.two = two;
    this.#isolated = isolated;
    this.#notices = notices;
  }

  /** `clocks` and `rules`: one for both, or one for each host. */
  static async open(
    store: Store,
    limits: Partial<HostLimits> = {},
    clocks = [new ManualClock()],
    rules: readonly RulesFinder[] = [anyRules],
  ): Promise<TwoHosts> {
    const worlds: World[] = [];
    const isolated = new Set<World>();
    const notices: Promise<unknown>[] = [];
    const othersOf = (nth: number): Peers => {
      const notify = (notice: (other: World) => Promise<unknown>): void => {
        const other = worlds[1 - nth];
        if (other && !isolated.has(other)) notices.push(notice(other));
      };
      return {
        areThere: true,
        isOurs: () => true,
        grew: (match, seq) => notify(({ host }) => host.following.grew(match, seq)),
        reseated: (match) => notify(({ host }) => host.following.reseated(match)),
        ordered: (match) => notify(({ host }) => host.following.reseated(match)),
        undoAsked: (match, asked) => notify(({ host }) => host.following.undoAsked(match, asked)),
        undoDeclined: (match, request) => notify(({ host }) => host.following.undoDeclined(match, request)),
      };
    };
    for (const nth of [0, 1]) {
      worlds.push(await World.open(store, clocks[nth] ?? clocks[0], limits, othersOf(nth), rules[nth] ?? rules[0]));
    }
    const [one, two] = worlds;
    if (!one || !two) throw new Error('there must be two');
    return new TwoHosts(one, two, isolated, notices);
  }

  stopNotices(world: World): void {
    this.#isolated.add(world);
  }

  /** Waits until every notice is handled. */
  async settled(): Promise<void> {
    while (this.#notices.length > 0) await Promise.all(this.#notices.splice(0));
  }

  async stop(): Promise<void> {
    await this.settled();
    await Promise.all([this.one.host.stop(), this.two.host.stop()]);
  }
}
