/** Luck separated from decisions, for each player. */
import type { Ledger } from '@skald/ai/analysis';
import type { ReactNode } from 'react';
import type { AnalysisTranslator } from '../../i18n/analysis-texts.ts';
import type { ScoredParty } from '../controls/parties.ts';
import { percent, signed } from './percent.ts';

interface LedgerTableProps {
  readonly ledgers: readonly Ledger[];
  readonly parties: readonly ScoredParty[];
  readonly words: AnalysisTranslator;
}

export function LedgerTable({ ledgers, parties, words }: LedgerTableProps): ReactNode {
  const rows = [
    { label: words.t('analysis.start'), of: ({ start }: Ledger) => String(percent(start.value)) },
    { label: words.t('analysis.own'), of: ({ own }: Ledger) => signed(own.value) },
    { label: words.t('analysis.others'), of: ({ others }: Ledger) => signed(others.value) },
    { label: words.t('analysis.rest'), of: ({ luck }: Ledger) => `${signed(luck.value)} ± ${percent(luck.error)}` },
    { label: words.t('analysis.end'), of: ({ end }: Ledger) => String(percent(end.value)) },
  ];
  return (
    <section aria-labelledby="analysis-ledger">
      <h3 id="analysis-ledger">{words.t('analysis.ledger')}</h3>
      <table className="analysis-ledger">
        <thead>
          <tr>
            <th scope="col">%</th>
            {parties.map(({ key, name, colour }) => (
              <th key={key} scope="col" className={`player-name player-${colour}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {ledgers.map((ledger) => (
                <td key={ledger.seat}>{of(ledger)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{words.t('analysis.ledger-about')}</p>
    </section>
  );
}
