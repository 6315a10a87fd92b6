/** The result of checking a whole match, in plain words. */
import check from 'icon:check-mark';
import seal from 'icon:wax-seal';
import { type ReactNode, useEffect, useRef } from 'react';
import type { TableTranslator } from '../i18n/translators.ts';
import { Icon } from '../icons/icon.tsx';
import { faultText } from './fault-text.ts';
import type { Finding, Proof } from './replay/proof.ts';
import './proof.css';

interface ProofDialogProps {
  /** Null while the check runs. */
  readonly finding: Finding | null;
  readonly progress: number;
  readonly i18n: TableTranslator;
  onClose(): void;
}

export function ProofDialog({ finding, progress, i18n, onClose }: ProofDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="proof" aria-labelledby="proof-title" onClose={onClose}>
      <h2 id="proof-title">
        <Icon outline={seal} /> {i18n.t('theatre.proof')}
      </h2>
      <div role="status">
        {finding === null && (
          <p className="proof-wait">
            {i18n.t('theatre.verifying')} <progress max={1} value={progress} aria-label={i18n.t('theatre.verifying')} />
          </p>
        )}
        {finding && 'fault' in finding && (
          <p className="proof-broken">
            {i18n.t('theatre.proof.broken', { line: finding.fault.line, fault: faultText(finding.fault, i18n) })}
          </p>
        )}
        {finding && 'proof' in finding && <Proven proof={finding.proof} i18n={i18n} />}
      </div>
      <button type="button" className="button button-main" onClick={() => dialog.current?.close()}>
        {i18n.t('settings.close')}
      </button>
    </dialog>
  );
}

function Proven({ proof, i18n }: { readonly proof: Proof; readonly i18n: TableTranslator }): ReactNode {
  const result = proof.standings
    .toSorted((a, b) => a.rank - b.rank || a.seat - b.seat)
    .map(({ seat, score }) => `${i18n.name(seat)} ${score}`)
    .join(', ');
  const { lines, answers, takenBack, draws, nonces } = proof;
  const found = [
    i18n.t('theatre.proof.chain', { lines }),
    i18n.t('theatre.proof.rules', { answers, takenBack }),
    i18n.t(`theatre.proof.chance-${proof.chance}`, { draws, count: nonces.length }),
    i18n.t('theatre.proof.result', { result }),
  ];
  return (
    <>
      <p className="proof-done">{i18n.t('theatre.proof.done')}</p>
      <ul className="proof-found">
        {found.map((sentence) => (
          <li key={sentence}>
            <Icon outline={check} />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      {proof.commitment !== null && (
        <dl className="proof-numbers">
          <dt>{i18n.t('theatre.proof.fingerprint')}</dt>
          <dd>{proof.commitment}</dd>
          {proof.secret !== null && (
            <>
              <dt>{i18n.t('theatre.proof.secret')}</dt>
              <dd>{proof.secret}</dd>
            </>
          )}
        </dl>
      )}
      <p className="muted">{i18n.t('theatre.proof.limits')}</p>
    </>
  );
}
