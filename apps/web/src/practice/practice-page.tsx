/** A table against opponents in this browser: to play at once, to practise, or to learn. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Bar } from '../app/bar.tsx';
import { browserStorage } from '../app/storage.ts';
import { usePageContent } from '../editions/page-content-context.tsx';
import { useTranslator } from '../i18n/translator-context.tsx';
import { useTableTranslator } from '../i18n/use-table-translator.ts';
import { Coach } from '../learn/coach.tsx';
import { courseFrom } from '../learn/course.ts';
import { loadTutor } from '../learn/load-tutor.ts';
import type { Tutor } from '../learn/tutor.ts';
import { actingBy } from '../table/model/acting.ts';
import { TableModel } from '../table/model/table-model.ts';
import { TableView } from '../table/table-view.tsx';
import { download } from '../theatre/controls/download.ts';
import { useHandedOver } from '../theatre/handed-over.tsx';
import { HintButton, HintsTaken } from './hint-button.tsx';
import { isKept } from './kept-names.ts';
import { openPractice, type Practice, wait } from './open-practice.ts';
import { PracticeMenu } from './practice-menu.tsx';
import { againFrom, practiceRequestFrom } from './practice-request.ts';
import { PracticeSetup } from './practice-setup.tsx';

interface Opened extends Practice {
  readonly model: TableModel;
  readonly tutor: Tutor | undefined;
}

interface PracticePageProps {
  readonly slug: string;
  readonly learning: boolean;
}

/** Without a request in the address and without a kept match, shows the setup form. */
export function PracticePage({ slug, learning }: PracticePageProps): ReactNode {
  const search = useSearch();
  if (!learning && search === '' && !isKept(browserStorage(), slug)) return <PracticeSetup slug={slug} />;
  return <PracticeTable slug={slug} learning={learning} />;
}

function PracticeTable({ slug, learning }: PracticePageProps): ReactNode {
  const { store, i18n: page } = useTranslator();
  const content = usePageContent();
  const search = useSearch();
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<Opened | 'nothing' | null>(null);
  /** Counts the beginnings of a first game. */
  const [attempt, setAttempt] = useState(0);
  const course = learning ? courseFrom(slug, search) : undefined;
  useEffect(() => {
    let model: TableModel | undefined;
    let tutor: Tutor | undefined;
    let wanted = true;
    setOpened(null);
    const open = async (): Promise<void> => {
      const storage = browserStorage();
      tutor = learning ? await loadTutor(slug, search, storage) : undefined;
      const request = { ...practiceRequestFrom(slug, search, learning), ...(attempt > 0 && { resume: false }) };
      const practice = await openPractice(request, content, () => store.moves, storage, tutor?.confirm);
      if (!wanted) return practice?.source.close();
      if (!practice) return setOpened('nothing');
      model = new TableModel({
        source: practice.source,
        scenesFor: practice.ui.scenesFor,
        wait,
        ...actingBy(practice.ui, store),
      });
      tutor?.follow(model, practice.resumed);
      setOpened({ ...practice, model, tutor });
    };
    void open();
    return () => {
      wanted = false;
      tutor?.close();
      model?.close();
    };
  }, [slug, search, learning, store, attempt, content]);

  const handedOver = useHandedOver();
  const i18n = useTableTranslator(slug, opened === null || opened === 'nothing' ? [] : namesOf(opened));
  const record = useMemo(
    () =>
      opened === null || opened === 'nothing'
        ? undefined
        : {
            saga: () => Promise.resolve(sagaOf(opened)),
            show: (at: number) => {
              handedOver.give(sagaOf(opened));
              navigate(`/replay?at=${at}`);
            },
          },
    [opened, handedOver, navigate],
  );
  const ready = opened !== null && opened !== 'nothing' && i18n !== null;

  return (
    <>
      <Bar title={ready ? i18n.title(slug) : ''} />
      <main className="page-table">
        <h1 className="unseen">{(i18n ?? page).title(slug)}</h1>
        {!ready && opened !== 'nothing' && (
          <p className="page-notice" role="status">
            {page.t('table.loading')}
          </p>
        )}
        {opened === 'nothing' && (
          <p className="page-notice">
            {page.t('table.unknown')} <Link href="/">{page.t('nav.home')}</Link>
          </p>
        )}
        {ready && (
          <TableView
            model={opened.model}
            ui={opened.ui}
            i18n={i18n}
            record={record}
            place={`practice ${slug}`}
            menu={
              <>
                {!learning && <HintButton host={opened.source} model={opened.model} i18n={i18n} />}
                <PracticeMenu model={opened.model} i18n={i18n} />
              </>
            }
            afterwards={
              <>
                <HintsTaken host={opened.source} i18n={i18n} />
                <button type="button" className="button button-main" onClick={() => navigate(againFrom(slug, search))}>
                  {i18n.t('end.again')}
                </button>
                <button type="button" className="button" onClick={() => record?.show(0)}>
                  {i18n.t('theatre.watch')}
                </button>
                <button type="button" className="button" onClick={() => download(`${slug}.saga.jsonl`, sagaOf(opened))}>
                  {i18n.t('end.saga')}
                </button>
              </>
            }
            {...(opened.tutor &&
              course && {
                coach: (
                  <Coach
                    tutor={opened.tutor}
                    texts={course.firstGame.texts}
                    course={slug}
                    play={`/play/${slug}`}
                    i18n={i18n}
                    startOver={() => setAttempt(attempt + 1)}
                  />
                ),
              })}
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
