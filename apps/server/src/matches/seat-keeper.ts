/** Who plays a seat: its owner, a bot in the owner's place, or the clock where no bot comes. */
import type { Seat } from '@skald/engine';
import type { Seating } from '@skald/protocol';
import { type Problem, problem } from '../problem.ts';
import type { Substitute } from './audience.ts';
import type { AwakeMatch } from './awake-match.ts';
import { type Chair, isPlayedByBot, shownChair } from './chairs.ts';
import { withPatience } from './clocks.ts';
import { notSeated } from './commands.ts';
import { type Ending, resignedEnding, writeEnding } from './ending.ts';
import type { HostContext } from './host-context.ts';
import { loadRecord } from './match-record.ts';
import { withTimeouts } from './timeouts.ts';

export class SeatKeeper {
  readonly #context: HostContext;
  readonly #changed: (match: AwakeMatch) => void;
  readonly #coming = new Set<Promise<void>>();

  /** `changed`: somebody else plays a seat now, so the alarm of the match must be set anew. */
  constructor(context: HostContext, changed: (match: AwakeMatch) => void) {
    this.#context = context;
    this.#changed = changed;
  }

  /** The seats that an account plays now, its own and those it plays for others. */
  playedBy(match: AwakeMatch, account: string): readonly Seat[] {
    const seats: Seat[] = [];
    for (const { seat, account: owner, handedOver } of match.chairs) {
      if ((handedOver ? match.substitutes.get(seat) : owner?.id) === account) seats.push(seat);
    }
    return seats;
  }

  ownedBy(match: AwakeMatch, account: string): readonly Seat[] {
    return match.chairs.filter(({ account: owner }) => owner?.id === account).map(({ seat }) => seat);
  }

  /** The seat an account may look from: one that it plays or owns. */
  seenBy(match: AwakeMatch, account: string, wanted: Seat | undefined): Seat | undefined {
    const own = match.chairs.filter(({ seat, account: owner }) => owner?.id === account || match.substitutes.get(seat) === account);
    return (wanted === undefined ? own[0] : own.find(({ seat }) => seat === wanted))?.seat;
  }

