/** One line: what a target loses if the attack hits. */
import type { Seat } from '@skald/engine';
import type { ValdaCardId, ValdaTable } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { markName, type TableTranslator } from '../../../i18n/translators.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { Amounts } from '../panels/amounts.tsx';
import { stakeOf } from './stakes.ts';

interface StakesLineProps {
  readonly table: ValdaTable;
  readonly attacker: Seat;
  readonly card: ValdaCardId;
  readonly target: Seat;
  readonly i18n: TableTranslator;
}

export function StakesLine({ table, attacker, card, target, i18n }: StakesLineProps): ReactNode {
  const stake = stakeOf(table, card, target);
  const named = (seat: Seat): string => markName(seat, i18n.name(seat));
  const names = { attacker: named(attacker), name: named(target) };
  const from = table.players[target]?.resources;
  return (
    <span className="valda-stakes">
      <b>{i18n.t('valda.if-hit')}</b>{' '}
      {stake.kind === 'resources' && from ? (
        <>
          <Sentence of={i18n.t('valda.if-hit.resources', names)} /> <Amounts of={stake.taken} from={from} i18n={i18n} />
        </>
      ) : (
        <Sentence of={i18n.t(`valda.if-hit.${stake.kind}`, 'count' in stake ? { ...names, ...numbersOf(stake) } : names)} />
      )}
    </span>
  );
}

function numbersOf({ count, from, left }: { readonly count: number; readonly from: number; readonly left: number }): {
  count: number;
  from: number;
  left: number;
} {
  return { count, from, left };
}
