/** A server, a network and players: everything a test of the client needs, with one clock for all. */
import {
  type AnyGame,
  at,
  Chronicle,
  fastChance,
  fastRandom,
  isOver,
  isRefusal,
  type Random,
  sampleAnswer,
  type Viewer,
  view,
} from '@skald/engine';
import { holmgang } from '@skald/engine/testkit';
import { Learner, type Lexicon } from '@skald/protocol';
import { Connection } from '../connection.ts';
import { MatchStore, type Outcome } from '../match-store.ts';
import { MATCH } from './fake-match.ts';
import { FakeServer } from './fake-server.ts';
import { Network } from './network.ts';
import { TestClock } from './test-clock.ts';

/** What a few games of Holmgang teach. */
export const lexicon: Lexicon = learned(holmgang);

function learned(game: AnyGame): Lexicon {
  const learner = new Learner();
  const random = fastRandom(1);
  for (let seed = 0; seed < 3; seed++) {
    const match = Chronicle.begin(game, { seats: 3 }, fastChance(seed));
    if (isRefusal(match)) throw new Error(match.reason);
    while (!isOver(match.state)) {
      const seats = match.state.hands.map((_, seat) => view(game, match.state, seat));
      const open = seats.flatMap(({ decisions }) => decisions);
      const { id, seat, space } = at(open, random.below(open.length));
      const step = match.answer(seat, id, sampleAnswer(space, random), fastChance(seed));
      if (isRefusal(step)) throw new Error(step.reason);
      learner.value([open, step.events.map(({ event }) => event), at(seats, 0).waiting]);
      for (const patch of [step.patches.table, ...step.patches.hands]) learner.patch(patch);
    }
  }
  return learner.lexicon(() => 'holmgang-test');
}

export class World {
  readonly clock = new TestClock();
  readonly network = new Network(this.clock);
  readonly server: FakeServer;
  #ids = 0;

  constructor(seats = 2) {
    this.server = new FakeServer(holmgang, seats, lexicon);
  }

  connect(viewer: Viewer): Connection {
    const random = fastRandom(viewer === 'spectator' ? 99 : viewer);
    return new Connection({
      url: 'test',
      transport: this.network.transport(this.server.door(viewer)),
      clock: this.clock,
      chances: { fraction: () => random.below(1000) / 1000, id: () => `command-${String(++this.#ids).padStart(16, '0')}` },
    });
  }

  player(viewer: Viewer): Player {
    return new Player(this, viewer);
  }
}

/** What a player wanted, and what became of it. */
export interface Wish {
  readonly commandId: string;
  readonly kind: 'answer' | 'undo' | 'chat';
  outcome?: Outcome;
  /** How often it was told what became of it. */
  told: number;
}

/** Plays at random over a connection of its own. */
export class Player {
  readonly connection: Connection;
  readonly store: MatchStore;
  readonly viewer: Viewer;
  readonly wishes: Wish[] = [];
  readonly #world: World;

  constructor(world: World, viewer: Viewer) {
    this.#world = world;
    this.viewer = viewer;
    this.connection = world.connect(viewer);
    this.store = new MatchStore(this.connection, { match: MATCH });
  }

  get play() {
    return this.store.state.get().play;
  }

  /** Answers whatever it is asked, after a while, until it is told to stop. */
  playOn(random: Random, isOn: () => boolean): void {
    let isThinking = false;
    const think = (): void => {
      if (isThinking || !isOn() || !this.#canWish()) return;
      isThinking = true;
      this.#world.clock.after(random.below(40), () => {
        isThinking = false;
        if (isOn()) this.#wish(random);
      });
    };
    this.store.state.subscribe(think);
    think();
  }

  wish(kind: Wish['kind'], outcome: Promise<Outcome>): void {
    const wish: Wish = { commandId: this.store.state.get().pending.at(-1)?.commandId ?? 'none', kind, told: 0 };
    this.wishes.push(wish);
    void outcome.then((became) => {
      wish.outcome = became;
      wish.told++;
    });
  }

  #canWish(): boolean {
    const { play, pending } = this.store.state.get();
    return play !== null && pending.length === 0 && (play.decisions.length > 0 || play.canUndo);
  }

  #wish(random: Random): void {
    const play = this.play;
    if (!play || !this.#canWish()) return;
    if (play.canUndo && random.below(4) === 0) this.wish('undo', this.store.undo());
    else if (random.below(8) === 0) this.wish('chat', this.store.say(`line ${this.wishes.length}`));
    const decision = play.decisions[0];
    if (decision) this.wish('answer', this.store.answer(decision.id, sampleAnswer(decision.space, random)));
  }
}

/** Answers whatever is asked, at once and at random, to the end. */
export function playAtRandom(store: MatchStore, random: Random): void {
  const move = (): void => {
    const { play, pending } = store.state.get();
    const decision = play?.decisions[0];
    if (decision && pending.length === 0) void store.answer(decision.id, sampleAnswer(decision.space, random));
  };
  store.state.subscribe(move);
  move();
}
