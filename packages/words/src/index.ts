/** Words: puts what a match says into sentences, for every client alike. */
export { Messages, type Value } from './messages.ts';
export { Speaker, type SpeakerSettings, type SpokenChoice } from './speaker.ts';
