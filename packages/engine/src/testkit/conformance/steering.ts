/** Chooses answers so that everything gets used, and remembers what was. */
import {
  type AddressedEvent,
  type Game,
  type GameTypes,
  isObject,
  itemAt,
  listAnswers,
  type OpenDecision,
  type Random,
  sampleAnswer,
} from '../../kernel/index.ts';

export class Steering<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #uses = new Map<string, number>();
  readonly #seen = new Set<string>();

  constructor(game: Game<G>) {
    this.#game = game;
  }

  /** Half of the time a random answer, half of the time one of a kind that was chosen least. */
  choose(decision: OpenDecision, random: Random): unknown {
    const answers = listAnswers(decision.space, 500) ?? [sampleAnswer(decision.space, random)];
    const uses = answers.map((answer) => this.#uses.get(kindOf(decision, answer)) ?? 0);
    for (const answer of answers) this.#offered(kindOf(decision, answer));
    const least = Math.min(...uses);
    const rare = answers.filter((_, i) => uses[i] === least);
    const pool = random.below(2) === 0 ? rare : answers;
    const chosen = itemAt(pool, random.below(pool.length));
    const kind = kindOf(decision, chosen);
    this.#uses.set(kind, (this.#uses.get(kind) ?? 0) + 1);
    return chosen;
  }

  hear(events: readonly AddressedEvent<G>[]): void {
    for (const { event } of events) for (const name of this.#game.content?.usedBy(event) ?? []) this.#seen.add(name);
  }

  unused(): readonly string[] {
    const content = (this.#game.content?.names ?? []).filter((name) => !this.#seen.has(name));
    const asked = new Set([...this.#uses.keys()].map((kind) => itemAt(kind.split(' '), 0)));
    const decisions = this.#game.decisions.map(({ name }) => name).filter((name) => !asked.has(name));
    const options = [...this.#uses].filter(([, count]) => count === 0).map(([kind]) => kind);
    return [...content, ...decisions.map((name) => `decision ${name}`), ...options.map((kind) => `option ${kind}`)];
  }

  #offered(kind: string): void {
    if (!this.#uses.has(kind)) this.#uses.set(kind, 0);
  }
}

/** Answers are of one kind when they do the same thing; lists when they are equally long. */
function kindOf(decision: OpenDecision, answer: unknown): string {
  const name = decision.prompt.key;
  if (Array.isArray(answer)) return `${name} ${decision.space.kind === 'order' ? 'order' : answer.length}`;
  return isObject(answer) && typeof answer.do === 'string' ? `${name} ${answer.do}` : `${name} any`;
}
