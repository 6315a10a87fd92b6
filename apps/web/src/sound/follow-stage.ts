/** Gives what a stage shows its sounds: scene by scene, or the most important one where scenes are skipped. */
import type { GameEvent } from '@skald/engine';
import type { TableSnapshot } from '../table/model/source.ts';
import { HURRY, type Stage, type StageState } from '../table/model/stage.ts';
import type { Cues, GameSounds } from './cues.ts';
import type { SoundName } from './recipe.ts';

/** Returns a function that stops it. Nothing that was shown before is heard. */
export function followStage(stage: Pick<Stage, 'current' | 'subscribe'>, sounds: GameSounds, cues: Cues): () => void {
  const start = stage.current();
  let line = lastLine(start);
  let scene = start.scene?.number;
  let isOver = start.snapshot.over;
  return stage.subscribe(() => {
    const shown = stage.current();
    const events = shown.log.flatMap((one) => (one.id > line && 'event' in one ? [one.event] : []));
    line = Math.max(line, lastLine(shown));
    if (shown.repeating && shown.scene?.number !== scene) events.push(...(shown.scene?.events ?? []));
    scene = shown.scene?.number;
    for (const event of events) addCue(event, sounds, cues);
    if (!shown.playing) {
      if (shown.snapshot.over && !isOver) addOutcome(shown.snapshot, cues);
      isOver = shown.snapshot.over;
      cues.gather();
    } else if (shown.behind < HURRY) cues.play();
  });
}

function lastLine({ log }: StageState): number {
  return log.at(-1)?.id ?? 0;
}

function addCue({ event }: GameEvent, sounds: GameSounds, cues: Cues): void {
  const cue = Object.hasOwn(sounds, event) ? sounds[event] : undefined;
  if (cue !== undefined && cue !== 'silent' && cue !== 'outcome') cues.add(cue);
}

function addOutcome(snapshot: TableSnapshot, cues: Cues): void {
  const outcome = outcomeOf(snapshot);
  if (outcome) cues.add(outcome);
}

/** Who only watches hears that somebody has won. */
function outcomeOf({ standings, viewer }: TableSnapshot): SoundName | null {
  if (!standings || standings.length === 0) return null;
  const isWon = standings.some(({ seat, rank }) => rank === 1 && (typeof viewer !== 'number' || seat === viewer));
  return isWon ? 'win' : 'lose';
}
