/** What a drafted attack is up against: its strength, what each target may defend with, what is at stake, and what is left afterwards. */
import type { Seat } from '@skald/engine';
import { attackPower, cardOf, defencePower, type ValdaCardId, type ValdaTable } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { markName } from '../../../i18n/translators.ts';
import type { PartProps } from '../../../table/game-ui.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { colourOfSeat } from '../table-of-valda.ts';
import { targetsOfAttack } from './stakes.ts';
import { StakesLine } from './stakes-line.tsx';

interface AttackPreviewProps {
  readonly table: ValdaTable;
  readonly attacker: Seat;
  readonly card: ValdaCardId;
  /** The attacks that the attacker has in this turn, with this one. */
  readonly left: number;
  readonly i18n: PartProps['i18n'];
}

export function AttackPreview({ table, attacker, card, left, i18n }: AttackPreviewProps): ReactNode {
  const bonus = attackPower(table, attacker).strength;
  return (
    <>
      <span className="valda-draft-cost">{i18n.t('valda.attack-strength', { strength: cardOf(card).attack + bonus, bonus })}</span>
      <span className="valda-draft-cost">{i18n.t('valda.attack-after', { left: left - 1 })}</span>
      {targetsOfAttack(table, attacker, card).map((target) => (
        <span key={target} className={`valda-prospect player-${colourOfSeat(target)}`}>
          <Sentence of={i18n.t('valda.attack-target', { name: markName(target, i18n.name(target)), ...defenceOf(table, target) })} />{' '}
          <StakesLine table={table} attacker={attacker} card={card} target={target} i18n={i18n} />
        </span>
      ))}
    </>
  );
}

/** What everybody knows of a defence: the cards in hand, the shields that were seen, and the bonus of Tyr. */
function defenceOf(table: ValdaTable, seat: Seat): { cards: number; bonus: number; known: number } {
  const player = table.players[seat];
  const bonus = defencePower(table, seat);
  const shields = (player?.known ?? []).map(cardOf).filter(({ kind }) => kind === 'defence');
  return { cards: player?.hand ?? 0, bonus, known: shields.reduce((sum, { defence }) => sum + defence + bonus, 0) };
}
