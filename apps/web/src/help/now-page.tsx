/** The first page of the help: the rule behind the open question, and what happens next in this round. */
import type { OpenDecision } from '@skald/engine';
import type { ReactNode } from 'react';
import { markName, type TableTranslator } from '../i18n/translators.ts';
import type { TableSnapshot } from '../table/model/source.ts';
import { Sentence } from '../table/sentence.tsx';
import type { GameHelp, HelpTexts } from './game-help.ts';
import { HelpText } from './help-text.tsx';
import { RuleLink } from './rule-link.tsx';

interface NowPageProps {
  readonly snapshot: TableSnapshot;
  readonly decision: OpenDecision | undefined;
  readonly parts: GameHelp;
  readonly texts: HelpTexts;
  readonly i18n: TableTranslator;
}

export function NowPage({ snapshot, decision, parts, texts, i18n }: NowPageProps): ReactNode {
  return (
    <>
      {decision ? <Question decision={decision} texts={texts} i18n={i18n} /> : <Others snapshot={snapshot} texts={texts} i18n={i18n} />}
      <Phases current={parts.phaseOf(snapshot)} phases={parts.phases} texts={texts} i18n={i18n} />
    </>
  );
}

interface QuestionProps {
  readonly decision: OpenDecision;
  readonly texts: HelpTexts;
  readonly i18n: TableTranslator;
}

function Question({ decision: { prompt, rules }, texts, i18n }: QuestionProps): ReactNode {
  return (
    <section className="help-part">
      <h3>{i18n.t('help.question')}</h3>
      <p className="help-prompt">
        <Sentence of={i18n.prompt(prompt)} />
      </p>
      <p>
        <HelpText text={texts.decisions[prompt.key] ?? ''} />
      </p>
      <p className="help-rules">
        {i18n.t('help.rules-behind')}{' '}
        {rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </p>
    </section>
  );
}

/** While others decide: about what, as far as everybody knows. */
function Others({ snapshot, texts, i18n }: Pick<NowPageProps, 'snapshot' | 'texts' | 'i18n'>): ReactNode {
  const [open] = snapshot.waiting;
  if (!open) return null;
  const seats = snapshot.waiting.filter(({ prompt }) => prompt.key === open.prompt.key).map(({ seat }) => seat);
  return (
    <section className="help-part">
      <h3>{i18n.t('help.others-decide')}</h3>
      <p className="help-prompt">
        {seats.map((seat) => (
          <span key={seat} className="help-seat">
            <Sentence of={markName(seat, i18n.name(seat))} />
          </span>
        ))}
      </p>
      <p>
        <HelpText text={texts.decisions[open.prompt.key] ?? ''} />
      </p>
    </section>
  );
}

interface PhasesProps {
  readonly current: string | undefined;
  readonly phases: readonly string[];
  readonly texts: HelpTexts;
  readonly i18n: TableTranslator;
}

function Phases({ current, phases, texts, i18n }: PhasesProps): ReactNode {
  return (
    <section className="help-part">
      <h3>{i18n.t('help.round')}</h3>
      <ol className="help-phases">
        {phases.map((phase) => {
          const { title = phase, text = '' } = texts.phases[phase] ?? {};
          return (
            <li key={phase} aria-current={phase === current ? 'step' : undefined}>
              <b>{title}</b>
              {phase === current && <span className="help-now">{i18n.t('help.now')}</span>}
              <p>
                <HelpText text={text} />
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
