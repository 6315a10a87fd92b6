/** The tip of the hovered thing: a realm's powers, price and owner, and why it cannot be chosen now. */
import { controls, type Realm, realmOf, type ValdaTable } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { markName } from '../../../i18n/translators.ts';
import { Reasons } from '../../../table/board-input/reasons.tsx';
import type { BoardTarget } from '../../../table/board-input/targets.ts';
import { useReasons } from '../../../table/board-input/use-reasons.ts';
import { BoardTip } from '../../../table/frame/board-tip.tsx';
import type { PartProps } from '../../../table/game-ui.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { Amounts } from '../panels/amounts.tsx';
import { powerText } from '../panels/power-text.ts';
import { isValdaDecision } from '../table-of-valda.ts';
import type { BoardLayout } from './layout.ts';
import { boxOf, PLACES } from './places.ts';
import { labelOf } from './spots.tsx';

interface TipProps extends PartProps {
  readonly layout: BoardLayout;
  readonly table: ValdaTable;
  readonly target: BoardTarget;
}

export function Tip({ layout, table, target, i18n, choosing, why }: TipProps): ReactNode {
  const place = PLACES.find((one) => one.target === target);
  if (!place) return null;
  const { x, y, width, height } = boxOf(layout, place);
  return (
    <BoardTip of={{ x: x + width / 2, y: y + height / 2 }} sheet={layout} className="valda-tip">
      <b>{place.kind === 'realm' ? i18n.thing(place.realm) : labelOf(place, table, i18n)}</b>
      {place.kind === 'pile' && <span className="board-tip-about">{i18n.t('valda.pile-about')}</span>}
      {place.kind === 'deck' && <span className="board-tip-about">{i18n.t(place.deck === 'A' ? 'valda.deck-a' : 'valda.deck-b')}</span>}
      {place.kind === 'realm' && <RealmTip realm={place.realm} table={table} i18n={i18n} />}
      {place.kind === 'realm' && isValdaDecision(choosing?.decision, 'build') && <Why answer={place.realm} why={why} i18n={i18n} />}
    </BoardTip>
  );
}

function RealmTip({ realm, table, i18n }: Pick<TipProps, 'table' | 'i18n'> & { readonly realm: Realm }): ReactNode {
  const { powers, templeCost, sites } = realmOf(realm);
  const owner = table.players.findIndex((_, seat) => controls(table, seat, realm));
  const free = sites - table.players.reduce((sum, { temples }) => sum + temples[realm], 0);
  return (
    <>
      {powers.map(({ level }) => (
        <span key={level} className="board-tip-about">
          {i18n.t('valda.with-temples', { count: level })} {powerText(realm, level, table.players.length, i18n)}
        </span>
      ))}
      <span className="valda-tip-cost">
        {i18n.t('valda.temple-cost')} <Amounts of={templeCost} i18n={i18n} />
      </span>
      <span className="board-tip-about">{i18n.t('valda.realm-rest', { sites: free, cards: table.decks[realm] })}</span>
      {owner >= 0 && (
        <span className="board-tip-why">
          <Sentence of={i18n.t('valda.controlled', { name: markName(owner, i18n.name(owner)) })} />
        </span>
      )}
    </>
  );
}

function Why({ answer, why, i18n }: Pick<TipProps, 'why' | 'i18n'> & { readonly answer: Realm }): ReactNode {
  return <Reasons of={useReasons(why, { do: 'temple', realm: answer })} i18n={i18n} />;
}
