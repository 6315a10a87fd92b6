/** What the bot sent and what came of it: every message with its reply, and the answers to decisions. */
import { z } from 'zod';

/** `lost`: the connection ended before the server replied, so nobody told the bot. */
type AnswerOutcome = 'pending' | 'accepted' | 'refused' | 'put-off' | 'lost';

export interface GivenAnswer {
  readonly match: string;
  readonly decision: string;
  readonly commandId: string;
  readonly answer: unknown;
  readonly at: number;
  outcome: AnswerOutcome;
  /** The codes of the error, such as `refused not-offered`. */
  why: string;
}

const answerBody = z.object({ match: z.string(), decision: z.string(), commandId: z.string(), answer: z.unknown() });
const errorReply = z.object({ error: z.object({ code: z.string(), refusal: z.string().optional() }) });
/** Errors after which the same command is sent again. */
const TEMPORARY = new Set(['busy', 'retry', 'too-many', 'unavailable', 'stopping']);
/** Refusals of answers that lie outside the space of their decision. */
const OUTSIDE = new Set(['not-offered', 'wrong-shape', 'too-few', 'too-many', 'out-of-range', 'too-large']);

export class BotRecord {
  readonly answers: GivenAnswer[] = [];
  /** One sentence for each breach. */
  readonly outside: string[] = [];
  readonly twice: string[] = [];
  readonly reused: string[] = [];
  readonly malformed: string[] = [];
  connects = 0;
  readonly #now: () => number;
  readonly #changed = new Set<() => void>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Notes an answer that the bot sends; undefined where the message is none. */
  sent(name: string, body: unknown): GivenAnswer | undefined {
    const read = name === 'match.answer' ? answerBody.safeParse(body) : undefined;
    if (!read?.success) return undefined;
    const { match, decision, commandId, answer } = read.data;
    const rival = this.answers.find(
      (one) =>
        one.match === match && one.decision === decision && one.commandId !== commandId && ['accepted', 'pending'].includes(one.outcome),
    );
    if (rival) this.twice.push(`It answered decision ${decision} again as ${commandId}, after ${rival.commandId} was ${rival.outcome}.`);
    const given: GivenAnswer = { match, decision, commandId, answer, at: this.#now(), outcome: 'pending', why: '' };
    this.answers.push(given);
    this.notify();
    return given;
  }

  /** `isReal`: the server said so, and not the check in its place. */
  replied(name: string, reply: unknown, given: GivenAnswer | undefined, isReal: boolean): void {
    const read = errorReply.safeParse(reply);
    const { code, refusal = '' } = read.success ? read.data.error : { code: '' };
    if (given) {
      given.outcome = code === '' ? 'accepted' : TEMPORARY.has(code) ? 'put-off' : 'refused';
      given.why = `${code} ${refusal}`.trim();
    }
    if (isReal && code === 'refused' && OUTSIDE.has(refusal) && given) {
      this.outside.push(`Decision ${given.decision}: ${refusal}, for ${shortened(given.answer)}.`);
    }
    if (isReal && code === 'command-reused' && given) this.reused.push(`It used ${given.commandId} for two different commands.`);
    if (isReal && ['bad-request', 'unknown-message'].includes(code)) this.malformed.push(`${shortened(name)}: ${code}.`);
    this.notify();
  }

  acceptedIn(match: string): number {
    return new Set(this.answers.filter((one) => one.match === match && one.outcome === 'accepted').map(({ decision }) => decision)).size;
  }

  /** Calls the listener after each change. */
  subscribe(listener: () => void): () => void {
    this.#changed.add(listener);
    return () => this.#changed.delete(listener);
  }

  notify(): void {
    for (const listener of [...this.#changed]) listener();
  }
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
