/** A server, a network and players: everything a test of the client needs, with one clock for all. */
import {
  type AnyGame,
  fastChance,
  fastRandom,
  isOver,
  isRefusal,
  itemAt,
  LoggedMatch,
  type Random,
  sampleAnswer,
  type Viewer,
  view,
} from '@skald/engine';
import { holmgang } from '@skald/engine/testkit';
import { DictionaryLearner, type PackDictionary } from '@skald/protocol';
import { Connection } from '../connection/connection.ts';
import { type CommandResult, MatchStore } from '../match/match-store.ts';
import { MATCH } from './fake-match.ts';
import { FakeServer } from './fake-server.ts';
import { Network } from './network.ts';
import { TestClock } from './test-clock.ts';

/** A dictionary learned from a few games of Holmgang. */
export const dictionary: PackDictionary = learned(holmgang);

function learned(game: AnyGame): PackDictionary {
  const learner = new DictionaryLearner();
  const random = fastRandom(1);
  for (let seed = 0; seed < 3; seed++) {
    const match = LoggedMatch.begin(game, { seats: 3 }, fastChance(seed));
    if (isRefusal(match)) throw new Error(match.reason);
    while (!isOver(match.state)) {
      const seats = match.state.hands.map((_, seat) => view(game, match.state, seat));
      const open = seats.flatMap(({ decisions }) => decisions);
      const { id, seat, space } = itemAt(open, random.below(open.length));
      const step = match.answer(seat, id, sampleAnswer(space, random), fastChance(seed));
      if (isRefusal(step)) throw new Error(step.reason);
      learner.value([open, step.events.map(({ event }) => event), itemAt(seats, 0).waiting]);
      for (const patch of [step.patches.table, ...step.patches.hands]) learner.patch(patch);
    }
  }
  return learner.dictionary(() => 'holmgang-test');
}

export class ClientWorld {
  readonly clock = new TestClock();
  readonly network = new Network(this.clock);
  readonly server: FakeServer;
  #ids = 0;

  constructor(seats = 2) {
    this.server = new FakeServer(holmgang, seats, dictionary);
  }

  connect(viewer: Viewer): Connection {
    const random = fastRandom(viewer === 'spectator' ? 99 : viewer);
    return new Connection({
      url: 'test',
      transport: this.network.transport(this.server.door(viewer)),
      clock: this.clock,
      random: { fraction: () => random.below(1000) / 1000, id: () => `command-${String(++this.#ids).padStart(16, '0')}` },
    });
  }

  player(viewer: Viewer): RandomPlayer {
    return new RandomPlayer(this, viewer);
  }
}

/** A command of a player and its outcome. */
export interface PlayerCommand {
  readonly commandId: string;
  readonly kind: 'answer' | 'undo' | 'chat';
  outcome?: CommandResult;
  /** How often the player got the outcome. */
  outcomes: number;
}

/** Plays at random over its own connection. */
export class RandomPlayer {
  readonly connection: Connection;
  readonly store: MatchStore;
  readonly viewer: Viewer;
  readonly commands: PlayerCommand[] = [];
  readonly #world: ClientWorld;

  constructor(world: ClientWorld, viewer: Viewer) {
    this.#world = world;
    this.viewer = viewer;
    this.connection = world.connect(viewer);
    this.store = new MatchStore(this.connection, { match: MATCH });
  }

  get play() {
    return this.store.state.get().play;
  }

  /** Answers each open decision after a pause, until it is stopped. */
  playOn(random: Random, isOn: () => boolean): void {
    let isThinking = false;
    const think = (): void => {
      if (isThinking || !isOn() || !this.#canRequest()) return;
      isThinking = true;
      this.#world.clock.after(random.below(40), () => {
        isThinking = false;
        if (isOn()) this.#request(random);
      });
    };
    this.store.state.subscribe(think);
    think();
  }

  request(kind: PlayerCommand['kind'], outcome: Promise<CommandResult>): void {
    const request: PlayerCommand = { commandId: this.store.state.get().pending.at(-1)?.commandId ?? 'none', kind, outcomes: 0 };
    this.commands.push(request);
    void outcome.then((became) => {
      request.outcome = became;
      request.outcomes++;
    });
  }

  #canRequest(): boolean {
    const { play, pending } = this.store.state.get();
    return play !== null && pending.length === 0 && (play.decisions.length > 0 || play.canUndo);
  }

  #request(random: Random): void {
    const play = this.play;
    if (!play || !this.#canRequest()) return;
    if (play.canUndo && random.below(4) === 0) this.request('undo', this.store.undo());
    else if (random.below(8) === 0) this.request('chat', this.store.say(`line ${this.commands.length}`));
    const decision = play.decisions[0];
    if (decision) this.request('answer', this.store.answer(decision.id, sampleAnswer(decision.space, random)));
  }
}

/** Answers every decision at once and at random, to the end. */
export function playAtRandom(store: MatchStore, random: Random): void {
  const move = (): void => {
    const { play, pending } = store.state.get();
    const decision = play?.decisions[0];
    if (decision && pending.length === 0) void store.answer(decision.id, sampleAnswer(decision.space, random));
  };
  store.state.subscribe(move);
  move();
}
