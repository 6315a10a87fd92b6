/** The table of a match on a server: the same table as everywhere, with clocks, presence, talk and consent around it. */
import type { Connection, MatchStore } from '@skald/client';
import type { MatchDetail } from '@skald/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useSource } from '../account/server-context.tsx';
import { Chat } from '../chat/chat.tsx';
import { namesAt } from '../lobby/match-facts.ts';
import type { Face } from '../table/face.ts';
import { loadFace } from '../table/faces.ts';
import { TableModel } from '../table/table-model.ts';
import { TableView } from '../table/table-view.tsx';
import { useTableSpeaker } from '../words/use-table-speaker.ts';
import { useSpoken } from '../words/words-context.tsx';
import { Afterwards } from './afterwards.tsx';
import { HandedOver } from './handed-over.tsx';
import { LiveTable } from './live-table.ts';
import { SeatStrip } from './seat-strip.tsx';
import { Since } from './since.tsx';
import { TableMenu } from './table-menu.tsx';
import { UndoAsked } from './undo-asked.tsx';

interface LiveViewProps {
  readonly store: MatchStore;
  readonly detail: MatchDetail;
  readonly account: string;
  readonly connection: Connection;
  readonly banner: ReactNode;
}

interface Opened {
  readonly model: TableModel;
  readonly face: Face;
}

export function LiveView({ store, detail, account, connection, banner }: LiveViewProps): ReactNode {
  const { store: settings, speaker: page } = useSpoken();
  const state = useSource(store.state);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { game } = detail;
  useEffect(() => {
    let wanted = true;
    let model: TableModel | undefined;
    void loadFace(game).then((face) => {
      const { play } = store.state.get();
      if (!wanted || !play) return;
      model = new TableModel({ source: new LiveTable(store, play), direct: face.direct, moves: () => settings.moves, wait });
      setOpened({ model, face });
    });
    return () => {
      wanted = false;
      model?.close();
    };
  }, [store, game, settings]);
  useEffect(() => {
    if (!opened) return;
    const look = (): void => opened.model.stage.hold(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [opened]);
  const names = namesAt(state.seating?.seats ?? [], page);
  const speaker = useTableSpeaker(game, names);
  const { play, seating } = state;
  if (!opened || !speaker || !play || !seating) {
    return (
      <>
        {banner}
        <p className="page-notice" role="status">
          {page.say('table.loading')}
        </p>
      </>
    );
  }
  const { model, face } = opened;
  const own = typeof play.viewer === 'number' ? seating.seats[play.viewer] : undefined;
  return (
    <TableView
      model={model}
      face={face}
      speaker={speaker}
      above={({ shown }) => (
        <>
          {banner}
          {own?.handedOver && !play.over && <HandedOver store={store} />}
          <UndoAsked store={store} viewer={play.viewer} speaker={speaker} />
          <Since shown={shown} speaker={speaker} skip={model.stage.skip} />
        </>
      )}
      strip={({ shown: { snapshot } }) => (
        <SeatStrip
          state={state}
          snapshot={snapshot}
          face={face}
          speaker={speaker}
          now={() => connection.clock.now()}
          menu={<TableMenu store={store} seat={own} isOver={play.over} match={detail.id} game={game} />}
        />
      )}
      talk={<Chat store={store} account={account} match={detail.id} />}
      afterwards={<Afterwards match={detail.id} isPlayer={own !== undefined} />}
    />
  );
}

function wait(ms: number, wake: () => void): () => void {
  const timer = setTimeout(wake, ms);
  return () => clearTimeout(timer);
}
