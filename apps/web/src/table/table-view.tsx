/** The table: one screen with the board, around it the players, the own hand and the question; log and list are drawers. */
import type { Seat } from '@skald/engine';
import { type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useMedia } from '../app/use-media.ts';
import { MEDIA } from '../design/media.ts';
import { HelpPlace } from '../help/help-place.tsx';
import { OpenHelpContext, RuleLinksContext } from '../help/rule-link.tsx';
import { useHelp } from '../help/use-help.ts';
import type { TableTranslator } from '../i18n/translators.ts';
import { SoundMenu } from '../sound/sound-controls.tsx';
import { useTableSounds } from '../sound/use-sounds.ts';
import { Dock } from './dock.tsx';
import { DrawerButtons } from './frame/drawers.tsx';
import { MapTools } from './frame/map-tools.tsx';
import { Rail } from './frame/rail.tsx';
import { useDrawer } from './frame/use-drawer.ts';
import { useTableKeys } from './frame/use-table-keys.ts';
import { type GameUi, hasTurn } from './game-ui.ts';
import { Lens } from './hand/lens.tsx';
import { Log } from './log/log.tsx';
import { SideCard } from './log/side-card.tsx';
import { useLogMarks } from './log/use-log-marks.ts';
import { choicesOf } from './model/draft.ts';
import type { TableModel, TableState } from './model/table-model.ts';
import { Panel } from './panel/panel.tsx';
import { PlainFallback } from './plain/plain-fallback.tsx';
import { RecapDrawer } from './recap/recap-view.tsx';
import { useRecap } from './recap/use-recap.ts';
import { Ending, type FinishedMatch } from './results/ending.tsx';
import { useScrollHints } from './scroll/use-scroll-hints.ts';
import { ColourContext } from './sentence.tsx';
import { TableMemory } from './table-memory.tsx';
import { useColourOf } from './use-colour-of.ts';
import { useNamed } from './use-named.ts';
import { useSkipByPress } from './use-skip-by-press.ts';
import './board.css';
import './players.css';
import './scroll/scroll-hints.css';
import './table.css';
import './touch.css';

interface TableViewProps {
  readonly model: TableModel;
  readonly ui: GameUi;
  readonly i18n: TableTranslator;
  /** What the table offers after the match. */
  readonly afterwards?: ReactNode;
  /** Where the match can be read again, once it is over. */
  readonly record?: FinishedMatch | undefined;
  /** How the match ended, if the results do not say it all. */
  readonly ending?: string | null;
  /** Notices about the table: the connection, requests of others. They take no room. */
  above?(state: TableState, openRecap: () => void): ReactNode;
  /** Tells tables apart for viewers who leave and come back; undefined if nobody comes back. */
  readonly place?: string;
  /** The chat, which shares a drawer with the log. */
  readonly talk?: ReactNode;
  /** What a server knows of a seat. */
  seatInfo?(seat: Seat): ReactNode;
  readonly resigned?: readonly Seat[];
  /** The menu of the match, with the volume; by default that of the volume alone. */
  readonly menu?: ReactNode;
  /** Advice, drawn over the table. */
  readonly coach?: ReactNode;
}

export function TableView(props: TableViewProps): ReactNode {
  return (
    <PlainFallback ui={props.ui}>
      {(ui) => (
        <TableMemory>
          <Table {...props} ui={ui} />
        </TableMemory>
      )}
    </PlainFallback>
  );
}

const NOBODY: readonly Seat[] = [];
const NO_CHOICES: readonly number[] = [];

