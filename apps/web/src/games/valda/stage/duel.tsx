/** The duel: an attack card against the defence, with both totals; one row for each target. */
import clash from 'icon:crossed-swords';
import type { Seat } from '@skald/engine';
import {
  type Attack,
  attackTotal,
  defencePower,
  defenceTotal,
  type Instance,
  isStopped,
  type ValdaCardId,
  type ValdaTable,
} from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Emblem } from '../../../table/emblem.tsx';
import type { PartProps } from '../../../table/game-ui.ts';
import { StakesLine } from '../input/stakes-line.tsx';
import { WideCard } from '../panels/card.tsx';
import { draftedDefence } from '../panels/hand-choice.ts';
import { colourOfSeat, isValdaDecision, tableOf } from '../table-of-valda.ts';

interface DuelProps extends PartProps {
  readonly attack: Attack;
}

export function Duel(props: DuelProps): ReactNode {
  const { shown, i18n, attack, choosing } = props;
  const table = tableOf(shown.snapshot);
  const outcome = shown.scene?.events.find(({ event }) => event === 'attack-succeeded' || event === 'attack-repelled')?.event;
  const defends = isValdaDecision(choosing?.decision, 'defend');
  return (
    <section className={`valda-duel${outcome ? ` valda-duel-${outcome}` : ''}`} aria-label={i18n.t('valda.duel')}>
      <div className={`valda-side player-${colourOfSeat(attack.attacker)}`}>
        <Fighter seat={attack.attacker} i18n={i18n} />
        <WideCard card={attack.card} i18n={i18n} />
      </div>
      <ul className="valda-targets">
        {attack.instances.map((instance) => {
          const mine = defends && choosing?.decision.seat === instance.target;
          const cards = mine ? draftedDefence(choosing) : instance.defence;
          const weighed = { ...instance, defence: [...cards] };
          return (
            <li key={instance.target} className={`valda-target player-${colourOfSeat(instance.target)}`}>
              <Weighing table={table} instance={weighed} undecided={cards.length === 0 && !mine && !outcome} i18n={i18n} />
              <div className="valda-side">
                <Fighter seat={instance.target} i18n={i18n} />
                <Defence cards={cards} cancelled={instance.cancelled} i18n={i18n} bonus={defencePower(table, instance.target)} />
                {!outcome && !instance.cancelled && (
                  <StakesLine table={table} attacker={attack.attacker} card={attack.card} target={instance.target} i18n={i18n} />
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Fighter({ seat, i18n }: { readonly seat: Seat; readonly i18n: PartProps['i18n'] }): ReactNode {
  return (
    <span className="valda-fighter">
      <Emblem colour={colourOfSeat(seat)} />
      <b>{i18n.name(seat)}</b>
    </span>
  );
}

interface WeighingProps {
  readonly table: ValdaTable;
  readonly instance: Instance;
  readonly undecided: boolean;
  readonly i18n: PartProps['i18n'];
}

/** Attack against defence, and which side is stronger. */
function Weighing({ table, instance, undecided, i18n }: WeighingProps): ReactNode {
  const [attack, defence] = [attackTotal(table, instance), defenceTotal(table, instance)];
  const holds = instance.cancelled || isStopped(table, instance);
  return (
    <span className={`valda-weighing ${undecided ? '' : holds ? 'valda-weighing-holds' : 'valda-weighing-breaks'}`}>
      <b className="valda-total">{attack}</b>
      <Icon outline={clash} />
      <b className="valda-total">{defence}</b>
      {!undecided && <span className="valda-verdict">{i18n.t(holds ? 'valda.holds' : 'valda.breaks')}</span>}
    </span>
  );
}

interface DefenceProps {
  readonly cards: readonly ValdaCardId[];
  readonly cancelled: boolean;
  readonly bonus: number;
  readonly i18n: PartProps['i18n'];
}

function Defence({ cards, cancelled, bonus, i18n }: DefenceProps): ReactNode {
  if (cancelled) return <em>{i18n.t('valda.cancelled')}</em>;
  return (
    <span className="valda-defence">
      {cards.length === 0 && <em>{i18n.t('valda.undefended')}</em>}
      {cards.map((card, i) => {
        const key = `${card}${i}`;
        return <WideCard key={key} card={card} i18n={i18n} brief />;
      })}
      {bonus > 0 && <small>{i18n.t('valda.shield-bonus', { count: bonus })}</small>}
    </span>
  );
}
