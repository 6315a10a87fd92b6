/** The kernel: what a game is made of, and what hosts, clients and bots call. */
export { answer, type Begun, begin, Live, type Played, proceed, type Start, type Step, variantsFor } from './apply.ts';
export { canonical } from './canonical.ts';
export {
  type Chance,
  commitment,
  type Fact,
  fastChance,
  fastRandom,
  hashText,
  keyedChance,
  matchKey,
  type Random,
  type RecordedChance,
  recordedChance,
} from './chance.ts';
export { type AnswerRow, Chronicle, type LogRow, type LogStart, type RewindRow, type UndoRow } from './chronicle.ts';
export { type Decision, type DecisionSpec, decision, type Item, type Reader, withoutProblem } from './decision.ts';
export { at, Defect, must } from './defect.ts';
export { digest, hashBy, type Sha256 } from './digest.ts';
export {
  type Effect,
  type EffectResult,
  effect,
  type Heard,
  type Listener,
  type Pending,
  perform,
  type Source,
  type Verdict,
  type WindowName,
} from './effect.ts';
export {
  type AnyGame,
  type ContentCheck,
  defineGame,
  type Game,
  type GameSpec,
  type Invariant,
  type ResponseWindows,
  type Setup,
  type Standing,
} from './game.ts';
export { imagine } from './imagine.ts';
export { clone, equal, isObject, type Json, type JsonObject } from './json.ts';
export { diff, type Patch, type PatchOp, type Path, patched } from './patch.ts';
export { type Procedure, procedure } from './procedure.ts';
export { isRefusal, REFUSAL_CODES, type Reason, type Refusal, type RefusalCode, refuse } from './refusal.ts';
export { lineage, rewindProblem, stateAfter } from './rewind.ts';
export type { Rules, SeatAnswer, Told } from './rules.ts';
export {
  type Fault,
  isFault,
  LONGEST_SAGA_LINE,
  SAGA_CODES,
  type SagaCode,
  type SagaEnd,
  type SagaEnding,
  type SagaFault,
  type SagaHeader,
  type SagaRow,
} from './saga/format.ts';
export { type SagaPart, SagaReader, type SagaVerdict } from './saga/reader.ts';
export { type Draw, Replay, replay } from './saga/replay.ts';
export { endingOf, type SagaAbout, SagaWriter, sagaOf } from './saga/writer.ts';
export { hex, sha256, unhex, utf8 } from './sha256.ts';
export {
  type Accepted,
  type AmountSpace,
  amount,
  checkAnswer,
  countAnswers,
  listAnswers,
  type OneSpace,
  type OrderSpace,
  one,
  order,
  plainAnswer,
  type SomeSpace,
  type Space,
  sampleAnswer,
  some,
} from './space.ts';
export type { StandardSchema } from './standard-schema.ts';
export {
  type Compartments,
  type Frame,
  type GameEvent,
  type GameTypes,
  isOver,
  type Question,
  type RuleId,
  type Seat,
  type State,
  unanswered,
} from './state.ts';
export { extendTrail, type Trail, type Undone, undo } from './undo.ts';
export { decisions, eventsFor, type OpenDecision, type Prompt, type View, type Viewer, view, type Waiting, waiting } from './view.ts';
export { why } from './why.ts';
