/** Decides who plays a seat: its owner, a bot in the owner's place, or the clock if no bot comes. */
import type { Seat } from '@skald/engine';
import type { PublicAccount, Seating } from '@skald/protocol';
import { isProblem, type Problem, problem } from '../../problem.ts';
import { withPatience } from '../clocks/clocks.ts';
import { withTimeouts } from '../clocks/past-timeouts.ts';
import type { BotSeat, Substitute } from '../host/audience.ts';
import type { AwakeMatch } from '../host/awake-match.ts';
import { type Ending, resignedEnding, writeEnding } from '../host/ending.ts';
import type { HostDeps } from '../host/host-deps.ts';
import { isRecord, loadRecord } from '../host/match-record.ts';
import { type CommandRow, latestCommands } from '../play/command-records.ts';
import { notSeated } from '../play/commands.ts';
import { botRoom, lockBotSeats } from './bot-room.ts';
import { isBarred, keepsBotAway, ownBot, tableOfRows } from './own-bots.ts';
import { ACCOUNT_COLUMNS, isPlayedByBot, publicAccountOf, publicSeatOf, type SeatState } from './seat-state.ts';

/** The bot that a seat is handed to: a house bot, of any or of this strength; or a person's bot, by its name and owner. */
export interface BotRequest {
  readonly bot?: string | undefined;
  readonly owner?: string | undefined;
}

export class SeatKeeper {
  readonly #deps: HostDeps;
  readonly #changed: (match: AwakeMatch) => void;
  readonly #coming = new Set<Promise<void>>();

  /** `changed` is called when another account plays a seat, so that the alarm of the match is set again. */
  constructor(deps: HostDeps, changed: (match: AwakeMatch) => void) {
    this.#deps = deps;
    this.#changed = changed;
  }

  /** The seats that an account plays now, its own and those it plays for others. */
  playedBy(match: AwakeMatch, account: string): readonly Seat[] {
    const seats: Seat[] = [];
    for (const { seat, account: owner, handedOver } of match.seatStates) {
      if ((handedOver ? match.substitutes.get(seat) : owner?.id) === account) seats.push(seat);
    }
    return seats;
  }

  ownedBy(match: AwakeMatch, account: string): readonly Seat[] {
    return match.seatStates.filter(({ account: owner }) => owner?.id === account).map(({ seat }) => seat);
  }

  /** The seat from which an account may watch: one that it plays or owns. A bot that was replaced no longer sees its seat. */
  seenBy(match: AwakeMatch, account: string, wanted: Seat | undefined): Seat | undefined {
    const own = match.seatStates.filter(
      ({ seat, occupant, handedOver, account: owner }) =>
        match.substitutes.get(seat) === account || (owner?.id === account && (occupant === 'person' || !handedOver)),
    );
    return (wanted === undefined ? own[0] : own.find(({ seat }) => seat === wanted))?.seat;
  }

  async handOver(match: AwakeMatch, seat: Seat, request: BotRequest, command?: CommandRow): Promise<Problem | undefined> {
    const seatState = match.seatStates[seat];
    if (seatState?.occupant !== 'person') return notSeated;
    if (seatState.handedOver) return problem('wrong-status', 'A bot plays this seat already.');
    const botOwner = await this.#ownerOf(match, seat, request);
    if (isProblem(botOwner)) return botOwner;
    const bot = request.bot ?? null;
    const change = { handedToBot: true, botName: bot, botOwnerId: botOwner?.id ?? null };
    const refused = await this.#writeBot(match, seat, change, command);
    if (refused) return refused;
    this.#replace(match, { ...seatState, handedOver: true, bot, botOwner });
    this.#summon(match, seat);
    return undefined;
  }

  /** Replaces a bot that did not answer by a house bot, visibly to everybody. */
  async replaceBot(match: AwakeMatch, seat: Seat): Promise<void> {
    const seatState = match.seatStates[seat];
    if (!seatState || !isPlayedByBot(seatState)) return;
    const failed = seatState.handedOver ? match.substitutes.get(seat) : seatState.account?.id;
    if (failed !== undefined) match.failedBots.add(failed);
    await this.#write(match, seat, { handedToBot: true, botName: null, botOwnerId: null });
    this.#release(match, seat);
    this.#dismissReplaced(match, seatState);
    this.#replace(match, { ...seatState, handedOver: true, bot: null, botOwner: null });
    this.#summon(match, seat);
  }

