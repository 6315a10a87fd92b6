/** Schemas of the kernel types that go over the wire, tied to the engine's types by the compiler. */
import type {
  AnswerSpace,
  Frame,
  GameEvent,
  OpenDecision,
  Patch,
  PatchOp,
  Path,
  Reason,
  RefusalCode,
  SealedAnswer,
  Standing,
  Viewer,
  Waiting,
} from '@skald/engine';
import * as z from 'zod';
import { type Json, json, list } from './json.ts';

export type {
  AnswerSpace,
  Frame,
  GameEvent,
  OpenDecision,
  Patch,
  PatchOp,
  Path,
  Reason,
  RefusalCode,
  SealedAnswer,
  Standing,
  Viewer,
  Waiting,
};

export const seat = z.int().min(0).max(15).describe('Seats are numbered from 0, clockwise.');
export const viewer: z.ZodType<Viewer> = z.union([seat, z.literal('spectator')]);

const place = z.int().nonnegative();
const path: z.ZodType<Path> = z.array(z.union([z.string(), place]));
const patchOp: z.ZodType<PatchOp> = z.union([z.tuple([path]), z.tuple([path, json]), z.tuple([path, place, place, z.array(json)])]);
export const patch: z.ZodType<Patch> = z.array(patchOp).describe('What changed: removed, set, or exchanged within a list, at a path.');

export const gameEvent: z.ZodType<GameEvent> = z.looseObject({ event: z.string() });

const prompt = z.object({ key: z.string(), params: z.looseObject({}) });
const rules = list(z.string());

export const space: z.ZodType<AnswerSpace<Json>> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('one'), options: z.array(json) }),
  z.object({ kind: z.literal('some'), items: z.array(json), min: z.int(), max: z.int() }),
  z.object({ kind: z.literal('amount'), min: z.int(), max: z.int() }),
  z.object({ kind: z.literal('order'), items: z.array(json) }),
]);

export const openDecision: z.ZodType<OpenDecision> = z.object({
  id: z.string(),
  seat,
  prompt,
  space,
  fallback: json,
  rules,
  hints: z.exactOptional(list(json)),
});

export const waiting: z.ZodType<Waiting> = z.object({ id: z.string(), seat, prompt, answered: z.exactOptional(z.boolean()) });

/** The seat's own answer, sealed until all others have answered. */
export const sealedAnswer: z.ZodType<SealedAnswer> = z.object({ id: z.string(), answer: json });

export const frame: z.ZodType<Frame> = z.object({ procedure: z.string(), step: z.string(), locals: z.looseObject({}) });

export const standing: z.ZodType<Standing> = z.object({ seat, rank: z.int(), score: z.int() });

export const reason: z.ZodType<Reason> = z.object({
  reason: z.string(),
  rule: z.exactOptional(z.string()),
  params: z.exactOptional(z.record(z.string(), json)),
});

/** Why the rules did not take an answer; every code of the kernel, and no other. */
export const refusalCode = z.enum({
  'match-over': 'match-over',
  'unknown-seat': 'unknown-seat',
  'stale-decision': 'stale-decision',
  'not-your-decision': 'not-your-decision',
  'already-answered': 'already-answered',
  'wrong-shape': 'wrong-shape',
  'too-large': 'too-large',
  'not-offered': 'not-offered',
  'too-few': 'too-few',
  'too-many': 'too-many',
  'out-of-range': 'out-of-range',
  'nothing-to-undo': 'nothing-to-undo',
  'seat-count': 'seat-count',
  'bad-options': 'bad-options',
} satisfies { readonly [Code in RefusalCode]: Code });
