/** The players as slim strips; a tap opens the whole board of one of them. */
import type { Seat } from '@skald/engine';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useEscapeTo } from '../../app/use-escape-to.ts';
import { useMedia } from '../../app/use-media.ts';
import { MEDIA } from '../../design/media.ts';
import { Emblem } from '../emblem.tsx';
import type { GameUi, PartProps } from '../game-ui.ts';
import './players.css';

/** Keyboards must reach a sheet that scrolls. */
const REACHABLE = 0;

interface PlayersProps {
  readonly part: PartProps;
  readonly ui: GameUi;
  /** What a server knows of a seat: presence, clock. */
  seatInfo?(seat: Seat): ReactNode;
  readonly resigned: readonly Seat[];
}

/** The strip that is open: a seat, or the opponents that the rules play. */
type Opened = Seat | 'automata' | null;

export function Players({ part, ui, seatInfo, resigned }: PlayersProps): ReactNode {
  const { shown, i18n } = part;
  const { snapshot } = shown;
  const [opened, setOpened] = useState<Opened>(null);
  const low = useMedia(MEDIA.belowDesk);
  const place = useRef<HTMLElement>(null);
  const close = useCallback(() => setOpened(null), []);
  useEscapeTo(opened === null ? undefined : close);
  useEffect(() => {
    if (opened === null) return;
    const elsewhere = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !place.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [opened, close]);
  const own = snapshot.viewer;
  // Where the own board has its place beside the map, it needs no strip.
  const seats = snapshot.players.flatMap((_, seat) => (seat === own && !low ? [] : [seat]));
  const { PlayerBoard, Hand, Automata, AutomataSummary } = ui;
  return (
    <section ref={place} className="strip" aria-label={i18n.t('table.rivals')}>
      <h2 className="unseen">{i18n.t('table.rivals')}</h2>
      <ul className="strip-seats" data-scrolls="across">
        {Automata && AutomataSummary && (
          <li className="strip-seat strip-automata">
            <AutomataSummary {...part} />
            <OpenButton
              label={i18n.t('table.open-automata')}
              isOpen={opened === 'automata'}
              onToggle={() => setOpened(opened === 'automata' ? null : 'automata')}
            />
          </li>
        )}
        {seats.map((seat) => (
          <Strip
            key={seat}
            part={part}
            ui={ui}
            seat={seat}
            info={seatInfo?.(seat)}
            hasResigned={resigned.includes(seat)}
            isOpen={opened === seat}
            onToggle={() => setOpened(opened === seat ? null : seat)}
          />
        ))}
      </ul>
      {opened !== null && (
        <div className="strip-sheet" data-scrolls="down" tabIndex={REACHABLE}>
          {opened === 'automata' ? (
            Automata && <Automata {...part} />
          ) : (
            <>
              <PlayerBoard {...part} seat={opened} />
              {opened === own && Hand && <Hand {...part} />}
            </>
          )}
        </div>
      )}
    </section>
  );
}

interface StripProps extends Pick<PlayersProps, 'part' | 'ui'> {
  readonly seat: Seat;
  readonly info: ReactNode;
  readonly hasResigned: boolean;
  readonly isOpen: boolean;
  onToggle(): void;
}

function Strip({ part, ui, seat, info, hasResigned, isOpen, onToggle }: StripProps): ReactNode {
  const { snapshot } = part.shown;
  const { i18n } = part;
  const { Mark, Summary } = ui;
  const colour = ui.colourOf(snapshot, seat);
  const isAsked = !snapshot.over && snapshot.waiting.some((asked) => asked.seat === seat && asked.answered !== true);
  const classes = ['strip-seat', `player-${colour}`, isAsked && 'strip-asked', hasResigned && 'strip-resigned'];
  return (
    <li className={classes.filter(Boolean).join(' ')} data-strip={seat}>
      <span className="strip-head">
        {Mark ? <Mark snapshot={snapshot} seat={seat} /> : <Emblem colour={colour} />}
        <span className="strip-name">
          {i18n.name(seat)}
          {seat === snapshot.viewer && <small> {i18n.t('live.you')}</small>}
        </span>
        {info}
      </span>
      {Summary && (
        <span className="strip-facts">
          <Summary {...part} seat={seat} />
        </span>
      )}
      {isAsked && <span className="unseen">{i18n.t('live.asked')}</span>}
      <OpenButton label={i18n.t('table.open-seat', { name: i18n.name(seat) })} isOpen={isOpen} onToggle={onToggle} />
    </li>
  );
}

/** Lies under the whole strip, so that other buttons in it can still be pressed. */
function OpenButton({ label, isOpen, onToggle }: { readonly label: string; readonly isOpen: boolean; onToggle(): void }): ReactNode {
  return <button type="button" className="strip-open" aria-label={label} aria-expanded={isOpen} onClick={onToggle} />;
}
