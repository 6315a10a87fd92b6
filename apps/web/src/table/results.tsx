/** How the match ended, and what can be done then. */

import trophy from 'icon:laurel-crown';
import type { Standing } from '@skald/engine';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { marked, type TableSpeaker } from '../words/speaker.ts';
import { Sentence } from './sentence.tsx';
import './results.css';

interface ResultsProps {
  readonly standings: readonly Standing[];
  readonly speaker: TableSpeaker;
  readonly children?: ReactNode;
}

export function Results({ standings, speaker, children }: ResultsProps): ReactNode {
  const ranked = standings.toSorted((a, b) => a.rank - b.rank || a.seat - b.seat);
  return (
    <section className="results" aria-label={speaker.say('end.title')}>
      <div className="results-head">
        <h2 className="results-title">
          <Icon outline={trophy} /> {speaker.say('end.title')}
        </h2>
        <div className="results-actions">{children}</div>
      </div>
      <table className="results-table">
        <thead>
          <tr>
            <th scope="col">{speaker.say('end.rank')}</th>
            <th scope="col">{speaker.say('end.player')}</th>
            <th scope="col">{speaker.say('end.score')}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ seat, rank, score }) => (
            <tr key={seat} className={rank === 1 ? 'results-first' : undefined}>
              <td>{rank}</td>
              <th scope="row">
                <Sentence of={marked(seat, speaker.name(seat))} />
              </th>
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
