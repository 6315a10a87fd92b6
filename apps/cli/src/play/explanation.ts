/** Explains why a conceivable choice is not on offer. */
import { equal, type GameTypes, type LoggedMatch, type OpenDecision, why } from '@skald/engine';
import { indented } from '../paint.ts';
import { choicesOf, containsWords, type OfferPage } from './offers.ts';

/** More would not fit on the screen. */
const MOST = 12;

/** With words, only the choices that contain them. For the number of a choice, says that it is on offer. */
export function explanation(
  match: LoggedMatch<GameTypes>,
  open: OpenDecision,
  { i18n, paint, width }: OfferPage,
  words: string,
): readonly string[] {
  if (/^\d{1,4}$/.test(words) && Number(words) > 0 && Number(words) <= choicesOf(open).length) {
    return [i18n.t('on-offer', { number: words })];
  }
  const found = withheld(match, open)
    .map((candidate) => ({ candidate, text: i18n.choice(open.prompt.key, candidate, undefined).text }))
    .filter(({ text }) => containsWords(text, words));
  if (found.length === 0) return [i18n.t(words === '' ? 'nothing-withheld' : 'no-reason-found', { text: words })];
  const shown = found.slice(0, MOST);
  const lines = shown.flatMap(({ candidate, text }) => {
    const reasons = why(match.game, match.state, open.seat, open.space.kind === 'one' ? candidate : [candidate]);
    const because = reasons.map((reason) => `${i18n.reason(reason)} ${paint.dim(reason.rule ?? '')}`.trimEnd());
    return indented(`${text}: ${because.join(' ')}`, 2, width);
  });
  const more = found.length - shown.length;
  return [paint.bold(i18n.t('withheld')), ...lines, ...(more > 0 ? [paint.dim(`  ${i18n.t('and-more', { count: more })}`)] : [])];
}

/** The candidates that are not among the choices. */
function withheld({ game, state }: LoggedMatch<GameTypes>, open: OpenDecision): readonly unknown[] {
  const { seat, prompt, space } = open;
  if (space.kind === 'amount') return [];
  const reader = { table: state.table, hands: state.hands, box: state.box, seats: state.hands.length };
  const candidates = game.decision(prompt.key).candidates?.(reader, seat, prompt.params) ?? [];
  const choices = choicesOf(open);
  return candidates.filter((candidate) => !choices.some((choice) => equal(choice, candidate)));
}
