/** Two hosts on one database that tell each other what they wrote, without anything between them; a deaf one is told nothing. */
import type { Store } from '../../storage/store.ts';
import { ManualClock } from '../../testing/manual-clock.ts';
import type { HostLimits } from '../host-context.ts';
import type { Others } from '../others.ts';
import { World } from './world.ts';

export class Neighbours {
  readonly one: World;
  readonly two: World;
  readonly #deaf: Set<World>;
  readonly #told: Promise<unknown>[];

  private constructor(one: World, two: World, deaf: Set<World>, told: Promise<unknown>[]) {
    this.one = one;
    this.two = two;
    this.#deaf = deaf;
    this.#told = told;
  }

  /** `clocks`: one for both, or one for each. */
  static async open(store: Store, limits: Partial<HostLimits> = {}, clocks = [new ManualClock()]): Promise<Neighbours> {
    const worlds: World[] = [];
    const deaf = new Set<World>();
    const told: Promise<unknown>[] = [];
    const othersOf = (nth: number): Others => {
      const tell = (what: (other: World) => Promise<unknown>): void => {
        const other = worlds[1 - nth];
        if (other && !deaf.has(other)) told.push(what(other));
      };
      return {
        areThere: true,
        isOurs: () => true,
        grew: (match, seq) => tell(({ host }) => host.following.grew(match, seq)),
        reseated: (match) => tell(({ host }) => host.following.reseated(match)),
        ordered: (match) => tell(({ host }) => host.following.reseated(match)),
        undoAsked: (match, asked) => tell(({ host }) => host.following.undoAsked(match, asked)),
        undoDeclined: (match, request) => tell(({ host }) => host.following.undoDeclined(match, request)),
      };
    };
    for (const nth of [0, 1]) worlds.push(await World.open(store, clocks[nth] ?? clocks[0], limits, othersOf(nth)));
    const [one, two] = worlds;
    if (!one || !two) throw new Error('there must be two');
    return new Neighbours(one, two, deaf, told);
  }

  deafen(world: World): void {
    this.#deaf.add(world);
  }

  /** Everything that was told has been heard. */
  async settled(): Promise<void> {
    while (this.#told.length > 0) await Promise.all(this.#told.splice(0));
  }

  async stop(): Promise<void> {
    await this.settled();
    await Promise.all([this.one.host.stop(), this.two.host.stop()]);
  }
}
