/** What is expected now, and of whom: the question, what the draft means, and the buttons to confirm, take back or skip. */
import type { ReactNode } from 'react';
import { marked, type TableSpeaker } from '../words/speaker.ts';
import { answerOf } from './draft.ts';
import type { Face } from './face.ts';
import { wordsOf } from './log-words.ts';
import { Sentence } from './sentence.tsx';
import type { LogLine } from './stage.ts';
import type { TableModel, TableState } from './table-model.ts';
import './dock.css';

interface DockProps {
  readonly state: TableState;
  readonly model: TableModel;
  readonly face: Face;
  readonly speaker: TableSpeaker;
}

export function Dock({ state, model, face, speaker }: DockProps): ReactNode {
  const { shown, choosing, refusal } = state;
  const { snapshot, playing } = shown;
  const { Aid } = face;
  const directly = choosing !== null && face.answersItself?.(choosing.decision) === true;
  return (
    <section className={choosing ? 'dock dock-mine' : 'dock'} aria-label={speaker.say('table.dock')}>
      {/* Whoever cannot see it hears whose turn it is, and what is asked. */}
      <div className="dock-head" role="status">
        <TurnLine state={state} speaker={speaker} />
        {!snapshot.over && !playing && !choosing && <p className="dock-reason">{face.turnReason?.(snapshot, speaker)}</p>}
        {choosing && (
          <h2 className="dock-prompt">
            <Sentence of={speaker.prompt(choosing.decision.prompt)} />
          </h2>
        )}
      </div>
      <Aid shown={shown} choosing={choosing} speaker={speaker} why={model.why} />
      {refusal && (
        <p className="dock-refusal" role="alert">
          {refusal.map((reason) => (
            <Sentence key={reason.reason} of={speaker.reason(reason)} />
          ))}
        </p>
      )}
      <div className="dock-actions">
        {snapshot.canUndo && (
          <button type="button" className="button" onClick={model.undo}>
            {speaker.say('table.undo')}
          </button>
        )}
        {playing && (
          <button type="button" className="button" onClick={model.stage.skip}>
            {speaker.say('table.skip')}
          </button>
        )}
        {choosing && !directly && (
          <button
            type="button"
            className="button button-main dock-confirm"
            disabled={choosing.busy || answerOf(choosing.decision.space, choosing.draft) === undefined}
            onClick={choosing.confirm}
          >
            {speaker.say('table.confirm')}
          </button>
        )}
      </div>
    </section>
  );
}

/** Whose turn it is, in a line. */
function TurnLine({ state, speaker }: { readonly state: TableState; readonly speaker: TableSpeaker }): ReactNode {
  const { snapshot, playing } = state.shown;
  if (state.choosing) return <p className="dock-turn dock-turn-mine">{speaker.say('table.your-turn')}</p>;
  if (snapshot.over) return <p className="dock-turn">{speaker.say('table.over')}</p>;
  if (playing) return <LastLine line={state.shown.log.at(-1)} speaker={speaker} />;
  const waited = snapshot.waiting.filter(({ answered }) => answered !== true).map(({ seat }) => marked(seat, speaker.name(seat)));
  return (
    <p className="dock-turn">
      <Sentence of={speaker.say('table.waiting', { names: waited.join(', '), count: waited.length })} />
    </p>
  );
}

/** While scenes are played, what happens is told where everybody looks. */
function LastLine({ line, speaker }: { readonly line: LogLine | undefined; readonly speaker: TableSpeaker }): ReactNode {
  return <p className="dock-turn">{line && <Sentence of={wordsOf(line, speaker)} />}</p>;
}
