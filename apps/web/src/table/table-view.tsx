/** The table: the board first, around it the players, the panel with all choices, and the log. */
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { TableSpeaker } from '../words/speaker.ts';
import { Dock } from './dock.tsx';
import type { Face } from './face.ts';
import { Log } from './log.tsx';
import { Panel } from './panel/panel.tsx';
import { Results } from './results.tsx';
import { ColourContext } from './sentence.tsx';
import { SideCard } from './side-card.tsx';
import type { TableModel, TableState } from './table-model.ts';
import { useColourOf } from './use-colour-of.ts';
import './board.css';
import './players.css';
import './table.css';

interface TableViewProps {
  readonly model: TableModel;
  readonly face: Face;
  readonly speaker: TableSpeaker;
  /** What is offered when the match is over. */
  readonly afterwards?: ReactNode;
  /** What must be known before anything else: the state of the connection, a request of others. */
  above?(state: TableState): ReactNode;
  /** What is said at the table; takes turns with the log. */
  readonly talk?: ReactNode;
  /** The players in a row, where there is more to say of them than what lies before them. */
  strip?(state: TableState): ReactNode;
  /** A word of advice, drawn over the table. */
  coach?(state: TableState): ReactNode;
}

export function TableView({ model, face, speaker, afterwards, above, talk, strip, coach }: TableViewProps): ReactNode {
  const state = useSyncExternalStore(model.subscribe, model.current);
  const { shown, choosing, asked } = state;
  const { snapshot } = shown;
  const { Board, Holding, Automata } = face;
  const colourOf = useColourOf(face, snapshot);
  const mine = choosing !== null;
  useEffect(() => {
    document.title = speaker.say(asked ? 'table.tab-mine' : 'table.tab', { game: speaker.title(snapshot.game) });
  }, [speaker, asked, snapshot.game]);
  const part = { shown, choosing, speaker, why: model.why };
  const log = { lines: shown.log, speaker, explanation: face.explanation };
  const own = snapshot.viewer;
  const rivals = snapshot.players.flatMap((_, seat) => (seat === own ? [] : [seat]));
  const dock =
    snapshot.over && snapshot.standings && !shown.playing ? (
      <Results standings={snapshot.standings} speaker={speaker}>
        {afterwards}
      </Results>
    ) : (
      <Dock state={state} model={model} face={face} speaker={speaker} />
    );
  return (
    <ColourContext value={colourOf}>
      {above?.(state)}
      <div className={mine ? 'table table-mine' : 'table'}>
        <div className="table-left">
          <section className="table-board wood" aria-label={speaker.say('table.board')}>
            <Board {...part} dock={dock} />
          </section>
          {typeof own === 'number' && (
            <section className="table-own" aria-label={speaker.say('table.own')}>
              <Holding {...part} seat={own} />
            </section>
          )}
        </div>
        <div className="table-right">
          {coach?.(state)}
          {strip?.(state)}
          <section className="table-rivals" aria-label={speaker.say('table.rivals')}>
            {Automata && <Automata {...part} />}
            {rivals.map((seat) => (
              <Holding key={seat} {...part} seat={seat} />
            ))}
          </section>
          <section className="table-panel card" aria-label={speaker.say('panel.title')}>
            <h2 className="panel-title">{speaker.say('panel.title')}</h2>
            {choosing ? (
              <Panel key={choosing.decision.id} choosing={choosing} speaker={speaker} />
            ) : (
              <p className="muted">{speaker.say(snapshot.over ? 'table.over' : 'panel.none')}</p>
            )}
          </section>
          {talk === undefined ? <Log {...log} /> : <SideCard {...log} talk={talk} />}
        </div>
      </div>
    </ColourContext>
  );
}
