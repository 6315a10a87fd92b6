/** Runs the thoughts of an opponent in a thread. */
import { type ThoughtRequest, thinkAbout } from './opponent-thought.ts';

self.addEventListener('message', ({ data }: MessageEvent<ThoughtRequest>) => {
  void thinkAbout(data).then((reply) => self.postMessage(reply));
});
