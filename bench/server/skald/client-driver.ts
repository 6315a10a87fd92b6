/** Plays Raids on our own server with its own client, as people and bots do: nothing is given up when the line breaks. */

import { Connection, type LinkListener, MatchStore, type Transport } from '@skald/client';
import { fastRandom, sampleAnswer } from '@skald/engine';
import { io } from 'socket.io-client';
import type { Role, Setting, Surroundings, Table } from '../load/driver.d.ts';
import { gather } from './gathering.ts';
import type { Guest } from './guest.ts';

export async function open(setting: Setting, around: Surroundings): Promise<Table> {
  const { number, match, players, spectators } = await gather(setting);
  const random = fastRandom(number);
  /** The decision that was answered last, and who has yet to see that it is no longer waited for. */
  let answered = '';
  const uninformed = new Set<MatchStore>();
  const connections: Connection[] = [];
  const look = (store: MatchStore): void => {
    const { play } = store.state.get();
    if (!play || play.waiting.some(({ id }) => id === answered)) return;
    if (uninformed.delete(store)) around.told();
  };
  const watch = async (role: Role, guest: Guest): Promise<MatchStore> => {
    const transport: Transport = (introduction, link) => around.as(role, () => browserLink(setting.url, guest, introduction, link));
    const connection = new Connection({ url: setting.url, transport });
    connections.push(connection);
    const store = new MatchStore(connection, { match });
    await new Promise<void>((resolve) => {
      store.state.subscribe(() => {
        if (store.state.get().freshness === 'live') resolve();
        look(store);
      });
    });
    return store;
  };
  const sitting = await Promise.all(players.map((player) => watch('seat', player)));
  const watching = await Promise.all(spectators.map((spectator) => watch('spectator', spectator)));
  const all = [...sitting, ...watching];
  return {
    viewers: all.length,
    get over() {
      return all.some((store) => store.state.get().play?.over);
    },
    answer() {
      for (const store of sitting) {
        const decision = store.state.get().play?.decisions[0];
        if (!decision) continue;
        answered = decision.id;
        for (const viewer of all) uninformed.add(viewer);
        void store.answer(decision.id, sampleAnswer(decision.space, random)).then((outcome) => {
          if (outcome.accepted) around.acknowledged();
          else around.failed(`${outcome.failure.code}: ${outcome.failure.reason}`);
        });
        return;
      }
      around.failed('nobody is asked, and the match is not over');
    },
    leave() {
      for (const connection of connections) connection.close();
    },
  };
}

/** A link with the cookie that a browser would send. */
function browserLink(url: string, { headers }: Guest, auth: object, listener: LinkListener): ReturnType<Transport> {
  const socket = io(url, { auth, extraHeaders: headers, forceNew: true, reconnection: false, transports: ['websocket'] });
  socket.on('connect', () => listener.opened());
  socket.on('connect_error', (error) => {
    const why: unknown = 'data' in error ? error.data : undefined;
    if (why === undefined) listener.closed();
    else listener.refused(why);
  });
  socket.on('disconnect', () => listener.closed());
  socket.onAny((name: string, body: unknown) => listener.message(name, body));
  return {
    send: (name, body, answered) => socket.emit(name, body, answered),
    close: () => socket.disconnect(),
  };
}
