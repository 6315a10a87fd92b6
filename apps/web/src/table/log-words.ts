/** A line of the log in words. */
import { marked, type TableSpeaker } from '../words/speaker.ts';
import type { LogLine } from './stage.ts';

export function wordsOf(line: LogLine, speaker: TableSpeaker): string {
  if ('event' in line) return speaker.event(line.event);
  return speaker.say('table.undone', { name: marked(line.undoneBy, speaker.name(line.undoneBy)) });
}
