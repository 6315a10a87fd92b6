/** A match under siege: three people play it, one of them hostile. Its log must contain exactly their answers. */
import type { MatchStore } from '@skald/client';
import { fastRandom, type OpenDecision, type Random, sampleAnswer } from '@skald/engine';
import type { Store } from '../../src/storage/store.ts';
import { gather, type TestPlayer, until } from '../../src/testing/people.ts';

/** An answer as sent over the wire. */
export interface RealMessage {
  readonly match: string;
  readonly commandId: string;
  readonly decision: string;
  readonly answer: unknown;
}

const MOST_REAL = 50;
/** The seat of the hostile player, who must not succeed in answering for the others. */
export const INSIDER = 2;

export class Besieged {
  readonly people: readonly TestPlayer[];
  readonly complaints: string[] = [];
  /** The latest messages of the others. */
  real: RealMessage[] = [];
  match = '';
  matches = 0;
  #stores: readonly MatchStore[] = [];
  readonly #store: Store;
  readonly #random: Random = fastRandom(11);

  constructor(people: readonly TestPlayer[], store: Store) {
    this.people = people;
    this.#store = store;
  }

  async begin(): Promise<void> {
    this.match = await gather(this.people);
    this.matches++;
    this.#stores = await Promise.all(this.people.map((one) => one.watch(this.match)));
  }

  /** The open decisions of the others. */
  get decisions(): readonly OpenDecision[] {
    return this.#stores.filter((_, seat) => seat !== INSIDER).flatMap((store) => store.state.get().play?.decisions ?? []);
  }

  /** Plays one answer as in a normal match; after the end, checks the match and starts another one. */
  async playOn(): Promise<void> {
    const isAsked = (store: MatchStore): boolean => (store.state.get().play?.decisions.length ?? 0) > 0;
    const isOver = (): boolean => this.#stores.every((store) => store.state.get().play?.over === true);
    await until(() => this.#stores.some(isAsked) || isOver());
    if (isOver()) {
      await this.lookThrough();
      for (const store of this.#stores) store.close();
      await this.begin();
      return;
    }
    const seat = this.#stores.findIndex(isAsked);
    const [store, person] = [this.#stores[seat], this.people[seat]];
    const decision = store?.state.get().play?.decisions[0];
    if (!store || !person || !decision) return;
    const answer = sampleAnswer(decision.space, this.#random);
    const answering = store.answer(decision.id, answer);
    const commandId = store.state.get().pending.at(-1)?.commandId ?? '';
    const message: RealMessage = { match: this.match, commandId, decision: decision.id, answer };
    const { accepted } = await answering;
    if (accepted) person.given.push(message);
    // The hostile player may undo its own answer at any moment, which changes the open decision.
    if (accepted && seat !== INSIDER) this.real = [...this.real, message].slice(-MOST_REAL);
    if (accepted) await until(() => !store.state.get().play?.decisions.some(({ id }) => id === decision.id));
  }

  /** The rows of the others must equal their answers, in number and command id. */
  async lookThrough(): Promise<void> {
    const rows = await this.#store.readLog(this.match);
    for (const [seat, person] of this.people.entries()) {
      if (seat === INSIDER) continue;
      const given = new Set(person.given.map(({ commandId }) => `${seat}:${commandId}`));
      const strange = rows.filter((row) => row.seat === seat && !given.has(row.commandId));
      if (strange.length > 0) this.complaints.push(`${strange.length} answers were given for seat ${seat} of ${this.match}`);
      if (rows.filter((row) => row.seat === seat).length !== given.size) this.complaints.push(`seat ${seat} has lost answers`);
      person.given.length = 0;
    }
    this.people[INSIDER]?.given.splice(0);
  }

  close(): void {
    for (const one of this.people) one.close();
  }
}