  async takeBack(match: AwakeMatch, seat: Seat, command?: CommandRow): Promise<Problem | undefined> {
    const seatState = match.seatStates[seat];
    if (seatState?.occupant !== 'person' || seatState.resigned) return notSeated;
    if (!seatState.handedOver && seatState.timeouts === 0) {
      if (command) await this.#deps.store.prisma.command.create({ data: command });
      return undefined;
    }
    await this.#write(match, seat, { handedToBot: false, botName: null, botOwnerId: null, backSeq: match.position.seq }, command);
    this.#release(match, seat);
    this.#replace(match, { ...seatState, handedOver: false, bot: null, botOwner: null, timeouts: 0 });
    return undefined;
  }

  /** Resigns. If only one seat or no person is left, the match ends; otherwise a bot plays on. */
  async resign(match: AwakeMatch, seat: Seat, command?: CommandRow): Promise<Problem | undefined> {
    const seatState = match.seatStates[seat];
    if (seatState?.occupant !== 'person' || seatState.resigned) return notSeated;
    await this.#write(match, seat, { resignedAt: new Date(this.#deps.clock.now()), handedToBot: true }, command);
    this.#replace(match, { ...seatState, resigned: true, handedOver: true });
    if (!(await this.endIfLeft(match)) && !seatState.handedOver) this.#summon(match, seat);
    return undefined;
  }

  /** Reads seating and status from the database, because another server has changed them. Called in the queue of the match. */
  async reseat(match: AwakeMatch): Promise<void> {
    const { store, rules } = this.#deps;
    const record = await loadRecord(store, rules, match.id);
    if (!isRecord(record) || match.closed) return;
    match.rememberSeatCommands(await latestCommands(store, match.id));
    const before = match.seatStates;
    const seatStates = record.clock.kind === 'none' ? record.seatStates : await withTimeouts(store, match.id, record.seatStates);
    if (record.status === 'finished' || record.status === 'aborted') {
      match.seatStates = seatStates;
      match.closed = 'ended';
      match.ending = { status: record.status, reason: record.endReason, standings: record.standings };
      match.endedAt = record.finishedAt ?? this.#deps.clock.now();
      this.farewell(match);
      return;
    }
    match.seatStates = seatStates;
    for (const seatState of seatStates) this.#follow(match, before[seatState.seat], seatState);
    // Viewers must not notice a change that only its owner may know, such as standing orders.
    if (shown(before) === shown(seatStates)) this.#changed(match);
    else this.#seat(match, seatStates);
    if (seatStates.some(({ seat, resigned }) => resigned && !before[seat]?.resigned)) await this.endIfLeft(match);
  }

  /** Ends the match without its rules. */
  async end(match: AwakeMatch, ending: Ending): Promise<void> {
    await writeEnding(this.#deps.store, this.#deps.clock, match.id, ending);
    this.#deps.others.reseated(match.id);
    match.closed = 'ended';
    match.ending = ending;
    match.endedAt = this.#deps.clock.now();
    this.farewell(match);
  }

  /** After the end: releases the bots, and sends everybody the final seating. */
  farewell(match: AwakeMatch): void {
    for (const { seat } of match.seatStates.filter(isPlayedByBot)) this.#deps.bots.release(match.id, seat);
    match.delayed?.flush();
    this.#announceSeating(match);
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
    match.seatStates = match.seatStates.map((seatState) =>
      seatState.account?.id === account ? { ...seatState, account: { ...seatState.account, name: null } } : seatState,
    );
    this.#announceSeating(match);
  }

  /** Counts a timeout: the clock has played for the seat. */
  countTimeout(match: AwakeMatch, seat: Seat): void {
    const seatState = match.seatStates[seat];
    if (seatState) match.seatStates = match.seatStates.with(seat, { ...seatState, timeouts: seatState.timeouts + 1 });
  }

  seating(match: AwakeMatch): Seating {
    const { status, reason, standings = [] } = match.ending ?? { status: match.record.status, reason: match.record.endReason };
    return {
      v: match.seatingVersion,
      status,
      ended: reason,
      ownBots: match.record.ownBots,
      ...(standings.length > 0 && { standings: [...standings] }),
      seats: match.seatStates.map(publicSeatOf),
    };
  }

  /** The seating as delayed spectators may know it: that of some time ago. */
  lateSeating(match: AwakeMatch): Seating {
    const now = this.seating(match);
    const { spectators, seatStates } = match.record;
    const [first] = match.seatings;
    if (spectators.delayMs === 0 || match.closed || !first) return now;
    const due = this.#deps.clock.now() - spectators.delayMs;
    const known = match.seatings.findLast(({ at }) => at <= due)?.seating;
    return known ?? { ...now, v: first.seating.v - 1, seats: seatStates.map(publicSeatOf) };
  }

  /** Ends the match if at most one seat has not resigned, or no person is left; true if it did. */
  async endIfLeft(match: AwakeMatch): Promise<boolean> {
    const left = match.seatStates.filter(({ resigned }) => !resigned);
    if (left.length > 1 && left.some(({ occupant }) => occupant === 'person')) return false;
    const resigned = match.seatStates.filter((one) => one.resigned).map((one) => one.seat);
    await this.end(match, resignedEnding(match.record, match.position.state, resigned));
    return true;
  }

  /** Follows another server that has called a bot to a seat, or sent it away. */
  #follow(match: AwakeMatch, before: SeatState | undefined, seatState: SeatState): void {
    if (!before || isSameBots(before, seatState)) return;
    if (isPlayedByBot(before)) this.#release(match, seatState.seat);
    if (seatState.handedOver) this.#dismissReplaced(match, before);
    if (isPlayedByBot(seatState)) this.#summon(match, seatState.seat);
  }

