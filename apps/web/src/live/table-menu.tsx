/** The menu of a match: ask for an undo, hand over to a bot, resign. */
import type { CommandResult, MatchStore } from '@skald/client';
import type { MatchDetail, SeatInfo } from '@skald/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { FailureNote } from '../account/failure-note.tsx';
import { useTask } from '../account/use-task.ts';
import { browserStorage } from '../app/storage.ts';
import { useMenu } from '../app/use-menu.ts';
import { EditionNote } from '../editions/edition-note.tsx';
import { gameEntry } from '../games/index.ts';
import { HelpMenuItem } from '../help/help-menu-item.tsx';
import { useTranslator } from '../i18n/translator-context.tsx';
import { invitationIn, keptInvitation, linkTo } from '../lobby/room/invitation.ts';
import { SoundControls } from '../sound/sound-controls.tsx';
import { HandOver } from './seats/hand-over.tsx';
import '../table/orders/table-menu.css';

interface TableMenuProps {
  readonly store: MatchStore;
  /** The viewer's seat; undefined for spectators. */
  readonly seat: SeatInfo | undefined;
  readonly isOver: boolean;
  readonly match: string;
  readonly detail: Pick<MatchDetail, 'rules' | 'status'>;
  readonly game: string;
  readonly account: string;
  /** The standing orders of the viewer, for games with response windows. */
  readonly orders: ReactNode;
}

export function TableMenu({ store, seat, isOver, match, detail, game, account, orders }: TableMenuProps): ReactNode {
  const { i18n } = useTranslator();
  const task = useTask();
  const { details, isOpen, close } = useMenu();
  const [resigning, setResigning] = useState(false);
  useEffect(() => {
    if (!isOpen) setResigning(false);
  }, [isOpen]);
  const invitation = invitationIn(location.search) ?? keptInvitation(browserStorage(), match);
  const run = (command: () => Promise<CommandResult>): void =>
    task.run(async () => {
      const outcome = await command();
      if (!outcome.accepted) return outcome.failure;
      close();
      return undefined;
    });
  return (
    <details {...details} className="table-menu">
      <summary className="button">{i18n.t('live.menu')}</summary>
      <div className="table-menu-list wood">
        <button
          type="button"
          className="button"
          onClick={() => void navigator.clipboard?.writeText(linkTo(match, invitation ?? null)).then(close, close)}
        >
          {i18n.t('live.copy-link')}
        </button>
        <HelpMenuItem onDone={close} />
        <SoundControls i18n={i18n} />
        {seat && !isOver && !seat.resigned && (
          <>
            {gameEntry(game)?.about.hasResponseWindows && orders}
            <button type="button" className="button" disabled={task.busy} onClick={() => run(() => store.requestUndo())}>
              {i18n.t('live.ask-undo')}
            </button>
            {seat.handedOver ? (
              <button type="button" className="button" disabled={task.busy} onClick={() => run(() => store.takeBack())}>
                {i18n.t('live.take-back')}
              </button>
            ) : (
              <HandOver store={store} game={game} account={account} isMenuOpen={isOpen} task={task} onDone={close} />
            )}
            {resigning ? (
              <button type="button" className="button button-danger" disabled={task.busy} onClick={() => run(() => store.resign())}>
                {i18n.t('live.resign-really')}
              </button>
            ) : (
              <button type="button" className="button" onClick={() => setResigning(true)}>
                {i18n.t('live.resign')}
              </button>
            )}
          </>
        )}
        <FailureNote failure={task.failure} />
        <EditionNote rules={detail.rules} status={detail.status} />
      </div>
    </details>
  );
}
