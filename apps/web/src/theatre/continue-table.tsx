/** The table at which somebody plays on from a moment of a replay. */
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslator } from '../i18n/translator-context.tsx';
import type { TableTranslator } from '../i18n/translators.ts';
import { wait } from '../practice/open-practice.ts';
import type { PracticeHost } from '../practice/practice-host.ts';
import type { GameUi } from '../table/game-ui.ts';
import { actingBy } from '../table/model/acting.ts';
import { TableModel } from '../table/model/table-model.ts';
import { TableView } from '../table/table-view.tsx';
import { download } from './controls/download.ts';
import { continueFrom } from './replay/continuing.ts';

interface ContinueTableProps {
  readonly saga: string;
  readonly at: number;
  readonly seat: number;
  readonly game: string;
  readonly ui: GameUi;
  readonly i18n: TableTranslator;
  onBack(): void;
}

export function ContinueTable({ saga, at, seat, game, ui, i18n, onBack }: ContinueTableProps): ReactNode {
  const { store } = useTranslator();
  const [opened, setOpened] = useState<{ readonly source: PracticeHost; readonly model: TableModel } | null>(null);
  useEffect(() => {
    let model: TableModel | undefined;
    let wanted = true;
    void continueFrom(saga, at, seat, () => store.moves).then((source) => {
      if (!source || !wanted) return source ? source.close() : onBack();
      model = new TableModel({ source, scenesFor: ui.scenesFor, wait, ...actingBy(ui, store) });
      setOpened({ source, model });
    });
    return () => {
      wanted = false;
      model?.close();
    };
  }, [saga, at, seat, ui, store, onBack]);
  if (!opened) {
    return (
      <p className="page-notice" role="status">
        {i18n.t('table.loading')}
      </p>
    );
  }
  return (
    <>
      <p className="theatre-playing-on">
        <span>{i18n.t('theatre.continue-about', { name: i18n.name(seat) })}</span>
        <button type="button" className="button" onClick={onBack}>
          {i18n.t('theatre.back')}
        </button>
      </p>
      <TableView
        model={opened.model}
        ui={ui}
        i18n={i18n}
        afterwards={
          <button type="button" className="button" onClick={() => download(`${game}.saga.jsonl`, `${opened.source.saga().join('\n')}\n`)}>
            {i18n.t('theatre.download')}
          </button>
        }
      />
    </>
  );
}