  /** Closes the seat to the bot that owned it and no longer plays it. */
  #dismissReplaced(match: AwakeMatch, { seat, occupant, handedOver, account }: SeatState): void {
    if (occupant !== 'bot' || handedOver || !account) return;
    this.#deps.audience.dismissed(match.id, account.id, seat);
    this.#deps.audience.turnsChanged(match.id, [account.id]);
  }

  #release(match: AwakeMatch, seat: Seat): void {
    this.#deps.bots.release(match.id, seat);
    match.substitutes.delete(seat);
    match.botless.delete(seat);
  }

  /** Calls a bot in the background; only its seat waits. */
  #summon(match: AwakeMatch, seat: Seat): void {
    const coming = this.#call(match, seat).finally(() => this.#coming.delete(coming));
    this.#coming.add(coming);
  }

  async #call(match: AwakeMatch, seat: Seat): Promise<void> {
    const wanted = match.seatStates[seat];
    if (!wanted) return;
    try {
      const mustGo = isBarred(tableOf(match), wanted);
      const substitute = mustGo ? undefined : await this.#deps.bots.call(botSeatOf(match, wanted));
      await match.queue.run(() => (mustGo ? this.replaceBot(match, seat) : this.#came(match, wanted, substitute)));
    } catch (error) {
      this.#deps.log.failed(match.id, `no bot could be called to seat ${seat}`, error);
      this.#settle(match, seat, undefined);
    }
  }

  /** Seats the bot that came, or notes that none did. */
  async #came(match: AwakeMatch, wanted: SeatState, substitute: Substitute | undefined): Promise<void> {
    const { seat } = wanted;
    const seatState = match.seatStates[seat];
    if (!seatState || !isPlayedByBot(seatState) || match.closed) return this.#deps.bots.release(match.id, seat);
    // Meanwhile another bot was called.
    if (!isSameBots(wanted, seatState)) return;
    const refused = substitute && (await this.#seatSubstitute(match, seatState, substitute));
    if (refused) this.#deps.bots.release(match.id, seat);
    this.#settle(match, seat, refused ? undefined : substitute);
  }

  /** Stores which bot came, if it is not the requested one. */
  async #seatSubstitute(match: AwakeMatch, seatState: SeatState, { account, bot, owner }: Substitute): Promise<Problem | undefined> {
    const isOwn = seatState.occupant === 'bot' && !seatState.handedOver && seatState.account?.id === account;
    const botOwner = owner === null ? null : owner === seatState.botOwner?.id ? seatState.botOwner : seatState.account;
    if (isOwn || (seatState.handedOver && bot === seatState.bot && botOwner?.id === seatState.botOwner?.id)) return undefined;
    const refused = await this.#writeBot(match, seatState.seat, { handedToBot: true, botName: bot, botOwnerId: botOwner?.id ?? null });
    if (refused) return refused;
    this.#dismissReplaced(match, seatState);
    this.#replace(match, { ...seatState, handedOver: true, bot, botOwner });
    return undefined;
  }

  #settle(match: AwakeMatch, seat: Seat, substitute: Substitute | undefined): void {
    if (substitute) match.botless.delete(seat);
    else match.botless.add(seat);
    if (!substitute) match.substitutes.delete(seat);
    else if (match.seatStates[seat]?.handedOver) match.substitutes.set(seat, substitute.account);
    this.#changed(match);
    if (substitute) this.#deps.audience.turnsChanged(match.id, [substitute.account]);
  }

  /** The owner of the requested bot, null for the house; a problem if there is no such bot, or it may not play here. */
  async #ownerOf(match: AwakeMatch, seat: Seat, { bot, owner }: BotRequest): Promise<PublicAccount | null | Problem> {
    if (bot === undefined) return owner === undefined ? null : problem('bad-request', 'owner: the name of the bot is missing.');
    const whose = owner === undefined ? { house: true } : { ownerId: owner };
    const offer = await this.#deps.store.prisma.botOffer.findFirst({
      where: { bot, game: match.record.game.slug, account: { ...whose, bannedAt: null, deletedAt: null } },
      select: { account: { select: { owner: { select: ACCOUNT_COLUMNS } } } },
    });
    if (!offer) return problem('unknown-bot', 'No such bot is here.');
    if (owner === undefined) return null;
    const isOthers = match.seatStates[seat]?.account?.id !== owner;
    const isThere = keepsBotAway(tableOf(match), owner, seat) || (isOthers && this.#isWatchedBy(match, owner));
    if (isThere) return ownBot;
    return offer.account.owner && publicAccountOf(offer.account.owner);
  }

  #isWatchedBy({ id, record }: AwakeMatch, owner: string): boolean {
    return !record.ownBots && this.#deps.audience.isWatchedBy(id, owner);
  }

  #replace(match: AwakeMatch, seatState: SeatState): void {
    this.#seat(match, match.seatStates.with(seatState.seat, seatState));
  }

  #seat(match: AwakeMatch, seatStates: readonly SeatState[]): void {
    match.seatStates = seatStates;
    const { clock, upTime } = this.#deps;
    const now = clock.now();
    match.reading = withPatience(match.record.clock, match.reading, now, upTime.between(match.reading.at, now), match.botSeats);
    this.#announceSeating(match);
    this.#changed(match);
  }

  #announceSeating(match: AwakeMatch): void {
    match.seatingVersion = Math.max(match.seatingVersion + 1, this.#deps.clock.now());
    const seating = this.seating(match);
    const now = this.#deps.clock.now();
    const from = match.seatings.findLastIndex(({ at }) => at <= now - match.record.spectators.delayMs);
    match.seatings = [...match.seatings.slice(Math.max(0, from)), { at: now, seating }];
    this.#deps.audience.seated(match.id, seating);
    this.#deps.audience.listed(match.id);
  }

  /** Gives the seat to a bot that has room for it. If another server has seated another bot of the same owner, the database decides which came first. */
  async #writeBot(match: AwakeMatch, seat: Seat, bot: NewBot, command?: CommandRow): Promise<Problem | undefined> {
    const { id, record } = match;
    const { botName, botOwnerId: owner } = bot;
    if (botName === null) {
      await this.#write(match, seat, bot, command);
      return undefined;
    }
    const named = { bot: botName, owner, game: record.game.slug };
    const refused = await this.#deps.store.prisma.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM matches WHERE id = ${id} FOR UPDATE`;
      const rows = await tx.matchSeat.findMany({ where: { matchId: id } });
      if (keepsBotAway(tableOfRows(record.ownBots, rows), owner, seat)) return ownBot;
      await lockBotSeats(tx, [named]);
      if ((await botRoom(tx, named, { match: id, seat })) <= 0) return noRoom;
      await tx.matchSeat.update({ where: { matchId_seat: { matchId: id, seat } }, data: bot });
      if (command) await tx.command.create({ data: command });
      return undefined;
    });
    if (!refused) this.#deps.others.reseated(id);
    return refused;
  }

  /** `command`: what asked for it, written in the same transaction. */
  async #write(match: AwakeMatch, seat: Seat, data: SeatChange, command?: CommandRow): Promise<void> {
    const { prisma } = this.#deps.store;
    const update = prisma.matchSeat.update({ where: { matchId_seat: { matchId: match.id, seat } }, data });
    if (command) await prisma.$transaction([update, prisma.command.create({ data: command })]);
    else await update;
    this.#deps.others.reseated(match.id);
  }
}

