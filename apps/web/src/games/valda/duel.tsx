/** The duel: an attack card against the cards laid in defence, with what both add up to; one row for each target. */
import clash from 'icon:crossed-swords';
import type { Seat } from '@skald/engine';
import {
  type Attack,
  attackTotal,
  type CardId,
  defenceTotal,
  type Instance,
  isStopped,
  levelOf,
  powerOf,
  type ValdaTable,
} from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Emblem } from '../../table/emblem.tsx';
import type { PartProps } from '../../table/face.ts';
import { LyingCard } from './card.tsx';
import { draftedDefence } from './hand-choice.ts';
import { isCard } from './kinds.ts';
import { colourOfSeat, tableOf } from './table-of-valda.ts';

interface DuelProps extends PartProps {
  readonly attack: Attack;
}

export function Duel(props: DuelProps): ReactNode {
  const { shown, speaker, attack, choosing } = props;
  const table = tableOf(shown.snapshot);
  const outcome = shown.scene?.events.find(({ event }) => event === 'attack-succeeded' || event === 'attack-repelled')?.event;
  const defends = choosing?.decision.prompt.key === 'defend';
  return (
    <section className={`valda-duel${outcome ? ` valda-duel-${outcome}` : ''}`} aria-label={speaker.say('valda.duel')}>
      <div className={`valda-side player-${colourOfSeat(attack.attacker)}`}>
        <Fighter seat={attack.attacker} speaker={speaker} />
        <LyingCard card={attack.card} speaker={speaker} />
      </div>
      <ul className="valda-targets">
        {attack.instances.map((instance) => {
          const mine = defends && choosing?.decision.seat === instance.target;
          const cards = mine ? draftedDefence(choosing).filter(isCard) : instance.defence;
          const weighed = { ...instance, defence: [...cards] };
          return (
            <li key={instance.target} className={`valda-target player-${colourOfSeat(instance.target)}`}>
              <Weighing table={table} instance={weighed} undecided={cards.length === 0 && !mine && !outcome} speaker={speaker} />
              <div className="valda-side">
                <Fighter seat={instance.target} speaker={speaker} />
                <Defence cards={cards} cancelled={instance.cancelled} speaker={speaker} bonus={shieldBonus(table, instance.target)} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Fighter({ seat, speaker }: { readonly seat: Seat; readonly speaker: PartProps['speaker'] }): ReactNode {
  return (
    <span className="valda-fighter">
      <Emblem colour={colourOfSeat(seat)} />
      <b>{speaker.name(seat)}</b>
    </span>
  );
}

interface WeighingProps {
  readonly table: ValdaTable;
  readonly instance: Instance;
  readonly undecided: boolean;
  readonly speaker: PartProps['speaker'];
}

/** Attack against defence, and which way it leans. */
function Weighing({ table, instance, undecided, speaker }: WeighingProps): ReactNode {
  const [attack, defence] = [attackTotal(table, instance), defenceTotal(table, instance)];
  const holds = instance.cancelled || isStopped(table, instance);
  return (
    <span className={`valda-weighing ${undecided ? '' : holds ? 'valda-weighing-holds' : 'valda-weighing-breaks'}`}>
      <b className="valda-total">{attack}</b>
      <Icon outline={clash} />
      <b className="valda-total">{defence}</b>
      {!undecided && <span className="valda-verdict">{speaker.say(holds ? 'valda.holds' : 'valda.breaks')}</span>}
    </span>
  );
}

interface DefenceProps {
  readonly cards: readonly CardId[];
  readonly cancelled: boolean;
  readonly bonus: number;
  readonly speaker: PartProps['speaker'];
}

function Defence({ cards, cancelled, bonus, speaker }: DefenceProps): ReactNode {
  if (cancelled) return <em>{speaker.say('valda.cancelled')}</em>;
  return (
    <span className="valda-defence">
      {cards.length === 0 && <em>{speaker.say('valda.undefended')}</em>}
      {cards.map((card, i) => {
        const key = `${card}${i}`;
        return <LyingCard key={key} card={card} speaker={speaker} brief />;
      })}
      {bonus > 0 && <small>{speaker.say('valda.shield-bonus', { count: bonus })}</small>}
    </span>
  );
}

/** What Tyr adds to every shield of a player. */
function shieldBonus(table: ValdaTable, seat: Seat): number {
  const level = levelOf(table, seat, 'tyr');
  return level === 0 ? 0 : powerOf('tyr', level).params.perCard;
}
