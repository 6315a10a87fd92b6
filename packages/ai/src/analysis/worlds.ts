/** Imagined matches from one seat's honest knowledge: everything the analysis knows about a position comes from here. */
import {
  type AnyGame,
  clone,
  fastChance,
  fastRandom,
  type GameTypes,
  type MutableMatch,
  playInPlace,
  type Random,
  type Seat,
  type State,
  type View,
} from '@skald/engine';
import { imagined } from '../imagined.ts';
import { give } from '../look-ahead.ts';
import { type ChanceModel, chancesIn } from './chances.ts';

const SEEDS = 2 ** 32;

/** One imagined match, for trying several answers with the same luck. */
export class World {
  readonly #game: AnyGame;
  readonly #model: ChanceModel;
  readonly #state: State<GameTypes>;
  readonly #chance: number;
  readonly #play: number;

  constructor(game: AnyGame, model: ChanceModel, seen: View<GameTypes>, random: Random) {
    this.#game = game;
    this.#model = model;
    this.#state = imagined(game, seen, random);
    this.#chance = random.below(SEEDS);
    this.#play = random.below(SEEDS);
  }

  /** The chances of all seats as the match stands. */
  chances(): readonly number[] {
    return chancesIn(this.#model, this.playedOut());
  }

  /** The chances of all seats after an answer. */
  chancesAfter(seat: Seat, decision: string, answer: unknown): readonly number[] {
    const live = this.begun();
    give(live, seat, decision, answer);
    return chancesIn(this.#model, this.playedOut(live));
  }

  begun(): MutableMatch<GameTypes> {
    return playInPlace(this.#game, clone(this.#state), fastChance(this.#chance), { silent: true });
  }

  /** The match where its judgement would value it. */
  playedOut(live = this.begun()): MutableMatch<GameTypes> {
    if (!live.over) this.#model.judgement.playOut(live, fastRandom(this.#play));
    return live;
  }
}
