/** A longship: its crew and glory, the deck with its tiles, and what lies beside it. */

import anchor from 'icon:anchor';
import laurel from 'icon:laurel-crown';
import runeStone from 'icon:rune-stone';
import serpent from 'icon:sea-serpent';
import trade from 'icon:trade';
import coin from 'icon:two-coins';
import vikingHead from 'icon:viking-helmet';
import type { Seat } from '@skald/engine';
import { type Longship, raids, shieldsOf } from '@skald/engine/games/raids';
import type { ReactNode } from 'react';
import type { TextKey } from '../../../i18n/texts.ts';
import { Icon } from '../../../icons/icon.tsx';
import { Emblem } from '../../../table/emblem.tsx';
import { SummaryFact } from '../../../table/frame/summary-fact.tsx';
import type { PartProps, PlayerBoardProps } from '../../../table/game-ui.ts';
import { tableOf } from '../table-of-raids.ts';
import { Deck } from './deck.tsx';
import './longship.css';
import '../board/pieces.css';

export function LongshipBoard({ shown, i18n, why, seat }: PlayerBoardProps): ReactNode {
  const table = tableOf(shown.snapshot);
  const ship = table.ships[seat];
  if (!ship) return null;
  const own = shown.snapshot.viewer === seat;
  return (
    <article className={`raids-longship player-${ship.colour}${own ? ' raids-longship-own' : ''}`} aria-label={i18n.name(seat)}>
      <header className="raids-longship-head">
        <Emblem colour={ship.colour} />
        <h3 className="raids-longship-name">{i18n.name(seat)}</h3>
        <Amount
          icon={vikingHead}
          label={i18n.t('raids.vikings')}
          text={i18n.t('raids.crew', { vikings: ship.vikings, shields: shieldsOf(ship) })}
        />
        <Amount icon={laurel} label={i18n.t('raids.glory-now')} text={String(gloryOf(shown.snapshot.table, seat))} />
      </header>
      <div className="raids-longship-hold">
        {!own && <Deck ship={ship} seat={seat} choosing={null} i18n={i18n} why={why} />}
        <ul className="raids-longship-beside">
          {beside(ship).map(({ icon, key, count }) => (
            <li key={key} className={count === 0 ? 'raids-longship-none' : undefined} data-beside={`${seat}.${key}`}>
              <Amount icon={icon} label={i18n.t(key)} text={String(count)} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** The few things of a ship that its strip shows. */
export function LongshipSummary({ shown, i18n, seat }: PlayerBoardProps): ReactNode {
  const ship = tableOf(shown.snapshot).ships[seat];
  if (!ship) return null;
  const crew = i18n.t('raids.crew', { vikings: ship.vikings, shields: shieldsOf(ship) });
  return (
    <>
      <SummaryFact icon={vikingHead} label={i18n.t('raids.vikings')} text={crew} />
      <SummaryFact icon={laurel} label={i18n.t('raids.glory-now')} text={String(gloryOf(shown.snapshot.table, seat))} />
    </>
  );
}

/** The deck of the viewer's own ship, where other games have cards. */
export function OwnDeck({ shown, choosing, i18n, why }: PartProps): ReactNode {
  const { viewer } = shown.snapshot;
  const ship = viewer === 'spectator' ? undefined : tableOf(shown.snapshot).ships[viewer];
  return (
    ship &&
    viewer !== 'spectator' && (
      <div className="raids-own-deck">
        <Deck ship={ship} seat={viewer} choosing={choosing} i18n={i18n} why={why} />
      </div>
    )
  );
}

function Amount({ icon, label, text }: { readonly icon: string; readonly label: string; readonly text: string }): ReactNode {
  return (
    <span className="raids-amount" title={label}>
      <Icon outline={icon} />
      <span className="unseen">{label} </span>
      {text}
    </span>
  );
}

interface Beside {
  readonly icon: string;
  readonly key: TextKey;
  readonly count: number;
}

function beside({ runes, posts, monsters, sold, coins }: Longship): readonly Beside[] {
  return [
    { icon: runeStone, key: 'raids.runes', count: runes.length },
    { icon: serpent, key: 'raids.monsters', count: monsters.length },
    { icon: trade, key: 'raids.sold', count: sold.length },
    { icon: anchor, key: 'raids.posts', count: posts.length },
    { icon: coin, key: 'raids.coins', count: coins.reduce((sum, value) => sum + value, 0) },
  ];
}

/** The glory if the game ended now, as the rules count it. */
function gloryOf(table: object, seat: Seat): number {
  const standings = raids.standings({ table: tableOf({ table }), hands: [], box: {} });
  return standings.find((standing) => standing.seat === seat)?.score ?? 0;
}
