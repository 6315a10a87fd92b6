/** A longship: its crew and its glory, the deck with its tiles, and what lies beside it. */

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
import { Icon } from '../../icons/icon.tsx';
import { Emblem } from '../../table/emblem.tsx';
import type { HoldingProps } from '../../table/face.ts';
import type { WordKey } from '../../words/words.ts';
import { Deck } from './deck.tsx';
import { tableOf } from './table-of-raids.ts';
import './longship.css';
import './pieces.css';

export function LongshipHolding({ shown, choosing, speaker, why, seat }: HoldingProps): ReactNode {
  const table = tableOf(shown.snapshot);
  const ship = table.ships[seat];
  if (!ship) return null;
  const own = shown.snapshot.viewer === seat;
  return (
    <article className={`longship player-${ship.colour}${own ? ' longship-own' : ''}`} aria-label={speaker.name(seat)}>
      <header className="longship-head">
        <Emblem colour={ship.colour} />
        <h3 className="longship-name">{speaker.name(seat)}</h3>
        <Amount
          icon={vikingHead}
          label={speaker.say('raids.vikings')}
          text={speaker.say('raids.crew', { vikings: ship.vikings, shields: shieldsOf(ship) })}
        />
        <Amount icon={laurel} label={speaker.say('raids.glory-now')} text={String(gloryOf(shown.snapshot.table, seat))} />
      </header>
      <div className="longship-hold">
        <Deck ship={ship} seat={seat} choosing={own ? choosing : null} speaker={speaker} why={why} />
        <ul className="longship-beside">
          {beside(ship).map(({ icon, key, count }) => (
            <li key={key} className={count === 0 ? 'longship-none' : undefined} data-beside={`${seat}.${key}`}>
              <Amount icon={icon} label={speaker.say(key)} text={String(count)} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

function Amount({ icon, label, text }: { readonly icon: string; readonly label: string; readonly text: string }): ReactNode {
  return (
    <span className="amount" title={label}>
      <Icon outline={icon} />
      <span className="unseen">{label} </span>
      {text}
    </span>
  );
}

interface Beside {
  readonly icon: string;
  readonly key: WordKey;
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
