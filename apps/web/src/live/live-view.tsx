/** The table of a match on a server: the common table, with clocks, presence, chat and undo requests around it. */
import type { Connection, MatchStore } from '@skald/client';
import { type MatchDetail, NUMBERED_EDITION } from '@skald/protocol';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useObservable } from '../account/server-context.tsx';
import { Chat } from '../chat/chat.tsx';
import { usePageContent } from '../editions/page-content-context.tsx';
import { useTranslator } from '../i18n/translator-context.tsx';
import { useTableTranslator } from '../i18n/use-table-translator.ts';
import { namesAt } from '../lobby/match-facts.ts';
import type { GameUi } from '../table/game-ui.ts';
import { declaredEdition, loadGameUi } from '../table/game-uis.ts';
import { actingBy } from '../table/model/acting.ts';
import { TableModel } from '../table/model/table-model.ts';
import { OrdersMenu } from '../table/orders/orders-menu.tsx';
import { TableView } from '../table/table-view.tsx';
import { sagaOfMatch } from '../theatre/replay/saga-of-match.ts';
import { AfterMatch } from './after-match.tsx';
import { CatchUp } from './catch-up.tsx';
import { endText } from './end-text.ts';
import { LiveTable } from './live-table.ts';
import { HandedOver } from './seats/handed-over.tsx';
import { SeatStatus, Watchers } from './seats/seat-status.tsx';
import { TableMenu } from './table-menu.tsx';
import { UndoRequestNotice } from './undo-request.tsx';

interface LiveViewProps {
  readonly store: MatchStore;
  readonly detail: MatchDetail;
  readonly account: string;
  readonly connection: Connection;
  readonly banner: ReactNode;
}

interface Opened {
  readonly model: TableModel;
  readonly ui: GameUi;
}

export function LiveView({ store, detail, account, connection, banner }: LiveViewProps): ReactNode {
  const { store: settings, i18n: page } = useTranslator();
  const state = useObservable(store.state);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isHidden, setIsHidden] = useState(() => document.visibilityState === 'hidden');
  const { game, edition: begunBy } = detail;
  const content = usePageContent();
  useEffect(() => {
    let wanted = true;
    let model: TableModel | undefined;
    const edition = declaredEdition(game, store.state.get().play?.edition ?? begunBy, NUMBERED_EDITION);
    void loadGameUi(content, game, edition).then((ui) => {
      const { play } = store.state.get();
      if (!wanted || !play) return;
      model = new TableModel({
        source: new LiveTable(store, play),
        scenesFor: ui.scenesFor,
        wait,
        ...actingBy(ui, settings),
      });
      setOpened({ model, ui });
    });
    return () => {
      wanted = false;
      model?.close();
    };
  }, [store, game, begunBy, settings, content]);
  useEffect(() => {
    if (!opened) return;
    const update = (): void => {
      const hidden = document.visibilityState === 'hidden';
      opened.model.stage.hold(hidden);
      setIsHidden(hidden);
    };
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [opened]);
  const [, navigate] = useLocation();
  const { id } = detail;
  const record = useMemo(
    () => ({
      saga: async () => {
        const fetched = await sagaOfMatch(id, null);
        return 'saga' in fetched ? fetched.saga : null;
      },
      show: (at: number) => navigate(`/replay/${id}?at=${at}`),
    }),
    [id, navigate],
  );
  const names = namesAt(state.seating?.seats ?? [], page);
  const i18n = useTableTranslator(game, names);
  const { play, seating, end } = state;
  if (!opened || !i18n || !play || !seating) {
    return (
      <>
        {banner}
        <p className="page-notice" role="status">
          {page.t('table.loading')}
        </p>
      </>
    );
  }
  const { model, ui } = opened;
  const own = typeof play.viewer === 'number' ? seating.seats[play.viewer] : undefined;
  const resigned = seating.seats.flatMap((info) => (info.resigned ? [info.seat] : []));
  return (
    <TableView
      model={model}
      ui={ui}
      i18n={i18n}
      place={`match ${id}`}
      above={({ shown }, openRecap) => (
        <>
          {banner}
          {own?.handedOver && !end && <HandedOver store={store} gaveUp={own.resigned} />}
          <UndoRequestNotice store={store} viewer={play.viewer} i18n={i18n} />
          <CatchUp
            shown={shown}
            connection={connection}
            freshness={state.freshness}
            isHidden={isHidden}
            i18n={i18n}
            skip={model.stage.skip}
            openRecap={openRecap}
          />
        </>
      )}
      seatInfo={(seat) => <SeatStatus state={state} seat={seat} i18n={i18n} now={() => connection.clock.now()} />}
      resigned={resigned}
      menu={
        <>
          <Watchers state={state} i18n={i18n} />
          <TableMenu
            store={store}
            seat={own}
            isOver={end !== null}
            match={detail.id}
            detail={detail}
            game={game}
            account={account}
            orders={<OrdersMenu model={model} i18n={i18n} />}
          />
        </>
      }
      talk={<Chat store={store} account={account} match={detail.id} />}
      ending={end && endText({ end, resigned, viewer: play.viewer }, i18n)}
      record={end?.status === 'finished' ? record : undefined}
      afterwards={<AfterMatch match={detail.id} isPlayer={own !== undefined} hasReplay={end?.status === 'finished'} i18n={i18n} />}
    />
  );
}

function wait(ms: number, wake: () => void): () => void {
  const timer = setTimeout(wake, ms);
  return () => clearTimeout(timer);
}
