/** What the acting prophet is up to: his card, his target and the reason, read from the events of his turn. */
import {
  type ActionCardId,
  actionCardOf,
  boardOf,
  type Candidate,
  type ChoiceAbout,
  isProphet,
  type LordsEvent,
  type LordsTable,
  type ProphetId,
  type SettledBy,
} from '@skald/engine/games/lords-of-ragnarok';
import type { LogLine, StageState } from '../../../table/model/stage.ts';
import { isLordsDecision } from '../table-of-lords.ts';
import { type ProphetChoice, reasonsOf, turnLinesOf } from './reasons.ts';

/** What the target is: what he chose, or one of the steps in which he has no choice. */
export type PlanLabel = ChoiceAbout | 'hero' | 'rune-action' | 'action' | 'bonus';

/** Why: what settled a choice, or the part of the rules that left him none. */
export type PlanReason =
  | { readonly settled: SettledBy; readonly best: 'most' | 'least' }
  | { readonly because: 'die' | 'card' | 'priority' | 'rest' | 'row' | 'only' | 'bonus' };

interface PlanStep {
  /** Null while he has only rolled the die. */
  readonly label: PlanLabel | null;
  /** A region by number, anything else by name. */
  readonly target: Candidate | null;
  readonly reason: PlanReason;
  /** The other regions that he compared. */
  readonly weighed: readonly number[];
}

export interface ProphetPlan extends PlanStep {
  readonly who: ProphetId;
  /** The number of the log line with which this step began. */
  readonly id: number;
  readonly card: ActionCardId;
  /** The face of Surtur's die. */
  readonly face: number;
}

/** Choices about the means, which leave the target as it is. */
const MEANS: readonly ChoiceAbout[] = ['conquering-army', 'supporting-army', 'army-hit', 'retreat'];

/** The plan to show; null while no prophet acts, and while the viewer has something else to decide. */
export function planOf(shown: StageState, table: LordsTable): ProphetPlan | null {
  const { active } = table;
  const [asked] = shown.snapshot.decisions;
  if (!isProphet(active) || shown.snapshot.over) return null;
  if (asked !== undefined && !isLordsDecision(asked, 'see-next-prophet')) return null;
  return lastPlan(linesSoFar(shown), active, table);
}

/** While something is shown again, the log is longer than the story. */
function linesSoFar({ repeating, scene, log }: StageState): readonly LogLine[] {
  if (!repeating) return log;
  const now = log.findLastIndex((line) => 'event' in line && scene?.events.includes(line.event));
  return log.slice(0, now + 1);
}

function lastPlan(log: readonly LogLine[], who: ProphetId, table: LordsTable): ProphetPlan | null {
  let plan: ProphetPlan | null = null;
  for (const { id, event } of turnLinesOf(log, who)) {
    if (event.event === 'die-rolled') {
      const { card, face } = event;
      plan = { who, id, card, face, label: null, target: null, reason: { because: 'die' }, weighed: [] };
      continue;
    }
    if (!plan || !('who' in event) || event.who !== who) continue;
    const step = stepOf(event, plan, table);
    if (step) plan = { ...plan, ...step, id };
  }
  return plan;
}

/** The step that an event begins; null if the plan stays as it is. */
function stepOf(event: LordsEvent, plan: ProphetPlan, table: LordsTable): PlanStep | null {
  if (event.event === 'prophet-chose') return MEANS.includes(event.about) ? null : chosenStep(event);
  const step = plainStep(event, plan, table);
  return step && isExplained(step, plan) ? null : step;
}

/** A choice explains the deed that follows from it; a usurped region gets an army at once. */
function isExplained({ target, label }: PlanStep, plan: ProphetPlan): boolean {
  if (plan.label === 'usurped-region' && plan.target === target) return true;
  return 'settled' in plan.reason && (plan.target === target || (plan.label === label && typeof target !== 'number'));
}

function chosenStep(choice: ProphetChoice): PlanStep {
  const { about, among, chosen, settled } = choice;
  return {
    label: about,
    target: chosen,
    reason: { settled, best: reasonsOf(choice).best },
    weighed: among.flatMap((one) => (typeof one === 'number' && one !== chosen ? [one] : [])),
  };
}

function step(label: PlanLabel, target: Candidate | null, reason: PlanReason): PlanStep {
  return { label, target, reason, weighed: [] };
}

/** A deed that follows no choice: the rules left him only this. */
function plainStep(event: LordsEvent, plan: ProphetPlan, table: LordsTable): PlanStep | null {
  const only: PlanReason = { because: 'only' };
  switch (event.event) {
    case 'hero-moved':
      return step('hero', event.region, { because: 'card' });
    case 'rune-action-done':
      return step('rune-action', event.action, { because: 'row' });
    case 'marker-placed':
      return step('action', event.action, { because: causeOf(event.action, plan, table) });
    case 'bonus-gained':
      return step('bonus', null, { because: 'bonus' });
    case 'monument-raised':
      return step('monument', event.monument, { settled: 'preference', best: 'least' });
    case 'priest-sent':
      return step('monument', event.monument, only);
    case 'rune-forged':
      return step('rune', event.region, only);
    case 'army-recruited':
      return step('settlement', event.region, only);
    case 'army-moved':
      return step('target', event.region, only);
    case 'region-usurped':
      return step('usurped-region', event.region, only);
    case 'temple-built':
      return step('shrine', event.region, only);
    case 'devastation-placed':
      return step('devastated-region', event.region, only);
    case 'monster-controlled':
      return step('monster-to-control', event.monster, only);
    case 'hunt-began':
      return step('monster-to-hunt', event.monster, only);
    case 'alliance-made':
      return step('realm', event.realm, only);
    default:
      return null;
  }
}

/** LR-29.1: the action of his card, else the priority of his board, else the last ones left. */
function causeOf(action: string, { card, who }: ProphetPlan, table: LordsTable): 'card' | 'priority' | 'rest' {
  if (actionCardOf(card).specialAction === action) return 'card';
  const hero = table.prophets.find(({ prophet }) => prophet === who)?.hero;
  return hero && boardOf(hero).prioritySpecialAction === action ? 'priority' : 'rest';
}
