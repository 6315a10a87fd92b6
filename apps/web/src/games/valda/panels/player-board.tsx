/** A player board: followers, resources, mines and drills, the powers of the gods, open cards. */
import cards from 'icon:card-random';
import helmet from 'icon:viking-helmet';
import type { Seat } from '@skald/engine';
import { content, RESOURCES, safeFloor } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { BoardInput } from '../../../table/board-input/use-board-input.ts';
import { Emblem } from '../../../table/emblem.tsx';
import { SummaryFact } from '../../../table/frame/summary-fact.tsx';
import type { PlayerBoardProps } from '../../../table/game-ui.ts';
import { useBoardInput } from '../input/use-board-input.ts';
import { colourOfSeat, tableOf } from '../table-of-valda.ts';
import { Amount } from './amounts.tsx';
import { WideCard } from './card.tsx';
import { Powers } from './powers.tsx';
import { Tracks } from './tracks.tsx';
import './colours.css';
import './holding.css';

export function PlayerBoard(props: PlayerBoardProps): ReactNode {
  const { shown, i18n, seat, choosing } = props;
  const table = tableOf(shown.snapshot);
  const player = table.players[seat];
  const boardInput = useBoardInput(choosing);
  if (!player) return null;
  const own = shown.snapshot.viewer === seat;
  const active = table.active === seat && !shown.snapshot.over;
  return (
    <article
      className={`valda-player player-${colourOfSeat(seat)}${own ? ' valda-player-own' : ''}${active ? ' valda-player-active' : ''}`}
      aria-label={i18n.name(seat)}
      data-seat={seat}
    >
      <div className="valda-player-board">
        <header className="valda-player-head">
          <Emblem colour={colourOfSeat(seat)} />
          <h3 className="valda-player-name">
            {isOffered(boardInput, seat) ? <ChooseButton boardInput={boardInput} seat={seat} name={i18n.name(seat)} /> : i18n.name(seat)}
          </h3>
          <Fact icon={helmet} label={i18n.t('valda.followers', { floor: safeFloor(player.followers) })} text={String(player.followers)} />
          <Fact icon={cards} label={i18n.t('valda.cards')} text={String(player.hand)} />
          {own && active && table.phase === 'actions' && <Points left={table.turn.actionPoints} label={i18n.label('actionPoints')} />}
        </header>
        <div className="valda-player-goods" data-purse={seat}>
          {RESOURCES.map((resource) => (
            <Amount key={resource} resource={resource} text={String(player.resources[resource])} i18n={i18n} />
          ))}
        </div>
        <Tracks {...props} player={player} own={own} />
        <Powers table={table} seat={seat} i18n={i18n} />
      </div>
      {!own && player.display.length > 0 && (
        <ul className="valda-player-display" aria-label={i18n.label('display')}>
          {player.display.map((card, i) => {
            const key = `${card}${i}`;
            return (
              <li key={key}>
                <WideCard card={card} i18n={i18n} brief />
              </li>
            );
          })}
        </ul>
      )}
    </article>
  );
}

/** The few things of a player that the strip shows; a player who can be chosen is a button. */
export function PlayerSummary({ shown, i18n, seat, choosing }: PlayerBoardProps): ReactNode {
  const player = tableOf(shown.snapshot).players[seat];
  const boardInput = useBoardInput(choosing);
  if (!player) return null;
  return (
    <>
      {isOffered(boardInput, seat) && <ChooseButton boardInput={boardInput} seat={seat} name={i18n.name(seat)} />}
      <SummaryFact icon={helmet} label={i18n.label('followers')} text={String(player.followers)} />
      <SummaryFact icon={cards} label={i18n.t('valda.cards')} text={String(player.hand)} />
      {RESOURCES.map((resource) => (
        <Amount key={resource} resource={resource} text={String(player.resources[resource])} i18n={i18n} />
      ))}
    </>
  );
}

/** Is this player on offer or chosen in the open question? */
function isOffered(boardInput: BoardInput | null, seat: Seat): boardInput is BoardInput {
  return boardInput !== null && boardInput.statusOf(`seat:${seat}`) !== 'idle';
}

interface ChooseButtonProps {
  readonly boardInput: BoardInput;
  readonly seat: Seat;
  readonly name: string;
}

function ChooseButton({ boardInput, seat, name }: ChooseButtonProps): ReactNode {
  const state = boardInput.statusOf(`seat:${seat}`);
  return (
    <button
      type="button"
      {...boardInput.leadsTo(`seat:${seat}`)}
      className={`valda-player-choose valda-player-choose-${state}`}
      aria-pressed={state === 'drafted'}
      onClick={() => boardInput.press(`seat:${seat}`)}
    >
      {name}
    </button>
  );
}

function Fact({ icon, label, text }: { readonly icon: string; readonly label: string; readonly text: string }): ReactNode {
  return (
    <span className="valda-player-fact" title={label}>
      <Icon outline={icon} />
      <span className="unseen">{label} </span>
      {text}
    </span>
  );
}

/** The remaining action points. */
function Points({ left, label }: { readonly left: number; readonly label: string }): ReactNode {
  const pips = Array.from({ length: content.constants.actionPointsPerTurn }, (_, i) => i + 1);
  return (
    <span className="valda-player-points" title={`${label}: ${left}`}>
      <span className="unseen">
        {label}: {left}
      </span>
      {pips.map((pip) => (
        <span key={pip} className={pip <= left ? 'valda-player-point' : 'valda-player-point valda-player-point-spent'} aria-hidden="true" />
      ))}
    </span>
  );
}
