/** The log and the chat as tabs of one card. */
import { type ReactNode, useId, useState } from 'react';
import { Log, type LogProps } from './log.tsx';
import './side-card.css';

interface SideCardProps extends LogProps {
  readonly talk: ReactNode;
}

const PAGES = ['log', 'talk'] as const;

export function SideCard({ talk, ...log }: SideCardProps): ReactNode {
  const { i18n } = log;
  const [page, setPage] = useState<(typeof PAGES)[number]>('log');
  const id = useId();
  return (
    <div className="side">
      <fieldset className="side-pages">
        <legend className="unseen">{i18n.t('table.side')}</legend>
        {PAGES.map((one) => (
          <label key={one} className="side-page">
            <input type="radio" name={id} checked={page === one} onChange={() => setPage(one)} />
            <span>{i18n.t(`table.side.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {/* Hidden, not removed, so that typed text survives. */}
      <div className="side-body" hidden={page !== 'log'}>
        <Log {...log} />
      </div>
      <section className="side-body side-talk card" hidden={page !== 'talk'} aria-label={i18n.t('table.side.talk')}>
        {talk}
      </section>
    </div>
  );
}
