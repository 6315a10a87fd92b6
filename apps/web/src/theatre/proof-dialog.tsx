/** What the check of a whole match has found, in plain words. */
import check from 'icon:check-mark';
import seal from 'icon:wax-seal';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { TableSpeaker } from '../words/speaker.ts';
import { faultWords } from './fault-words.ts';
import type { Finding, Proof } from './proof.ts';

interface ProofDialogProps {
  /** Null while the check goes on. */
  readonly finding: Finding | null;
  readonly progress: number;
  readonly speaker: TableSpeaker;
  onClose(): void;
}

export function ProofDialog({ finding, progress, speaker, onClose }: ProofDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="proof" aria-labelledby="proof-title" onClose={onClose}>
      <h2 id="proof-title">
        <Icon outline={seal} /> {speaker.say('theatre.proof')}
      </h2>
      <div role="status">
        {finding === null && (
          <p className="proof-wait">
            {speaker.say('theatre.verifying')} <progress max={1} value={progress} aria-label={speaker.say('theatre.verifying')} />
          </p>
        )}
        {finding && 'fault' in finding && (
          <p className="proof-broken">
            {speaker.say('theatre.proof.broken', { line: finding.fault.line, fault: faultWords(finding.fault, speaker) })}
          </p>
        )}
        {finding && 'proof' in finding && <Proven proof={finding.proof} speaker={speaker} />}
      </div>
      <button type="button" className="button button-main" onClick={() => dialog.current?.close()}>
        {speaker.say('settings.close')}
      </button>
    </dialog>
  );
}

function Proven({ proof, speaker }: { readonly proof: Proof; readonly speaker: TableSpeaker }): ReactNode {
  const result = proof.standings
    .toSorted((a, b) => a.rank - b.rank || a.seat - b.seat)
    .map(({ seat, score }) => `${speaker.name(seat)} ${score}`)
    .join(', ');
  const { lines, answers, takenBack, draws, nonces } = proof;
  const found = [
    speaker.say('theatre.proof.chain', { lines }),
    speaker.say('theatre.proof.rules', { answers, takenBack }),
    speaker.say(`theatre.proof.chance-${proof.chance}`, { draws, count: nonces.length }),
    speaker.say('theatre.proof.result', { result }),
  ];
  return (
    <>
      <p className="proof-done">{speaker.say('theatre.proof.done')}</p>
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
          <dt>{speaker.say('theatre.proof.fingerprint')}</dt>
          <dd>{proof.commitment}</dd>
          {proof.secret !== null && (
            <>
              <dt>{speaker.say('theatre.proof.secret')}</dt>
              <dd>{proof.secret}</dd>
            </>
          )}
        </dl>
      )}
      <p className="muted">{speaker.say('theatre.proof.limits')}</p>
    </>
  );
}
