/** A player board: followers, resources, mines and drills, the powers of the gods, open cards; the own one with the hand. */
import cards from 'icon:card-random';
import helmet from 'icon:viking-helmet';
import { content, RESOURCES, safeFloor } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Emblem } from '../../table/emblem.tsx';
import type { HoldingProps } from '../../table/face.ts';
import { Amount } from './amounts.tsx';
import { LyingCard } from './card.tsx';
import { Hand } from './hand.tsx';
import { Powers } from './powers.tsx';
import { useReach } from './reach.ts';
import { colourOfSeat, tableOf } from './table-of-valda.ts';
import { Tracks } from './tracks.tsx';
import './colours.css';
import './holding.css';

export function Holding(props: HoldingProps): ReactNode {
  const { shown, speaker, seat, choosing } = props;
  const table = tableOf(shown.snapshot);
  const player = table.players[seat];
  const reach = useReach(choosing);
  if (!player) return null;
  const own = shown.snapshot.viewer === seat;
  const state = reach?.standing(`seat:${seat}`) ?? 'idle';
  const active = table.active === seat && !shown.snapshot.over;
  return (
    <article
      className={`vboard player-${colourOfSeat(seat)}${own ? ' vboard-own' : ''}${active ? ' vboard-active' : ''}`}
      aria-label={speaker.name(seat)}
      data-seat={seat}
    >
      <div className="vboard-board">
        <header className="vboard-head">
          <Emblem colour={colourOfSeat(seat)} />
          <h3 className="vboard-name">
            {state === 'idle' ? (
              speaker.name(seat)
            ) : (
              <button
                type="button"
                className={`vboard-choose vboard-choose-${state}`}
                aria-pressed={state === 'drafted'}
                onClick={() => reach?.press(`seat:${seat}`)}
              >
                {speaker.name(seat)}
              </button>
            )}
          </h3>
          <Fact
            icon={helmet}
            label={speaker.say('valda.followers', { floor: safeFloor(player.followers) })}
            text={String(player.followers)}
          />
          <Fact icon={cards} label={speaker.say('valda.cards')} text={String(player.hand)} />
          {own && active && table.phase === 'actions' && <Points left={table.turn.actionPoints} label={speaker.label('actionPoints')} />}
        </header>
        <div className="vboard-goods" data-purse={seat}>
          {RESOURCES.map((resource) => (
            <Amount key={resource} resource={resource} text={String(player.resources[resource])} speaker={speaker} />
          ))}
        </div>
        <Tracks {...props} player={player} own={own} />
        <Powers table={table} seat={seat} speaker={speaker} />
      </div>
      {!own && player.display.length > 0 && (
        <ul className="vboard-display" aria-label={speaker.label('display')}>
          {player.display.map((card, i) => {
            const key = `${card}${i}`;
            return (
              <li key={key}>
                <LyingCard card={card} speaker={speaker} brief />
              </li>
            );
          })}
        </ul>
      )}
      {own && <Hand {...props} />}
    </article>
  );
}

function Fact({ icon, label, text }: { readonly icon: string; readonly label: string; readonly text: string }): ReactNode {
  return (
    <span className="vboard-fact" title={label}>
      <Icon outline={icon} />
      <span className="unseen">{label} </span>
      {text}
    </span>
  );
}

/** The action points that are left. */
function Points({ left, label }: { readonly left: number; readonly label: string }): ReactNode {
  const pips = Array.from({ length: content.constants.actionPointsPerTurn }, (_, i) => i + 1);
  return (
    <span className="vboard-points" title={`${label}: ${left}`}>
      <span className="unseen">
        {label}: {left}
      </span>
      {pips.map((pip) => (
        <span key={pip} className={pip <= left ? 'vboard-point' : 'vboard-point vboard-point-spent'} aria-hidden="true" />
      ))}
    </span>
  );
}