  async handOver(match: AwakeMatch, seat: Seat, bot: string | undefined): Promise<Problem | undefined> {
    const chair = match.chairs[seat];
    if (chair?.occupant !== 'person') return notSeated;
    if (chair.handedOver) return problem('wrong-status', 'A bot plays this seat already.');
    if (bot !== undefined && !(await this.#isOffered(bot, match.record.game.slug))) return problem('unknown-bot', 'No such bot is here.');
    await this.#write(match, seat, { handedToBot: true, botName: bot ?? null });
    this.#replace(match, { ...chair, handedOver: true, bot: bot ?? null });
    this.#summon(match, seat);
    return undefined;
  }

  async takeBack(match: AwakeMatch, seat: Seat): Promise<Problem | undefined> {
    const chair = match.chairs[seat];
    if (chair?.occupant !== 'person' || chair.resigned) return notSeated;
    if (!chair.handedOver && chair.timeouts === 0) return undefined;
    await this.#write(match, seat, { handedToBot: false, botName: null, backSeq: match.position.seq });
    this.#release(match, seat);
    this.#replace(match, { ...chair, handedOver: false, bot: null, timeouts: 0 });
    return undefined;
  }

  /** Gives up. Where only one is left, or no person is, the match has ended; otherwise a bot plays on. */
  async resign(match: AwakeMatch, seat: Seat): Promise<Problem | undefined> {
    const chair = match.chairs[seat];
    if (chair?.occupant !== 'person' || chair.resigned) return notSeated;
    await this.#write(match, seat, { resignedAt: new Date(this.#context.clock.now()), handedToBot: true });
    this.#replace(match, { ...chair, resigned: true, handedOver: true });
    if (!(await this.#endIfLeft(match)) && !chair.handedOver) this.#summon(match, seat);
    return undefined;
  }

  /** Another server has written who plays, or that the match is over: the database says. Called in the queue of the match. */
  async reseat(match: AwakeMatch): Promise<void> {
    const { store, find } = this.#context;
    const record = await loadRecord(store, find, match.id);
    if (typeof record === 'string' || match.closed) return;
    const before = match.chairs;
    const chairs = record.clock.kind === 'none' ? record.chairs : await withTimeouts(store, match.id, record.chairs);
    if (record.status === 'finished' || record.status === 'aborted') {
      match.chairs = chairs;
      match.closed = 'ended';
      match.ending = { status: record.status, reason: record.endReason, standings: [] };
      this.farewell(match);
      return;
    }
    match.chairs = chairs;
    for (const chair of chairs) this.#follow(match, before[chair.seat], chair);
    // Whoever watches must not notice what only its owner may know, standing orders for one.
    if (shown(before) === shown(chairs)) this.#changed(match);
    else this.#seat(match, chairs);
    if (chairs.some(({ seat, resigned }) => resigned && !before[seat]?.resigned)) await this.#endIfLeft(match);
  }

  /** Ends the match where its rules have not. */
  async end(match: AwakeMatch, ending: Ending): Promise<void> {
    await writeEnding(this.#context.store, this.#context.clock, match.id, ending);
    this.#context.others.reseated(match.id);
    match.closed = 'ended';
    match.ending = ending;
    this.farewell(match);
  }

  /** The match is over, for whatever reason: bots may go, and everybody is told. */
  farewell(match: AwakeMatch): void {
    for (const { seat } of match.chairs.filter(isPlayedByBot)) this.#context.bots.release(match.id, seat);
    match.delayed?.flush();
    this.#tell(match);
  }

  /** Calls the bots of a match that has just woken. */
  callBots(match: AwakeMatch): void {
    for (const seat of match.botSeats) this.#summon(match, seat);
  }

  /** Waits for bots that are on their way. */
  async stop(): Promise<void> {
    await Promise.all([...this.#coming]);
  }

  /** The account was deleted: its seats stay, without its name. */
  forget(match: AwakeMatch, account: string): void {
    if (this.ownedBy(match, account).length === 0) return;
    match.chairs = match.chairs.map((chair) =>
      chair.account?.id === account ? { ...chair, account: { ...chair.account, name: null } } : chair,
    );
    this.#tell(match);
  }

  /** The clock has played for the seat: the row says so, and its owner may be away. */
  countTimeout(match: AwakeMatch, seat: Seat): void {
    const chair = match.chairs[seat];
    if (chair) match.chairs = match.chairs.with(seat, { ...chair, timeouts: chair.timeouts + 1 });
  }

  seating(match: AwakeMatch): Seating {
    const { status, reason } = match.ending ?? { status: match.record.status, reason: match.record.endReason };
    return { v: match.seatingVersion, status, ended: reason, seats: match.chairs.map(shownChair) };
  }

  /** Only those who gave up are left, or one who did not, or no person: the match has ended. */
  async #endIfLeft(match: AwakeMatch): Promise<boolean> {
    const left = match.chairs.filter(({ resigned }) => !resigned);
    if (left.length > 1 && left.some(({ occupant }) => occupant === 'person')) return false;
    const resigned = match.chairs.filter((one) => one.resigned).map((one) => one.seat);
    await this.end(match, resignedEnding(match.record, match.position.state, resigned));
    return true;
  }

  /** Elsewhere a bot was called to a seat, or sent away from it. */
  #follow(match: AwakeMatch, before: Chair | undefined, chair: Chair): void {
    const wasBots = before !== undefined && isPlayedByBot(before);
    if (isPlayedByBot(chair) && !wasBots) this.#summon(match, chair.seat);
    if (!isPlayedByBot(chair) && wasBots) this.#release(match, chair.seat);
  }

  #release(match: AwakeMatch, seat: Seat): void {
    this.#context.bots.release(match.id, seat);
    match.substitutes.delete(seat);
    match.botless.delete(seat);
  }

  /** A bot may take its time to come; nothing waits for it but its seat. */
  #summon(match: AwakeMatch, seat: Seat): void {
    const coming = this.#call(match, seat).finally(() => this.#coming.delete(coming));
    this.#coming.add(coming);
  }

  async #call(match: AwakeMatch, seat: Seat): Promise<void> {
    const wanted = match.chairs[seat];
    if (!wanted) return;
    const account = wanted.occupant === 'bot' ? (wanted.account?.id ?? null) : null;
    try {
      const substitute = await this.#context.bots.call({ match: match.id, game: match.record.game.slug, seat, account, bot: wanted.bot });
      const chair = match.chairs[seat];
      if (!chair || !isPlayedByBot(chair) || match.closed) return this.#context.bots.release(match.id, seat);
      if (substitute && chair.handedOver && substitute.bot !== chair.bot) await this.#write(match, seat, { botName: substitute.bot });
      this.#settle(match, chair, substitute);
    } catch (error) {
      this.#context.log.failed(match.id, `no bot could be called to seat ${seat}`, error);
      this.#settle(match, wanted, undefined);
    }
  }

  #settle(match: AwakeMatch, chair: Chair, substitute: Substitute | undefined): void {
    const { seat } = chair;
    if (substitute) match.botless.delete(seat);
    else match.botless.add(seat);
    if (!substitute) match.substitutes.delete(seat);
    else if (chair.handedOver) match.substitutes.set(seat, substitute.account);
    if (substitute && chair.handedOver && substitute.bot !== chair.bot) this.#replace(match, { ...chair, bot: substitute.bot });
    else this.#changed(match);
    if (substitute) this.#context.audience.turnsChanged(match.id, [substitute.account]);
  }

  async #isOffered(bot: string, game: string): Promise<boolean> {
    return (await this.#context.store.prisma.botOffer.findFirst({ where: { bot, game }, select: { bot: true } })) !== null;
  }

  #replace(match: AwakeMatch, chair: Chair): void {
    this.#seat(match, match.chairs.with(chair.seat, chair));
  }

  #seat(match: AwakeMatch, chairs: readonly Chair[]): void {
    match.chairs = chairs;
    const { clock, upTime } = this.#context;
    const now = clock.now();
    match.reading = withPatience(match.record.clock, match.reading, now, upTime.between(match.reading.at, now), match.botSeats);
    this.#tell(match);
    this.#changed(match);
  }

  #tell(match: AwakeMatch): void {
    match.seatingVersion = Math.max(match.seatingVersion + 1, this.#context.clock.now());
    this.#context.audience.seated(match.id, this.seating(match));
    this.#context.audience.listed(match.id);
  }

  async #write(
    match: AwakeMatch,
    seat: Seat,
    data: { handedToBot?: boolean; botName?: string | null; backSeq?: number; resignedAt?: Date },
  ): Promise<void> {
    await this.#context.store.prisma.matchSeat.update({ where: { matchId_seat: { matchId: match.id, seat } }, data });
    this.#context.others.reseated(match.id);
  }
}

/** What everybody sees of who sits where. */
function shown(chairs: readonly Chair[]): string {
  return JSON.stringify(chairs.map(shownChair));
}
