/** Plays Raids on Skald with its own client, as people and bots do: the client survives a broken connection. */
import { Connection, MatchStore, socketTransport, type Transport } from '@skald/client';
import { fastRandom, sampleAnswer } from '@skald/engine';
import type { DrivenTable, DriverDeps, Role, TableSetting } from '../load/driver.d.ts';
import { gather } from './gathering.ts';
import type { Guest } from './guest.ts';

export async function open(setting: TableSetting, deps: DriverDeps): Promise<DrivenTable> {
  const { number, match, players, spectators } = await gather(setting);
  const random = fastRandom(number);
  /** The last answered decision, and the viewers that have not seen the answer yet. */
  let answered = '';
  const uninformed = new Set<MatchStore>();
  const connections: Connection[] = [];
  const look = (store: MatchStore): void => {
    const { play } = store.state.get();
    if (!play || play.waiting.some(({ id }) => id === answered)) return;
    if (uninformed.delete(store)) deps.onStep();
  };
  const watch = async (role: Role, guest: Guest): Promise<MatchStore> => {
    const transport: Transport = (introduction, listener) =>
      deps.as(role, () => socketTransport(setting.url, guest.headers)(introduction, listener));
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
          if (outcome.accepted) deps.acknowledged();
          else deps.failed(`${outcome.failure.code}: ${outcome.failure.reason}`);
        });
        return;
      }
      deps.failed('nobody is asked, and the match is not over');
    },
    leave() {
      for (const connection of connections) connection.close();
    },
  };
}
