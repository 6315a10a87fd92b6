/** The analysis of a match as lines for a terminal. */
import type { AnalysedDecision, Analysis, Estimate } from '@skald/ai/analysis';
import { answerInWords } from '@skald/i18n';
import { FigureTable } from '../figures.ts';
import type { CliTranslator } from '../i18n/translator.ts';
import type { Paint } from '../paint.ts';

/** How many points of the curve are printed. */
const MOST_POINTS = 12;

export function analysisLines(analysis: Analysis, i18n: CliTranslator, paint: Paint): readonly string[] {
  const { points, turningPoints, decisions, ledgers, doubt, least, seats } = analysis;
  const names = Array.from({ length: seats }, (_, seat) => i18n.name(seat));
  const curve = new FigureTable(['moment', ...names, '']);
  const stride = Math.max(1, Math.ceil((points.length - 1) / MOST_POINTS));
  for (const [i, { at, chances }] of points.entries()) {
    if (i % stride === 0 || i === points.length - 1) curve.add([at, ...chances.map(around), '']);
  }
  const kept = new FigureTable(['', ...names, '']);
  const parts = [
    ['start', 'start'],
    ['own costly answers', 'own'],
    ['those of others', 'others'],
    ['luck and the rest', 'luck'],
    ['end', 'end'],
  ] as const;
  for (const [label, part] of parts) kept.add([label, ...ledgers.map((ledger) => around(ledger[part])), '']);
  const costly = decisions.filter(({ verdict }) => verdict === 'costly');
  return [
    paint.bold('Chances to win, in %, each from what that player knew'),
    ...curve.lines(),
    '',
    paint.bold('Turning points'),
    ...turningPoints.map(
      ({ from, at, seat, change }) => `  ${from} to ${at}  ${i18n.name(seat)} ${signed(change.value)} (± ${whole(change.error)})`,
    ),
    '',
    paint.bold(`Costly answers: ${costly.length} of ${decisions.length}`),
    ...costly.flatMap((decision) => costLines(decision, i18n)),
    '',
    paint.bold('Luck and decisions'),
    ...kept.lines(),
    paint.dim(
      `  In matches with known ends chances were off by about ${whole(doubt)} on average. Costs below ${whole(least)} are not named.`,
    ),
    ...(analysis.isMeasured ? [] : [paint.dim('  Nobody has measured this game: the standings alone count.')]),
  ];
}

function costLines({ at, seat, key, cost, answers }: AnalysedDecision, i18n: CliTranslator): readonly string[] {
  const inWords = (played: boolean): string => {
    const found = answers.find(({ isPlayed }) => isPlayed === played);
    return found ? answerInWords(i18n, key, found.words) : '–';
  };
  return [
    `  ${at}  ${i18n.name(seat)}: ${inWords(true)}: about ${whole(cost.value)} (± ${whole(cost.error)})`,
    `      better: ${inWords(false)}`,
  ];
}

function around({ value, error }: Estimate): string {
  return `${whole(value)} ± ${whole(error)}`;
}

function whole(share: number): string {
  return (100 * share).toFixed(0);
}

function signed(share: number): string {
  return `${share < 0 ? '−' : '+'}${whole(Math.abs(share))}`;
}
