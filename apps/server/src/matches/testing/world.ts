/** A store with accounts, started matches and a host over them, for tests. */
import { type AnyGame, commitment, digest, type Random, sampleAnswer, type Viewer } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { holmgang } from '@skald/engine/testkit';
import { type Accepted, type ClockSetting, EMPTY_DICTIONARY, Packer } from '@skald/protocol';
import { editionColumns, newestOnly, type RulesFinder } from '../../editions/editions.ts';
import { newId } from '../../ids.ts';
import { isProblem, type Problem } from '../../problem.ts';
import type { Store } from '../../storage/store.ts';
import { ManualClock } from '../../testing/clocks/manual-clock.ts';
import { testConfig } from '../../testing/settings.ts';
import { type DatabaseKind, testStore } from '../../testing/stores.ts';
import { UpTime } from '../clocks/up-time.ts';
import type { HostDeps, HostLimits } from '../host/host-deps.ts';
import { noMeter } from '../host/host-meter.ts';
import { MatchHost } from '../host/match-host.ts';
import { clockColumns } from '../host/match-record.ts';
import { noPeers, type Peers } from '../host/peers.ts';
import { setUp } from '../host/starting.ts';
import { type FaultPoints, noFaults } from '../play/fault-points.ts';
import { storedJson } from '../play/plain-json.ts';
import { RecordingAudience, StubBotCaller } from './recording-audience.ts';
import { until } from './until.ts';
import { TestWatcher } from './watcher.ts';

/** The testkit's game has what Raids has not: hands, sealed answers, quiet barriers. */
function findAnyGame(slug: string): AnyGame | undefined {
  return slug === holmgang.slug ? holmgang : findGame(slug);
}

export const anyRules = newestOnly(findAnyGame);

export interface WorldMatch {
  readonly id: string;
  readonly accounts: readonly string[];
}

export interface NewWorldMatch {
  readonly game?: string;
  readonly seats?: number;
  readonly clock?: ClockSetting;
  readonly delayMs?: number;
  /** Seats that bots have. */
  readonly bots?: readonly number[];
  /** Whose bots they are; the house's where nobody is named. */
  readonly botOwner?: string | null;
  readonly ownBots?: boolean;
}

const PACKING = { dictionary: EMPTY_DICTIONARY, packer: new Packer(EMPTY_DICTIONARY) };

/** How far the clock is turned between two looks. */
const MOMENT_MS = 250;

/** Windows close at once, so that tests of other things need not wait for them. */
const LIMITS: HostLimits = { ...testConfig().matches, windowMs: 0, windowLimitMs: Number.MAX_SAFE_INTEGER };

export class World {
  readonly store: Store;
  readonly clock: ManualClock;
  readonly audience = new RecordingAudience();
  readonly botCaller = new StubBotCaller();
  readonly damages: { match: string; seq: number; reason: string }[] = [];
  readonly failures: string[] = [];
  host: MatchHost;
  #limits: HostLimits = LIMITS;
  #others: Peers = noPeers;
  #rules: RulesFinder = anyRules;
  #matches = 0;
  #removeStore = async (): Promise<void> => {};

