/** Plays on the Colyseus server with its own client: the seats raid in turn. */
import { Client, type Room } from 'colyseus.js';
import type { DrivenTable, DriverDeps, Role, TableSetting } from '../../server/load/driver.d.ts';
import { PROVINCES } from './provinces.ts';

export async function open({ url, seats, spectators }: TableSetting, deps: DriverDeps): Promise<DrivenTable> {
  const client = new Client(url);
  let asked = 0;
  let answers = 0;
  /** The sender's own patch is its acknowledgement. The first state comes with joining. */
  const listen = (room: Room, seat: number): Promise<Room> =>
    new Promise((resolve) => {
      let joined = false;
      room.onLeave(() => deps.failed('a connection was lost'));
      room.onStateChange(() => {
        if (joined) {
          deps.onStep();
          if (seat === asked) deps.acknowledged();
        }
        joined = true;
        resolve(room);
      });
    });
  const join = async (role: Role, seat: number, id: string): Promise<Room> => listen(await deps.as(role, () => client.joinById(id)), seat);
  const host = await listen(await deps.as('seat', () => client.create('provinces')), 0);
  const others = await Promise.all(Array.from({ length: seats - 1 }, (_, i) => join('seat', i + 1, host.roomId)));
  const watching = await Promise.all(Array.from({ length: spectators }, () => join('spectator', -1, host.roomId)));
  const sitting = [host, ...others];
  return {
    viewers: seats + spectators,
    over: false,
    answer() {
      asked = answers % seats;
      sitting[asked]?.send('raid', { decision: `${answers}.0`, place: (answers++ * 31) % PROVINCES });
    },
    leave() {
      for (const room of [...sitting, ...watching]) void room.leave();
    },
  };
}
