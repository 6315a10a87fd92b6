/** The rail beside the board: the round, the tools, the players, and the viewer's own board. */
import type { Seat } from '@skald/engine';
import type { ReactNode } from 'react';
import { useMedia } from '../../app/use-media.ts';
import { MEDIA } from '../../design/media.ts';
import type { GameUi, PartProps } from '../game-ui.ts';
import { Players } from './players.tsx';

/** Keyboards must reach a board that scrolls. */
const REACHABLE = 0;

interface RailProps {
  readonly part: PartProps;
  readonly ui: GameUi;
  readonly resigned: readonly Seat[];
  seatInfo?(seat: Seat): ReactNode;
  /** The tools. */
  readonly children: ReactNode;
}

export function Rail({ part, ui, resigned, seatInfo, children }: RailProps): ReactNode {
  const { shown, i18n } = part;
  const { PlayerBoard, Status } = ui;
  const low = useMedia(MEDIA.belowDesk);
  const own = shown.snapshot.viewer;
  return (
    <div className="table-rail">
      <div className="table-status">{Status && <Status {...part} />}</div>
      <div className="table-tools">{children}</div>
      <Players part={part} ui={ui} resigned={resigned} {...(seatInfo && { seatInfo })} />
      {typeof own === 'number' && !low && (
        <section className="table-own" data-scrolls="down" tabIndex={REACHABLE} aria-label={i18n.t('table.own')}>
          <h2 className="unseen">{i18n.t('table.own')}</h2>
          {seatInfo && <p className="table-own-info">{seatInfo(own)}</p>}
          <PlayerBoard {...part} seat={own} />
        </section>
      )}
    </div>
  );
}
