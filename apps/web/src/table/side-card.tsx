/** What happened and what is said, one at a time in the same place. */
import { type ReactNode, useId, useState } from 'react';
import type { TableSpeaker } from '../words/speaker.ts';
import type { Explanation } from './face.ts';
import { Log } from './log.tsx';
import type { LogLine } from './stage.ts';
import './side-card.css';

interface SideCardProps {
  readonly lines: readonly LogLine[];
  readonly speaker: TableSpeaker;
  readonly explanation: Explanation | undefined;
  readonly talk: ReactNode;
}

const PAGES = ['log', 'talk'] as const;

export function SideCard({ lines, speaker, explanation, talk }: SideCardProps): ReactNode {
  const [page, setPage] = useState<(typeof PAGES)[number]>('log');
  const id = useId();
  return (
    <div className="side">
      <fieldset className="side-pages">
        <legend className="unseen">{speaker.say('table.side')}</legend>
        {PAGES.map((one) => (
          <label key={one} className="side-page">
            <input type="radio" name={id} checked={page === one} onChange={() => setPage(one)} />
            <span>{speaker.say(`table.side.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {/* What is typed stays while the log is read. */}
      <div className="side-body" hidden={page !== 'log'}>
        <Log lines={lines} speaker={speaker} explanation={explanation} />
      </div>
      <section className="side-body side-talk card" hidden={page !== 'talk'} aria-label={speaker.say('table.side.talk')}>
        {talk}
      </section>
    </div>
  );
}
