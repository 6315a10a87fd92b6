/** Plays on the boardgame.io server in its own messages, without the cost of its client: the seat whose turn it is raids. */
import { io, type Socket } from 'socket.io-client';
import type { DrivenTable, DriverDeps, Role, TableSetting } from '../../server/load/driver.d.ts';
import type { State } from './library.ts';

const GAME = 'provinces';
const PROVINCES = 14;

export async function open({ url, seats, spectators }: TableSetting, deps: DriverDeps): Promise<DrivenTable> {
  const match = await create(url, seats);
  let state: State<unknown> | undefined;
  let asked = '';
  /** The sender's own update is its acknowledgement. */
  const hear = (playerId: string | null, next: State<unknown>): void => {
    state = next;
    deps.onStep();
    if (playerId === asked) deps.acknowledged();
  };
  const connect = (role: Role, playerId: string | null): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = deps.as(role, () => io(`${url}/${GAME}`, { transports: ['websocket'], forceNew: true, reconnection: false }));
      socket.on('update', (_, next) => hear(playerId, next));
      socket.on('disconnect', () => deps.failed('a connection was lost'));
      socket.on('sync', (_, info) => {
        state = info.state;
        resolve(socket);
      });
      socket.emit('sync', match, playerId, undefined, seats);
    });
  const sitting = await Promise.all(Array.from({ length: seats }, (_, seat) => connect('seat', String(seat))));
  const watching = await Promise.all(Array.from({ length: spectators }, () => connect('spectator', null)));
  return {
    viewers: seats + spectators,
    over: false,
    answer() {
      if (!state) throw new Error('there is no state yet');
      asked = state.ctx.currentPlayer;
      const place = (state._stateID * 31) % PROVINCES;
      const action = { type: 'MAKE_MOVE', payload: { type: 'raid', args: [place], playerID: asked } };
      sitting[Number(asked)]?.emit('update', action, state._stateID, match, asked);
    },
    leave() {
      for (const socket of [...sitting, ...watching]) socket.disconnect();
    },
  };
}

async function create(url: string, seats: number): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/games/${GAME}/create`, { method: 'POST', headers, body: JSON.stringify({ numPlayers: seats }) });
  const created: unknown = await answer.json();
  if (typeof created !== 'object' || created === null || !('matchID' in created)) throw new Error('no match was created');
  return String(created.matchID);
}
