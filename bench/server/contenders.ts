/** The contenders: different servers, each with a driver. */
import type { ServerProgram } from './process/server-process.ts';

export type ContenderName = 'socketIo' | 'colyseus' | 'boardgame' | 'boardgameFiles';

export interface Contender {
  readonly name: string;
  /** What it stores of a match, and where. */
  readonly keeps: string;
  /** The folder of its package, into which the bench installs it. */
  readonly folder?: URL;
  readonly server: ServerProgram;
  /** The built driver. */
  readonly driver: URL;
}

/** The yardsticks; files go into the scratch folder. */
export function yardsticks(scratch: string): Readonly<Record<ContenderName, Contender>> {
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
