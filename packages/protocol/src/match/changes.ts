/** Steps in unpacked form: what the server puts into the streams and the client reads from them. */
import * as z from 'zod';
import { type Json, list } from '../json.ts';
import {
  type Frame,
  frame,
  type GameEvent,
  gameEvent,
  type OpenDecision,
  openDecision,
  type Patch,
  patch,
  type SealedAnswer,
  sealedAnswer,
  type Waiting,
  waiting,
} from '../kernel.ts';
import type { Packer } from '../pack/pack.ts';
import type { Unpacker } from '../pack/unpack.ts';
import { cause, type PrivateStep, type PublicStep, type Result, result, type SentStep, type StepCause, timeLeft } from './steps.ts';

/** Omitted fields have not changed. */
export interface PublicChange {
  readonly events: readonly GameEvent[];
  readonly table: Patch;
  readonly waiting?: readonly Waiting[];
  readonly left?: Readonly<Record<string, number>>;
  readonly cause?: StepCause;
  readonly over?: true;
  readonly result?: Result;
}

const publicChange: z.ZodType<PublicChange> = z.object({
  events: list(gameEvent),
  table: patch,
  waiting: list(waiting).exactOptional(),
  left: timeLeft.exactOptional(),
  cause: cause.exactOptional(),
  over: z.literal(true).exactOptional(),
  result: result.exactOptional(),
});

/** The state of the rules while a decision is open: it completes the view, so that a bot can search. */
export interface SentFlow {
  readonly frames: readonly Frame[];
  readonly asks: number;
}

export const flow: z.ZodType<SentFlow> = z.object({ frames: list(frame), asks: z.int().nonnegative() });

/** Omitted fields have not changed. */
export interface PrivateChange {
  /** Each with the number of public events of the same step that come before it. */
  readonly events: readonly { readonly after: number; readonly event: GameEvent }[];
  readonly hand: Patch;
  readonly decisions?: readonly OpenDecision[];
  readonly flow?: SentFlow;
  readonly sealed?: readonly SealedAnswer[];
  readonly canUndo?: boolean;
}

const privateChange: z.ZodType<PrivateChange> = z.object({
  events: list(z.object({ after: z.int().nonnegative(), event: gameEvent })),
  hand: patch,
  decisions: list(openDecision).exactOptional(),
  flow: flow.exactOptional(),
  sealed: list(sealedAnswer).exactOptional(),
  canUndo: z.boolean().exactOptional(),
});

type PublicPlace = Pick<PublicStep, 'match' | 'epoch' | 'p'>;
type PrivatePlace = Pick<PrivateStep, 'match' | 'seat' | 'epoch' | 'p' | 'q'>;

export function writePublic({ match, epoch, p }: PublicPlace, change: PublicChange, packer: Packer): PublicStep {
  return { match, epoch, p, ...packPublic(change, packer) };
}

/** A public step without its position. */
export function packPublic(change: PublicChange, packer: Packer): Omit<PublicStep, keyof PublicPlace> {
  const { events, table, waiting, left, cause, over, result } = change;
  return {
    ...(events.length > 0 && { events: packer.value(events) }),
    ...(table.length > 0 && { table: packer.patch(table) }),
    ...(waiting && { waiting: packer.value(waiting) }),
    ...(left && { left }),
    ...(cause && { cause }),
    ...(over && { over }),
    ...(result && { result }),
  };
}

export function writePrivate({ match, seat, epoch, p, q }: PrivatePlace, change: PrivateChange, packer: Packer): PrivateStep {
  return { match, seat, epoch, p, q, ...packPrivate(change, packer) };
}

/** A private step without its position. */
export function packPrivate(change: PrivateChange, packer: Packer): Omit<PrivateStep, keyof PrivatePlace> {
  const { events, hand, decisions, flow, sealed, canUndo } = change;
  return {
    ...(events.length > 0 && { events: events.map(({ after, event }): [number, Json] => [after, packer.value(event)]) }),
    ...(hand.length > 0 && { hand: packer.patch(hand) }),
    ...(decisions && { decisions: packer.value(decisions) }),
    ...(flow && { flow: packer.value(flow) }),
    ...(sealed && { sealed: packer.value(sealed) }),
    ...(canUndo !== undefined && { canUndo }),
  };
}

/** Splits a sent step into its public and its private part. */
export function splitStep({ own, ...shown }: SentStep): { readonly public: PublicStep; readonly private: PrivateStep | undefined } {
  const { match, epoch, p } = shown;
  return { public: shown, private: own && { match, epoch, p, ...own } };
}

/** Undefined if the step was not packed with this dictionary or has an unexpected shape. */
export function readPublic(step: PublicStep, unpacker: Unpacker): PublicChange | undefined {
  const { events, table, waiting, left, cause, over, result } = step;
  return publicChange.safeParse({
    events: events === undefined ? [] : unpacker.value(events),
    table: unpacker.patch(table ?? []),
    ...(waiting !== undefined && { waiting: unpacker.value(waiting) }),
    ...(left && { left }),
    ...(cause && { cause }),
    ...(over && { over }),
    ...(result && { result }),
  }).data;
}

/** Undefined if the step was not packed with this dictionary or has an unexpected shape. */
export function readPrivate(step: PrivateStep, unpacker: Unpacker): PrivateChange | undefined {
  const { events, hand, decisions, flow, sealed, canUndo } = step;
  return privateChange.safeParse({
    events: (events ?? []).map(([after, event]) => ({ after, event: unpacker.value(event) })),
    hand: unpacker.patch(hand ?? []),
    ...(decisions !== undefined && { decisions: unpacker.value(decisions) }),
    ...(flow !== undefined && { flow: unpacker.value(flow) }),
    ...(sealed !== undefined && { sealed: unpacker.value(sealed) }),
    ...(canUndo !== undefined && { canUndo }),
  }).data;
}