  private constructor(store: Store, clock: ManualClock) {
    this.store = store;
    this.clock = clock;
    this.host = new MatchHost(this.#deps(new UpTime([], clock.now()), noFaults));
  }

  static async open(
    store: Store,
    clock = new ManualClock(),
    limits: Partial<HostLimits> = {},
    others = noPeers,
    rules: RulesFinder = anyRules,
  ): Promise<World> {
    const world = new World(store, clock);
    world.#limits = { ...LIMITS, ...limits };
    world.#others = others;
    world.#rules = rules;
    await world.restart();
    return world;
  }

  /** A world on its own database, which `remove` deletes. */
  static async onNewDatabase(kind: DatabaseKind): Promise<World> {
    const { store, remove } = await testStore(kind);
    const world = await World.open(store);
    world.#removeStore = remove;
    return world;
  }

  async remove(): Promise<void> {
    await this.host.stop();
    await this.#removeStore();
  }

  /** A new host, as after a restart of the server. The old one stays as it is. */
  async restart(faults: FaultPoints = noFaults): Promise<MatchHost> {
    this.audience.clear();
    this.host = new MatchHost(this.#deps(await UpTime.load(this.store, this.clock), faults));
    await this.host.start();
    return this.host;
  }

  /** Writes down that a server ran since then, as its heartbeat does; the run's id. */
  async beat(since: number): Promise<string> {
    const id = newId();
    await this.store.prisma.serverRun.create({ data: { id, startedAt: new Date(since), beatAt: new Date(this.clock.now()) } });
    return id;
  }

  async match({
    game: slug = 'raids',
    seats = 2,
    clock = { kind: 'none' },
    delayMs = 0,
    bots = [],
    botOwner = null,
    ownBots = false,
  }: NewWorldMatch = {}): Promise<WorldMatch> {
    const game = this.#rules.newest(slug);
    if (!game) throw new Error(`no game ${slug}`);
    // The same in every run: what a test plays must not depend on luck.
    const secret = digest({ match: ++this.#matches });
    const nonces = Array.from({ length: seats }, (_, seat) => digest({ seat }));
    const start = setUp(game, { seats, options: {} }, secret, nonces);
    if ('refused' in start) throw new Error(start.reason);
    const now = new Date(this.clock.now());
    const accounts = Array.from({ length: seats }, newId);
    await this.store.prisma.account.createMany({
      data: accounts.map((id, seat) => {
        const isBot = bots.includes(seat);
        return { id, kind: isBot ? 'bot' : 'guest', house: isBot && botOwner === null, name: `Player ${seat}`, createdAt: now };
      }),
    });
    const id = newId();
    await this.store.prisma.match.create({
      data: {
        id,
        game: slug,
        ...editionColumns(game),
        options: storedJson(start.options),
        seatCount: seats,
        visibility: 'public',
        ...clockColumns(clock),
        spectators: true,
        spectatorDelayMs: delayMs,
        ownBots,
        status: 'running',
        statusAt: now,
        hostId: accounts[0] ?? '',
        commitment: commitment(secret),
        secret,
        nonces,
        startFacts: storedJson(start.facts),
        startDigest: start.digest,
        createdAt: now,
        startedAt: now,
        seats: {
          create: accounts.map((accountId, seat) => ({
            seat,
            occupant: bots.includes(seat) ? 'bot' : 'person',
            accountId,
            botName: bots.includes(seat) ? 'novice' : null,
            botOwnerId: bots.includes(seat) ? botOwner : null,
            nonce: nonces[seat] ?? null,
          })),
        },
      },
    });
    return { id, accounts };
  }

  /** Starts watching, as a seat or as a stranger. */
  async watch({ id, accounts }: WorldMatch, viewer: Viewer): Promise<TestWatcher> {
    const watcher = new TestWatcher(viewer);
    this.audience.enter(id, watcher);
    await this.catchUp({ id, accounts }, watcher);
    return watcher;
  }

  /** Asks for a whole view. */
  async catchUp({ id, accounts }: WorldMatch, watcher: TestWatcher): Promise<void> {
    const watched = await this.host.watch({ match: id, account: accountOf(accounts, watcher.viewer) }, undefined);
    if (isProblem(watched)) throw new Error(watched.reason);
    if (watched.seen) watcher.replace(watched.seen);
  }

  everybody(match: WorldMatch): Promise<TestWatcher[]> {
    return Promise.all(match.accounts.map((_, seat) => this.watch(match, seat)));
  }

  /** A random answer to a decision that the watcher sees. */
  answer(match: WorldMatch, watcher: TestWatcher, random: Random, commandId = newId()): Promise<Accepted | Problem> {
    const open = watcher.decisions[random.below(Math.max(1, watcher.decisions.length))];
    if (!open) throw new Error('nothing is asked');
    const account = accountOf(match.accounts, watcher.viewer) ?? '';
    return this.host.answer({ match: match.id, account, commandId, decision: open.id, answer: sampleAnswer(open.space, random) });
  }

  /** When everything is done that is under way in the match: what a stranger asks comes after it, and changes nothing. */
  async settled({ id }: WorldMatch): Promise<void> {
    await this.host.answer({ match: id, account: newId(), commandId: newId(), decision: '', answer: null });
  }

  /** Waits for what the host does on its own, while time goes on: a heartbeat that fails on a busy database stops all clocks until the next one. */
  passing(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
    const turned = async (): Promise<boolean> => {
      if (await holds()) return true;
      this.clock.advance(MOMENT_MS);
      return false;
    };
    return until(turned, () => `${what}; the host reported: ${this.failures.join('; ') || 'nothing'}`);
  }

  /** Plays at random until the match is over, or so many answers were given. */
  async play(match: WorldMatch, watchers: readonly TestWatcher[], random: Random, most = Number.POSITIVE_INFINITY): Promise<number> {
    for (let answers = 0; ; answers++) {
      const asked = watchers.filter(({ decisions }) => decisions.length > 0);
      const next = asked[random.below(Math.max(1, asked.length))];
      if (!next || answers >= most) return answers;
      const outcome = await this.answer(match, next, random);
      if (isProblem(outcome)) throw new Error(`${outcome.problem}: ${outcome.reason}`);
    }
  }

  #deps(upTime: UpTime, faults: FaultPoints): HostDeps {
    return {
      store: this.store,
      clock: this.clock,
      rules: this.#rules,
      packing: () => PACKING,
      audience: this.audience,
      bots: this.botCaller,
      others: this.#others,
      log: {
        damaged: (match, seq, reason) => this.damages.push({ match, seq, reason }),
        failed: (match, what, error) => this.failures.push(`${match}: ${what}: ${error}`),
      },
      meter: noMeter,
      limits: this.#limits,
      faults,
      upTime,
    };
  }
}

/** Ends the matches that earlier tests left running: every host plays all of the store. */
export async function abandonMatches(store: Store): Promise<void> {
  await store.prisma.match.updateMany({ where: { status: 'running' }, data: { status: 'aborted' } });
}

export function accountOf(accounts: readonly string[], viewer: Viewer): string | undefined {
  return viewer === 'spectator' ? undefined : accounts[viewer];
}
