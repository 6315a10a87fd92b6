/** The results of a match, and what to do next. */

import trophy from 'icon:laurel-crown';
import type { Seat, Standing } from '@skald/engine';
import type { ReactNode } from 'react';
import { useMedia } from '../../app/use-media.ts';
import { MEDIA } from '../../design/media.ts';
import { markName, type TableTranslator } from '../../i18n/translators.ts';
import { Icon } from '../../icons/icon.tsx';
import type { AutomatonStanding, TallyColumn } from '../game-ui.ts';
import { Sentence } from '../sentence.tsx';
import './results.css';

interface ResultsProps {
  /** Empty if nobody has won. */
  readonly standings: readonly Standing[];
  /** How the match ended, if the rules did not end it. */
  readonly ending?: string | null;
  /** The opponents that the rules played. */
  readonly automata?: readonly AutomatonStanding[];
  /** What the points are made of. */
  readonly columns?: readonly TallyColumn[];
  /** The winner's moment. */
  readonly crown?: ReactNode;
  readonly i18n: TableTranslator;
  /** The course of the match. */
  readonly story?: ReactNode;
  readonly children?: ReactNode;
}

const NO_COLUMNS: readonly TallyColumn[] = [];
const REACHABLE = 0;

export function Results({
  standings,
  ending = null,
  automata = [],
  columns = NO_COLUMNS,
  crown,
  story,
  i18n,
  children,
}: ResultsProps): ReactNode {
  const rows = standings.length > 0 ? rowsOf(standings, automata, i18n) : [];
  return (
    <section className="results" aria-label={i18n.t('end.title')}>
      <div className="results-head">
        <h2 className="results-title">
          <Icon outline={trophy} /> {ending === null ? i18n.t('end.title') : <Sentence of={ending} />}
        </h2>
        <div className="results-actions">{children}</div>
      </div>
      {ending === null && crown}
      {rows.length > 0 && <Points rows={rows} columns={columns} i18n={i18n} />}
      {story}
    </section>
  );
}

interface PointsProps extends Pick<ResultsProps, 'i18n'> {
  readonly rows: readonly Row[];
  readonly columns: readonly TallyColumn[];
}

/** Who has how many points, and what they are made of: in columns, or under the names where columns do not fit. */
function Points({ rows, columns, i18n }: PointsProps): ReactNode {
  const stacked = useMedia(MEDIA.phone);
  const across = stacked ? NO_COLUMNS : columns;
  return (
    // A table of many columns scrolls inside; keyboards must reach it.
    <section className="results-scroll" aria-label={i18n.t('end.score')} tabIndex={REACHABLE}>
      <table className="results-table">
        <thead>
          <tr>
            <th scope="col">{i18n.t('end.rank')}</th>
            <th scope="col">{i18n.t('end.player')}</th>
            {across.map(({ key, label }) => (
              <th key={key} scope="col" className="results-part">
                {label}
              </th>
            ))}
            <th scope="col">{i18n.t('end.score')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, party, rank, name, score }) => (
            <tr key={key} className={rank === 1 ? 'results-first' : undefined}>
              <td>{rank ?? '–'}</td>
              <th scope="row">
                {name}
                {stacked && <Parts party={party} columns={columns} />}
              </th>
              {across.map((column) => (
                <td key={column.key} className="results-part">
                  {column.amountOf(party) ?? '–'}
                </td>
              ))}
              <td>{score ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The parts of one player's points, in as many lines as they need. */
function Parts({ party, columns }: { readonly party: Seat | string; readonly columns: readonly TallyColumn[] }): ReactNode {
  const parts = columns.flatMap(({ key, label, amountOf }) => {
    const amount = amountOf(party);
    return amount === undefined ? [] : [{ key, label, amount }];
  });
  if (parts.length === 0) return null;
  return (
    <ul className="results-parts">
      {parts.map(({ key, label, amount }) => (
        <li key={key}>
          {label} <b>{amount}</b>
        </li>
      ))}
    </ul>
  );
}

interface Row {
  readonly key: string;
  readonly party: Seat | string;
  /** Null for unranked opponents. */
  readonly rank: number | null;
  readonly name: ReactNode;
  readonly score: number | null;
}

/** The rules rank only seats: of the opponents they play, a winner comes first and the others last. */
function rowsOf(standings: readonly Standing[], automata: readonly AutomatonStanding[], i18n: TableTranslator): readonly Row[] {
  const seats = standings
    .toSorted((a, b) => a.rank - b.rank || a.seat - b.seat)
    .map(({ seat, rank, score }) => ({
      key: `seat ${seat}`,
      party: seat,
      rank,
      name: <Sentence of={markName(seat, i18n.name(seat))} />,
      score,
    }));
  const others = automata
    .filter(({ takesTurns, won }) => takesTurns || won)
    .map(({ id, name, colour, won, takesTurns, score }) => ({
      key: id,
      party: id,
      rank: won ? 1 : null,
      name: <b className={`player-name player-${colour}`}>{name}</b>,
      score: takesTurns ? score : null,
    }));
  return [...others.filter(({ rank }) => rank !== null), ...seats, ...others.filter(({ rank }) => rank === null)];
}
