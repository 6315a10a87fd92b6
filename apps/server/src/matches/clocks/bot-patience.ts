/** How long a seat waits for its bot. A bot may be slow, stuck or gone: after a time limit its seat plays on without it. */
import { type Seat, unanswered } from '@skald/engine';
import type { AwakeMatch } from '../host/awake-match.ts';
import type { HostDeps } from '../host/host-deps.ts';
import { isPlayedByBot } from '../seats/seat-state.ts';

/** The question to a bot, and since when it is open. */
export interface AskedBot {
  readonly what: string;
  readonly since: number;
}

/** House bots cannot be replaced by better ones: they get more time and keep their seats. */
const HOUSE_TIMES = 5;

export class BotPatience {
  readonly #deps: HostDeps;

  constructor(deps: HostDeps) {
    this.#deps = deps;
  }

  /** Records which bots are asked now. A new question, or another bot, restarts the wait. */
  noteAsked(match: AwakeMatch): void {
    const now = this.#deps.clock.now();
    const before = new Map(match.botsAsked);
    match.botsAsked.clear();
    if (match.closed) return;
    for (const { id, seat } of unanswered(match.position.state.flow)) {
      const player = playerOf(match, seat);
      if (player === undefined || match.botsAsked.has(seat)) continue;
      const what = `${match.name(id)} ${player}`;
      const known = before.get(seat);
      match.botsAsked.set(seat, known?.what === what ? known : { what, since: now });
    }
  }

  /** The time until the first of them has taken too long; undefined if none is asked. */
  alarmMs(match: AwakeMatch): number | undefined {
    const left = [...match.botsAsked].map(([seat, asked]) => this.#left(match, seat, asked));
    return left.length > 0 ? Math.max(0, Math.min(...left)) : undefined;
  }

  /** The seats whose bots have taken too long. */
  late(match: AwakeMatch): readonly Seat[] {
    return [...match.botsAsked].filter(([seat, asked]) => this.#left(match, seat, asked) <= 0).map(([seat]) => seat);
  }

  #left(match: AwakeMatch, seat: Seat, { since }: AskedBot): number {
    const { clock, limits, upTime } = this.#deps;
    return limits.botAnswerMs * (isHouses(match, seat) ? HOUSE_TIMES : 1) - upTime.between(since, clock.now());
  }
}

/** Does a house bot play this seat? */
export function isHouses({ seatStates }: AwakeMatch, seat: Seat): boolean {
  return seatStates[seat]?.botOwner === null;
}

/** The bot that plays a seat now; undefined if there is none, or it has not come yet. */
function playerOf({ seatStates, substitutes, botless }: AwakeMatch, seat: Seat): string | undefined {
  const seatState = seatStates[seat];
  if (!seatState || !isPlayedByBot(seatState) || botless.has(seat)) return undefined;
  return seatState.handedOver ? substitutes.get(seat) : seatState.account?.id;
}
