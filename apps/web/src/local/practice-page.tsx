/** A table against opponents in this browser: to play at once, to practise, or to learn. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Bar } from '../app/bar.tsx';
import { browserStorage } from '../app/storage.ts';
import { Coach } from '../learn/coach.tsx';
import { TableModel } from '../table/table-model.ts';
import { TableView } from '../table/table-view.tsx';
import { download } from '../theatre/download.ts';
import { handOver } from '../theatre/handed-over.ts';
import { useTableSpeaker } from '../words/use-table-speaker.ts';
import { useSpoken } from '../words/words-context.tsx';
import { isKept } from './kept-names.ts';
import { openPractice, type Practice, wait } from './open-practice.ts';
import { PracticeSetup } from './practice-setup.tsx';
import { againFrom, wishFrom } from './practice-wish.ts';

interface Opened extends Practice {
  readonly model: TableModel;
}

interface PracticePageProps {
  readonly slug: string;
  readonly learning: boolean;
}

/** Without a wish, and without a match to go on with, one is asked what to play. */
export function PracticePage({ slug, learning }: PracticePageProps): ReactNode {
  const search = useSearch();
  if (!learning && search === '' && !isKept(browserStorage(), slug)) return <PracticeSetup slug={slug} />;
  return <PracticeTable slug={slug} learning={learning} />;
}

function PracticeTable({ slug, learning }: PracticePageProps): ReactNode {
  const { store, speaker: page } = useSpoken();
  const search = useSearch();
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<Opened | 'nothing' | null>(null);
  useEffect(() => {
    let model: TableModel | undefined;
    let wanted = true;
    setOpened(null);
    void openPractice(wishFrom(slug, search, learning), () => store.moves, browserStorage()).then((practice) => {
      if (!wanted) return practice?.source.close();
      if (!practice) return setOpened('nothing');
      model = new TableModel({ source: practice.source, direct: practice.face.direct, moves: () => store.moves, wait });
      setOpened({ ...practice, model });
    });
    return () => {
      wanted = false;
      model?.close();
    };
  }, [slug, search, learning, store]);

  const speaker = useTableSpeaker(slug, opened === null || opened === 'nothing' ? [] : namesOf(opened));
  const ready = opened !== null && opened !== 'nothing' && speaker !== null;

  return (
    <>
      <Bar title={ready ? speaker.title(slug) : ''} />
      <main className="page-table">
        <h1 className="unseen">{(speaker ?? page).title(slug)}</h1>
        {!ready && opened !== 'nothing' && (
          <p className="page-notice" role="status">
            {page.say('table.loading')}
          </p>
        )}
        {opened === 'nothing' && (
          <p className="page-notice">
            {page.say('table.unknown')} <Link href="/">{page.say('nav.home')}</Link>
          </p>
        )}
        {ready && (
          <TableView
            model={opened.model}
            face={opened.face}
            speaker={speaker}
            afterwards={
              <>
                <button type="button" className="button button-main" onClick={() => navigate(againFrom(slug, search))}>
                  {speaker.say('end.again')}
                </button>
                <button
                  type="button"
                  className="button"
                  onClick={() => {
                    handOver(sagaOf(opened));
                    navigate('/replay');
                  }}
                >
                  {speaker.say('theatre.watch')}
                </button>
                <button type="button" className="button" onClick={() => download(`${slug}.saga.jsonl`, sagaOf(opened))}>
                  {speaker.say('end.saga')}
                </button>
              </>
            }
            {...(learning && { coach: (state) => <Coach state={state} speaker={speaker} /> })}
          />
        )}
      </main>
    </>
  );
}

function namesOf({ source }: Opened): readonly string[] {
  return source.current.players.map(({ name }) => name);
}

function sagaOf({ source }: Opened): string {
  return `${source.saga().join('\n')}\n`;
}
