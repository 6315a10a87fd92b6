/** A recorded match as the steps that one viewer is shown. */
import {
  at,
  type Chronicle,
  decisions,
  equal,
  eventsFor,
  type GameTypes,
  type LogRow,
  type OpenDecision,
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
  const asked = decisions(match.game, at(moments, step - 1).state).find(({ id }) => id === row.decision);
  const question = asked ? speaker.prompt(asked.prompt) : '';
  const own = asked && row.seat === viewer ? ` → ${answerInWords(asked, row.answer, speaker)}` : '';
  return { heading: `${name}: ${question}${own}${sealed ? ` (${speaker.say('sealed')})` : ''}`, sentences };
}

/** What the viewer itself answered; what others answered is told by events alone, as at the table. */
function answerInWords(asked: OpenDecision, answer: unknown, speaker: Speaker): string {
  const choices = choicesOf(asked);
  const inWords = (choice: unknown) => {
    const place = choices.findIndex((offered) => equal(offered, choice));
    return speaker.choice(asked.prompt.key, choice, asked.hints?.[place]).text;
  };
  if (asked.space.kind === 'amount') return String(answer);
  if (asked.space.kind === 'one') return inWords(answer);
  return Array.isArray(answer) && answer.length > 0 ? answer.map(inWords).join(', ') : '–';
}
