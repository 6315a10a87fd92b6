/** The kernel: what a game is made of, and what hosts, clients and bots call. */

export {
  type AcceptedAnswer,
  type AmountSpace,
  type AnswerSpace,
  amountBetween,
  checkAnswer,
  countAnswers,
  listAnswers,
  type OneSpace,
  type OrderSpace,
  oneOf,
  orderOf,
  plainAnswer,
  type SomeSpace,
  sampleAnswer,
  someOf,
} from './answers/answer-space.ts';
export { type AnswerField, type Asked, type DecisionsOf, decisionGuard, listDecisions } from './answers/asked.ts';
export { type Decision, type DecisionSpec, decision, type Item, type Reader, withoutProblem } from './answers/decision.ts';
export { isRefusal, type Objection, REFUSAL_CODES, type Reason, type Refusal, type RefusalCode, refuse } from './answers/refusal.ts';
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
export { Defect, itemAt, required } from './defect.ts';
export { canonical } from './digest/canonical.ts';
export { digest, hashBy, type Sha256 } from './digest/digest.ts';
export { hex, sha256, unhex, utf8 } from './digest/sha256.ts';
export type { Begun, MutableMatch, Played, Start, Step } from './flow/apply.ts';
export {
  type Effect,
  type EffectResult,
  effect,
  type Heard,
  type Listener,
  type ListenerSource,
  type Pending,
  perform,
  type Verdict,
  type WindowName,
} from './flow/effect.ts';
export { type Procedure, type ProcedureStep, procedure } from './flow/procedure.ts';
export type { AddressedEvent, Rules, SeatAnswer } from './flow/rules.ts';
export {
  type AnyGame,
  type ChosenFromList,
  type ContentCheck,
  defineGame,
  type Game,
  type GameChecks,
  type GameSpec,
  type Invariant,
  type NamingCheck,
  named,
  type ResponseWindows,
  type Setup,
  type Standing,
  withChecks,
} from './game.ts';
export { KERNEL_INTERFACE, type Kernel } from './kernel.ts';
export { type Fault, isFault, SAGA_CODES, type SagaCode } from './log/fault.ts';
export { LoggedMatch } from './log/logged-match.ts';
export {
  canUndo,
  type MatchPosition,
  type Move,
  playAnswer,
  playEntry,
  playRewind,
  playUndo,
  positionAt,
  rowOf,
  type StateAt,
} from './log/move.ts';
export { type Draw, Replay, replay } from './log/replay.ts';
export { resignedStandings } from './log/resigning.ts';
export { isLearnedSince, lineage, rewindProblem, stateAfter } from './log/rewind.ts';
export {
  type AnswerEntry,
  type AnswerRow,
  type LogEntry,
  type LogRow,
  type LogStart,
  type RewindEntry,
  type RewindRow,
  startOf,
  type UndoEntry,
  type UndoRow,
} from './log/rows.ts';
export type { Trail } from './log/undo.ts';
export { answer, begin, decisions, imagine, playInPlace, proceed, variantsFor, view, why } from './run-game.ts';
export {
  LONGEST_SAGA_LINE,
  type SagaEnd,
  type SagaEnding,
  type SagaFault,
  type SagaHeader,
  type SagaRow,
  type SagaRules,
} from './saga/format.ts';
export { momentOf, type SagaMoment } from './saga/moment.ts';
export { sagaHeaderIn } from './saga/parse.ts';
export { type FindRules, type SagaPart, SagaReader, type SagaVerdict } from './saga/reader.ts';
export { endingOf, type SagaAbout, SagaWriter, sagaOf } from './saga/writer.ts';
export { shuffled } from './shuffle.ts';
export type { StandardSchema } from './standard-schema.ts';
export { clone, equal, isObject, type Json, type JsonObject } from './state/json.ts';
export { diff, type Patch, type PatchOp, type Path, patched } from './state/patch.ts';
export {
  type Compartments,
  type Frame,
  type GameEvent,
  type GameTypes,
  isOver,
  type Question,
  type RuleId,
  type SealedAnswer,
  type Seat,
  type State,
  unanswered,
} from './state/state.ts';
export { type Projection, unchangedBy } from './view/projection.ts';
export { eventsFor, type OpenDecision, type Prompt, type View, type Viewer, type Waiting, waiting } from './view/view.ts';
