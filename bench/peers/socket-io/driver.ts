/** Plays on the plain Socket.IO server: the seats answer in turn. */
import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { DrivenTable, DriverDeps, Role, TableSetting } from '../../server/load/driver.d.ts';
import { answerFor } from './sizes.ts';

export async function open({ url, seats, spectators }: TableSetting, deps: DriverDeps): Promise<DrivenTable> {
  const match = randomUUID().slice(0, 8);
  const answer = answerFor(match);
  const connect = async (role: Role): Promise<Socket> => {
    const socket = deps.as(role, () => io(url, { transports: ['websocket'], forceNew: true, reconnection: false }));
    socket.on('step', () => deps.onStep());
    socket.on('disconnect', () => deps.failed('a connection was lost'));
    await socket.emitWithAck('join', match);
    return socket;
  };
  const sitting = await Promise.all(Array.from({ length: seats }, () => connect('seat')));
  const watching = await Promise.all(Array.from({ length: spectators }, () => connect('spectator')));
  let answers = 0;
  return {
    viewers: seats + spectators,
    over: false,
    answer() {
      sitting[answers++ % seats]?.emit('answer', answer, () => deps.acknowledged());
    },
    leave() {
      for (const socket of [...sitting, ...watching]) socket.disconnect();
    },
  };
}
