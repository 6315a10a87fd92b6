/** The table at which somebody plays on from a moment of a replay. */
import { type ReactNode, useEffect, useState } from 'react';
import type { LocalTable } from '../local/local-table.ts';
import { wait } from '../local/open-practice.ts';
import type { Face } from '../table/face.ts';
import { TableModel } from '../table/table-model.ts';
import { TableView } from '../table/table-view.tsx';
import type { TableSpeaker } from '../words/speaker.ts';
import { useSpoken } from '../words/words-context.tsx';
import { continueFrom } from './continuing.ts';
import { download } from './download.ts';

interface ContinueTableProps {
  readonly saga: string;
  readonly at: number;
  readonly seat: number;
  readonly game: string;
  readonly face: Face;
  readonly speaker: TableSpeaker;
  onBack(): void;
}

export function ContinueTable({ saga, at, seat, game, face, speaker, onBack }: ContinueTableProps): ReactNode {
  const { store } = useSpoken();
  const [opened, setOpened] = useState<{ readonly source: LocalTable; readonly model: TableModel } | null>(null);
  useEffect(() => {
    let model: TableModel | undefined;
    let wanted = true;
    void continueFrom(saga, at, seat, () => store.moves).then((source) => {
      if (!source || !wanted) return source ? source.close() : onBack();
      model = new TableModel({ source, direct: face.direct, moves: () => store.moves, wait });
      setOpened({ source, model });
    });
    return () => {
      wanted = false;
      model?.close();
    };
  }, [saga, at, seat, face, store, onBack]);
  if (!opened) {
    return (
      <p className="page-notice" role="status">
        {speaker.say('table.loading')}
      </p>
    );
  }
  return (
    <>
      <p className="theatre-playing-on">
        <span>{speaker.say('theatre.continue-about', { name: speaker.name(seat) })}</span>
        <button type="button" className="button" onClick={onBack}>
          {speaker.say('theatre.back')}
        </button>
      </p>
      <TableView
        model={opened.model}
        face={face}
        speaker={speaker}
        afterwards={
          <button type="button" className="button" onClick={() => download(`${game}.saga.jsonl`, `${opened.source.saga().join('\n')}\n`)}>
            {speaker.say('theatre.download')}
          </button>
        }
      />
    </>
  );
}
