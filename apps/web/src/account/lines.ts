/** The connection of somebody who is signed in; loaded only then. */
import { type Connection, connect, type ListStore, watchMine } from '@skald/client';
import type { MyMatch } from '@skald/protocol';

export { watchLobby } from '@skald/client';

export interface Lines {
  readonly connection: Connection;
  /** The own matches, and where it is the own turn. */
  readonly mine: ListStore<MyMatch>;
}

export function openLines(): Lines {
  const connection = connect({ url: location.origin });
  return { connection, mine: watchMine(connection) };
}

export function closeLines({ connection, mine }: Lines): void {
  mine.close();
  connection.close();
}
