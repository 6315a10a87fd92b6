/** Who is measured: servers of several makers, each with a module that knows how to play on it. */
import type { ServerProgram } from './process/server-process.ts';

export type YardstickName = 'socketIo' | 'colyseus' | 'boardgame' | 'boardgameFiles';

export interface Contender {
  readonly name: string;
  /** What it keeps of a match, and where. */
  readonly keeps: string;
  /** The folder of its package, where the bench installs it. */
  readonly folder?: URL;
  readonly server: ServerProgram;
  /** The built module that plays on it. */
  readonly driver: URL;
}

/** The yardsticks; those that keep files keep them in the scratch folder. */
export function yardsticks(scratch: string): Readonly<Record<YardstickName, Contender>> {
  return {
    socketIo: yardstick('raw Socket.IO', 'nothing', 'socket-io'),
    colyseus: yardstick('Colyseus', 'in memory', 'colyseus'),
    boardgame: yardstick('boardgame.io', 'in memory', 'boardgame-io'),
    boardgameFiles: yardstick('boardgame.io', 'in files', 'boardgame-io', { MATCHES: scratch }),
  };
}

function yardstick(name: string, keeps: string, folder: string, env: Readonly<Record<string, string>> = {}): Contender {
  const at = new URL(`../peers/${folder}/`, import.meta.url);
  return {
    name,
    keeps,
    folder: at,
    server: { name, program: new URL('dist/server.js', at), env },
    driver: new URL('dist/driver.js', at),
  };
}