function Table({
  model,
  ui,
  i18n: translator,
  afterwards,
  ending = null,
  record,
  above,
  place,
  talk,
  seatInfo,
  resigned = NOBODY,
  menu,
  coach,
}: TableViewProps): ReactNode {
  const state = useSyncExternalStore(model.subscribe, model.current);
  const { shown, choosing, asked } = state;
  const { snapshot } = shown;
  const i18n = useNamed(ui, snapshot, translator);
  const { Board, Hand } = ui;
  const colourOf = useColourOf(ui, snapshot);
  const table = useRef<HTMLDivElement>(null);
  const [drawer, setDrawer] = useDrawer();
  const openRecap = useCallback(() => setDrawer('recap'), [setDrawer]);
  const help = useHelp({ slug: snapshot.game, i18n, drawer, setDrawer });
  const low = useMedia(MEDIA.belowDesk);
  useScrollHints(table);
  useTableSounds(model, ui);
  useSkipByPress(table, shown.playing && asked, model.stage.skip);
  const decision = choosing?.decision;
  const order = decision ? (ui.listed?.(decision) ?? choicesOf(decision.space).map((_, place) => place)) : NO_CHOICES;
  useTableKeys({ choosing, order, drawer, onDrawer: setDrawer });
  const isOwnTurn = hasTurn(ui, snapshot);
  useEffect(() => {
    const tab = asked ? (isOwnTurn ? 'table.tab-mine' : 'table.tab-decision') : 'table.tab';
    const title = i18n.t(tab, { game: i18n.title(snapshot.game) });
    // Even an unchanged title costs a message to the browser.
    if (document.title !== title) document.title = title;
  }, [i18n, asked, isOwnTurn, snapshot.game]);
  const part = { shown, choosing, i18n, why: model.why };
  const onOlder = state.hasOlder ? () => void model.older() : undefined;
  const marks = useLogMarks(ui);
  const reader = { viewer: snapshot.viewer, seats: snapshot.players.length };
  const recap = useRecap({ model, state, marks, place, isOpen: drawer === 'recap', open: openRecap });
  const log = { onRecap: recap.open, lines: shown.log, i18n, explanation: ui.explanation, onOlder, marks, reader, replay: model.stage };
  const own = snapshot.viewer;
  const isOver = snapshot.over && (snapshot.standings || ending !== null) && !shown.playing;
  const listOpen = drawer === 'list' || ui.needsList === true;
  return (
    <ColourContext value={colourOf}>
      <RuleLinksContext value={help.links}>
        {above?.(state, openRecap)}
        <div ref={table} className={choosing ? 'table table-mine' : 'table'}>
          <button type="button" className="button table-skip" onClick={() => focusQuestion(table.current)}>
            {i18n.t('table.skip-to-question')}
          </button>
          <section className="table-board" aria-label={i18n.t('table.board')}>
            <h2 className="unseen">{i18n.t('table.board')}</h2>
            <Board {...part} />
          </section>
          <div className="table-ask">
            {isOver ? (
              <Ending ui={ui} snapshot={snapshot} log={shown.log} ending={ending} record={record} i18n={i18n}>
                {afterwards}
              </Ending>
            ) : (
              <Dock state={state} model={model} ui={ui} i18n={i18n} />
            )}
          </div>
          {Hand && typeof own === 'number' && !low && (
            <section className="table-hand" aria-label={i18n.t('table.hand')}>
              <h2 className="unseen">{i18n.t('table.hand')}</h2>
              <Hand {...part} />
            </section>
          )}
          <Rail part={part} ui={ui} resigned={resigned} {...(seatInfo && { seatInfo })}>
            <MapTools i18n={i18n} />
            <DrawerButtons open={drawer} i18n={i18n} hasHelp={help.links !== null} onOpen={setDrawer} />
            <OpenHelpContext value={help.opener}>{menu ?? <SoundMenu i18n={i18n} />}</OpenHelpContext>
          </Rail>
          <aside className={drawer === 'log' ? 'table-log' : 'table-log table-log-closed'} aria-label={i18n.t('table.side')}>
            {talk === undefined ? <Log {...log} /> : <SideCard {...log} talk={talk} />}
          </aside>
          <RecapDrawer
            isOpen={drawer === 'recap' && recap.open !== undefined}
            lines={recap.lines}
            ui={ui}
            snapshot={snapshot}
            i18n={i18n}
            replay={model.stage}
            onClose={() => setDrawer(null)}
            onLog={() => setDrawer('log')}
          />
          <HelpPlace isOpen={drawer === 'help'} snapshot={snapshot} decision={decision} i18n={i18n} rule={help.rule} onClose={help.close} />
          <section className={listOpen ? 'table-panel table-panel-open card' : 'table-panel card'} aria-label={i18n.t('panel.title')}>
            <h2 className="panel-title">{i18n.t('panel.title')}</h2>
            {choosing ? (
              <Panel key={choosing.decision.id} choosing={choosing} order={order} ui={ui} i18n={i18n} />
            ) : (
              <p className="muted">{i18n.t(snapshot.over ? 'table.over' : 'panel.none')}</p>
            )}
          </section>
          {coach !== undefined && <div className="table-coach">{coach}</div>}
          <Lens />
        </div>
      </RuleLinksContext>
    </ColourContext>
  );
}

/** The list shows itself when the focus comes into it. */
function focusQuestion(table: HTMLElement | null): void {
  table?.querySelector<HTMLElement>('.panel input, .panel button:enabled')?.focus();
}
