/** The answer that led to this moment, compared with the best ones found. */
import type { AnalysedDecision } from '@skald/ai/analysis';
import { answerInWords } from '@skald/i18n';
import type { ReactNode } from 'react';
import type { AnalysisTranslator } from '../../i18n/analysis-texts.ts';
import { markName, plainText, type TableTranslator } from '../../i18n/translators.ts';
import { Sentence } from '../../table/sentence.tsx';
import { percent, signed } from './percent.ts';

interface ThisMomentProps {
  readonly decision: AnalysedDecision | undefined;
  /** Smaller differences cannot be told. */
  readonly least: number;
  readonly words: AnalysisTranslator;
  readonly i18n: TableTranslator;
}

export function ThisMoment({ decision, least, words, i18n }: ThisMomentProps): ReactNode {
  return (
    <section className="analysis-here" aria-labelledby="analysis-here">
      <h3 id="analysis-here">{words.t('analysis.here')}</h3>
      {decision ? (
        <Compared decision={decision} least={least} words={words} i18n={i18n} />
      ) : (
        <p className="muted">{words.t('analysis.none')}</p>
      )}
    </section>
  );
}

function Compared({ decision, least, words, i18n }: { decision: AnalysedDecision } & Omit<ThisMomentProps, 'decision'>): ReactNode {
  const { key, answers, luck, verdict } = decision;
  return (
    <>
      <p className={`analysis-verdict analysis-${verdict}`}>
        <Sentence of={verdictInWords(decision, words, i18n, least)} />
      </p>
      <ol className="analysis-answers">
        {answers.map(({ words: parts, chance, isPlayed }) => {
          const text = answerInWords(i18n, key, parts);
          return (
            <li key={text} className={isPlayed ? 'analysis-played' : undefined}>
              <span>
                <Sentence of={text} />
                {isPlayed && <em> {words.t('analysis.played')}</em>}
              </span>
              <b>{words.t('analysis.chance', { value: percent(chance.value) })}</b>
            </li>
          );
        })}
      </ol>
      {luck && Math.abs(luck.value) > luck.error && (
        <p>{words.t('analysis.luck', { value: signed(luck.value), error: percent(luck.error) })}</p>
      )}
    </>
  );
}

/** What was chosen, and what that was worth. */
export function verdictInWords(
  { seat, key, verdict, cost, answers }: AnalysedDecision,
  words: AnalysisTranslator,
  i18n: TableTranslator,
  least = 0,
): string {
  const played = answers.find(({ isPlayed }) => isPlayed);
  return words.t(`analysis.${verdict}`, {
    name: markName(seat, i18n.name(seat)),
    answer: played ? plainText(answerInWords(i18n, key, played.words)) : '',
    cost: percent(cost.value),
    error: percent(cost.error),
    least: percent(least),
  });
}
