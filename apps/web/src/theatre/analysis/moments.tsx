/** Moments of the analysis that are worth going to. */
import type { AnalysedDecision, CurvePoint, TurningPoint } from '@skald/ai/analysis';
import { answerInWords } from '@skald/i18n';
import type { ReactNode } from 'react';
import type { AnalysisTranslator } from '../../i18n/analysis-texts.ts';
import { markName, type TableTranslator } from '../../i18n/translators.ts';
import { Sentence } from '../../table/sentence.tsx';
import { percent } from './percent.ts';
import { verdictInWords } from './this-moment.tsx';

/** More would be a list that nobody reads. */
const MOST_COSTLY = 10;

interface MomentsProps {
  readonly words: AnalysisTranslator;
  readonly i18n: TableTranslator;
  onSeek(at: number): void;
}

interface TurningPointsProps extends MomentsProps {
  readonly turningPoints: readonly TurningPoint[];
  readonly points: readonly CurvePoint[];
  told(at: number): readonly string[];
}

export function TurningPoints({ turningPoints, points, words, i18n, told, onSeek }: TurningPointsProps): ReactNode {
  const chanceAt = (at: number, seat: number): number => percent(points.find((point) => point.at === at)?.chances[seat]?.value ?? 0);
  return (
    <section aria-labelledby="analysis-turns">
      <h3 id="analysis-turns">{words.t('analysis.turning-points')}</h3>
      {turningPoints.length === 0 && <p className="muted">{words.t('analysis.turning-none')}</p>}
      <ul className="analysis-moments">
        {turningPoints.map(({ from, at, seat }) => (
          <Moment key={at} at={at} words={words} onSeek={onSeek}>
            <span>
              <Sentence
                of={words.t('analysis.turn', { name: markName(seat, i18n.name(seat)), from: chanceAt(from, seat), to: chanceAt(at, seat) })}
              />
            </span>
            <small>
              <Sentence of={whatHappened(from, at, told)} />
            </small>
          </Moment>
        ))}
      </ul>
    </section>
  );
}

/** The first that everybody saw on the way. */
function whatHappened(from: number, at: number, told: (at: number) => readonly string[]): string {
  for (let moment = from + 1; moment <= at; moment++) {
    const [first] = told(moment);
    if (first !== undefined) return first;
  }
  return '';
}

export function CostlyAnswers({
  decisions,
  words,
  i18n,
  onSeek,
}: MomentsProps & { readonly decisions: readonly AnalysedDecision[] }): ReactNode {
  const costly = decisions.filter(({ verdict }) => verdict === 'costly');
  const shown = costly
    .toSorted((a, b) => b.cost.value - a.cost.value)
    .slice(0, MOST_COSTLY)
    .toSorted((a, b) => a.at - b.at);
  return (
    <section aria-labelledby="analysis-costly">
      <h3 id="analysis-costly">{words.t('analysis.mistakes')}</h3>
      <p className="muted">{words.t('analysis.costly-count', { count: costly.length })}</p>
      <ul className="analysis-moments">
        {shown.map((decision) => {
          const best = decision.answers.find(({ isPlayed }) => !isPlayed);
          return (
            <Moment key={decision.at} at={decision.at} words={words} onSeek={onSeek}>
              <span>
                <Sentence of={verdictInWords(decision, words, i18n)} />
              </span>
              {best && (
                <small>
                  <Sentence of={words.t('analysis.better', { answer: answerInWords(i18n, decision.key, best.words) })} />
                </small>
              )}
            </Moment>
          );
        })}
      </ul>
    </section>
  );
}

interface MomentProps extends Pick<MomentsProps, 'words' | 'onSeek'> {
  readonly at: number;
  readonly children: ReactNode;
}

function Moment({ at, words, onSeek, children }: MomentProps): ReactNode {
  return (
    <li>
      <button type="button" onClick={() => onSeek(at)}>
        <span className="analysis-moment">{words.t('analysis.moment', { at })}</span>
        {children}
      </button>
    </li>
  );
}
