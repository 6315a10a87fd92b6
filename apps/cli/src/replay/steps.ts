/** A recorded match as the steps that one viewer is shown. */
import {
  at,
  type Chronicle,
  decisions,
  eventsFor,
  type GameTypes,
  type LogRow,
  type SagaPart,
  type State,
  type Told,
  type Viewer,
} from '@skald/engine';
import { choicesOf } from '../play/offers.ts';
import type { Speaker } from '../words/speaker.ts';

/** What happened at one line of the saga, and how the match stood then. */
export interface Moment {
  readonly row?: LogRow;
  readonly told: readonly Told<GameTypes>[];
  readonly sealed: boolean;
  readonly state: State<GameTypes>;
}

/** Collects the moments while a saga is read. */
export function noteMoment(moments: Moment[], part: SagaPart): void {
  if (part.part === 'header') moments.push({ told: part.begun.events, sealed: false, state: part.begun.state });
  if (part.part === 'answer') moments.push({ row: part.row, told: part.step.events, sealed: part.step.sealed, state: part.step.state });
  if (part.part === 'undo') moments.push({ row: part.row, told: [], sealed: false, state: part.state });
}

/** The heading of a step and what the viewer is told at it. */
export function tellStep(
  match: Chronicle<GameTypes>,
  moments: readonly Moment[],
  step: number,
  viewer: Viewer,
  speaker: Speaker,
): { readonly heading: string; readonly sentences: readonly string[] } {
  const { row, told, sealed } = at(moments, step);
  const sentences = eventsFor(told, viewer)
    .map((event) => speaker.event(event))
    .filter((sentence) => sentence !== '');
  if (!row) return { heading: speaker.say('match-begins'), sentences };
  const name = speaker.name(row.seat);
  if ('undo' in row) return { heading: speaker.say('undone', { name }), sentences };
  const own = row.seat === viewer ? `: ${ownAnswer(match, at(moments, step - 1).state, row, speaker)}` : '';
  return { heading: speaker.say(sealed ? 'answered-sealed' : 'answered', { name }) + own, sentences };
}

/** What the viewer itself answered; what others answered is told by events alone, as at the table. */
function ownAnswer(
  match: Chronicle<GameTypes>,
  before: State<GameTypes>,
  row: LogRow & { answer: unknown; decision: string },
  speaker: Speaker,
): string {
  const open = decisions(match.game, before).find(({ id }) => id === row.decision);
  if (!open) return speaker.thing(row.answer);
  const choices = choicesOf(open);
  const text = (choice: unknown) => {
    const place = choices.findIndex((offered) => JSON.stringify(offered) === JSON.stringify(choice));
    return speaker.choice(open.prompt.key, choice, open.hints?.[place]).text;
  };
  if (open.space.kind === 'amount') return String(row.answer);
  if (open.space.kind === 'one') return text(row.answer);
  return Array.isArray(row.answer) && row.answer.length > 0 ? row.answer.map(text).join(', ') : '–';
}
