/** Turns a recorded match into the steps that one viewer sees. */
import {
  decisions,
  equal,
  eventsFor,
  type GameTypes,
  itemAt,
  type LoggedMatch,
  type OpenDecision,
  type SagaMoment,
  type Viewer,
} from '@skald/engine';
import type { CliTranslator } from '../i18n/translator.ts';
import { choicesOf } from '../play/offers.ts';

/** How much of a hash people see. */
const SHORT = 12;

/** The heading of a step, and its events in words for the viewer. */
export function stepLines(
  match: LoggedMatch<GameTypes>,
  moments: readonly SagaMoment[],
  step: number,
  viewer: Viewer,
  i18n: CliTranslator,
): { readonly heading: string; readonly sentences: readonly string[] } {
  const { row, events, sealed } = itemAt(moments, step);
  const sentences = eventsFor(events, viewer)
    .map((event) => i18n.event(event))
    .filter((sentence) => sentence !== '');
  if (!row) return { heading: i18n.t('match-begins'), sentences };
  if ('edition' in row) return { heading: i18n.t('edition-changed', { edition: row.edition.slice(0, SHORT) }), sentences };
  const name = i18n.name(row.seat);
  if ('undo' in row) return { heading: i18n.t('undone', { name }), sentences };
  const asked = decisions(match.game, itemAt(moments, step - 1).state).find(({ id }) => id === row.decision);
  const question = asked ? i18n.prompt(asked.prompt) : '';
  const own = asked && row.seat === viewer ? ` → ${answerInWords(asked, row.answer, i18n)}` : '';
  return { heading: `${name}: ${question}${own}${sealed ? ` (${i18n.t('sealed')})` : ''}`, sentences };
}

/** The viewer's own answer. Answers of others show in events alone, as at the table. */
function answerInWords(asked: OpenDecision, answer: unknown, i18n: CliTranslator): string {
  const choices = choicesOf(asked);
  const inWords = (choice: unknown) => {
    const place = choices.findIndex((offered) => equal(offered, choice));
    return i18n.choice(asked.prompt.key, choice, asked.hints?.[place]).text;
  };
  if (asked.space.kind === 'amount') return String(answer);
  if (asked.space.kind === 'one') return inWords(answer);
  return Array.isArray(answer) && answer.length > 0 ? answer.map(inWords).join(', ') : '–';
}