const noRoom = problem('limit-reached', 'This bot plays as many matches as it can.');

type NewBot = SeatChange & { readonly botName: string | null; readonly botOwnerId: string | null };

interface SeatChange {
  readonly handedToBot?: boolean;
  readonly botName?: string | null;
  readonly botOwnerId?: string | null;
  readonly backSeq?: number;
  readonly resignedAt?: Date;
}

/** The public part of the seating. */
function shown(seatStates: readonly SeatState[]): string {
  return JSON.stringify(seatStates.map(publicSeatOf));
}

function tableOf({ record, seatStates }: AwakeMatch) {
  return { ownBots: record.ownBots, seats: seatStates };
}

/** Does the same person, or a bot of the same owner, play the seat as before? */
function isSameBots(before: SeatState, now: SeatState): boolean {
  return before.handedOver === now.handedOver && before.botOwner?.id === now.botOwner?.id;
}

function botSeatOf(match: AwakeMatch, { seat, occupant, handedOver, account, bot, botOwner }: SeatState): BotSeat {
  return {
    match: match.id,
    game: match.record.game.slug,
    seat,
    account: occupant === 'bot' && !handedOver ? (account?.id ?? null) : null,
    bot,
    owner: botOwner?.id ?? null,
    person: occupant === 'person' ? (account?.id ?? null) : null,
    without: [...match.failedBots],
  };
}
