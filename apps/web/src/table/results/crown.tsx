/** The winner's moment: whose match it was, with crest, name and a sentence that fits the game. */
import laurel from 'icon:laurel-crown';
import type { Standing } from '@skald/engine';
import type { ReactNode } from 'react';
import { markName, type TableTranslator } from '../../i18n/translators.ts';
import { Icon } from '../../icons/icon.tsx';
import { Emblem } from '../emblem.tsx';
import type { AutomatonStanding, GameUi } from '../game-ui.ts';
import type { TableSnapshot } from '../model/source.ts';
import { Sentence } from '../sentence.tsx';
import './crown.css';

interface CrownProps {
  readonly ui: GameUi;
  readonly snapshot: TableSnapshot;
  readonly automata: readonly AutomatonStanding[];
  readonly i18n: TableTranslator;
}

export function Crown({ ui, snapshot, automata, i18n }: CrownProps): ReactNode {
  const seats = winnersAmong(snapshot.standings ?? []);
  const others = automata.filter(({ won }) => won);
  const all = [...seats.map((seat) => markName(seat, i18n.name(seat))), ...others.map(({ name }) => name)];
  if (all.length === 0) return null;
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(all);
  const isOwn = seats.some((seat) => seat === snapshot.viewer);
  const alone = isOwn && all.length === 1;
  const { Mark } = ui;
  return (
    <div className={isOwn ? 'crown crown-own' : 'crown'} role="status">
      <span className="crown-crests" aria-hidden="true">
        <Icon outline={laurel} />
        {seats.map((seat) =>
          Mark ? <Mark key={seat} snapshot={snapshot} seat={seat} /> : <Emblem key={seat} colour={ui.colourOf(snapshot, seat)} />,
        )}
        {others.map(({ id, colour }) => (
          <Emblem key={id} colour={colour} />
        ))}
      </span>
      <p className="crown-name">
        <Sentence of={alone ? i18n.t('end.you-win') : i18n.t('end.winner', { names, count: all.length })} />
      </p>
      {ui.crowned && (
        <p className="crown-text">
          <Sentence of={i18n.t(ui.crowned, { names, count: all.length })} />
        </p>
      )}
    </div>
  );
}

function winnersAmong(standings: readonly Standing[]): readonly number[] {
  return standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
}
