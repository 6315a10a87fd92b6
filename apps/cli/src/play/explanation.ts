/** What one could think of but cannot choose, and why. */
import { type Chronicle, equal, type GameTypes, type OpenDecision, why } from '@skald/engine';
import { indented } from '../paint.ts';
import { choicesOf, contains, type Page } from './offers.ts';

/** More would run off the screen. */
const MOST = 12;

/** With words: only what contains them. A number of a choice is told to be on offer. */
export function explanation(
  match: Chronicle<GameTypes>,
  open: OpenDecision,
  { speaker, paint, width }: Page,
  words: string,
): readonly string[] {
  if (/^\d{1,4}$/.test(words) && Number(words) > 0 && Number(words) <= choicesOf(open).length) {
    return [speaker.say('on-offer', { number: words })];
  }
  const found = withheld(match, open)
    .map((candidate) => ({ candidate, text: speaker.choice(open.prompt.key, candidate, undefined).text }))
    .filter(({ text }) => contains(text, words));
  if (found.length === 0) return [speaker.say(words === '' ? 'nothing-withheld' : 'no-reason-found', { text: words })];
  const shown = found.slice(0, MOST);
  const lines = shown.flatMap(({ candidate, text }) => {
    const reasons = why(match.game, match.state, open.seat, open.space.kind === 'one' ? candidate : [candidate]);
    const because = reasons.map((reason) => `${speaker.reason(reason)} ${paint.dim(reason.rule ?? '')}`.trimEnd());
    return indented(`${text}: ${because.join(' ')}`, 2, width);
  });
  const more = found.length - shown.length;
  return [paint.bold(speaker.say('withheld')), ...lines, ...(more > 0 ? [paint.dim(`  ${speaker.say('and-more', { count: more })}`)] : [])];
}

/** The candidates that are not among the choices. */
function withheld({ game, state }: Chronicle<GameTypes>, open: OpenDecision): readonly unknown[] {
  const { seat, prompt, space } = open;
  if (space.kind === 'amount') return [];
  const reader = { table: state.table, hands: state.hands, box: state.box, seats: state.hands.length };
  const candidates = game.decision(prompt.key).candidates?.(reader, seat, prompt.params) ?? [];
  const choices = choicesOf(open);
  return candidates.filter((candidate) => !choices.some((choice) => equal(choice, candidate)));
}
