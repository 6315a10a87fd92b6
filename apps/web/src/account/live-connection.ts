/** The connection of a signed-in player; loaded only then. */
import { type Connection, connect, type ListStore, watchMine } from '@skald/client';
import type { MyMatch } from '@skald/protocol';

export { watchLobby } from '@skald/client';

export interface LiveConnection {
  readonly connection: Connection;
  /** The player's own matches, with those in which it is their turn. */
  readonly mine: ListStore<MyMatch>;
}

export function openLiveConnection(): LiveConnection {
  const connection = connect({ url: location.origin });
  return { connection, mine: watchMine(connection) };
}

export function closeLiveConnection({ connection, mine }: LiveConnection): void {
  mine.close();
  connection.close();
}
