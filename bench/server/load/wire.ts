/** Counts the bytes that every connection of this process receives, headers included, by the role that opened it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import type { Role } from './driver.d.ts';

const opening = new AsyncLocalStorage<Role>();
const open: Readonly<Record<Role, Set<Socket>>> = { seat: new Set(), spectator: new Set() };
const closed: Record<Role, number> = { seat: 0, spectator: 0 };

subscribe('net.client.socket', (message) => {
  const role = opening.getStore();
  if (!role || typeof message !== 'object' || message === null || !('socket' in message)) return;
  const { socket } = message;
  if (!(socket instanceof Socket)) return;
  open[role].add(socket);
  socket.once('close', () => {
    open[role].delete(socket);
    closed[role] += socket.bytesRead;
  });
});

/** Runs a function that opens a connection, on behalf of a role. */
export function as<T>(role: Role, connect: () => T): T {
  return opening.run(role, connect);
}

/** All bytes received by this role. */
export function received(role: Role): number {
  let sum = closed[role];
  for (const socket of open[role]) sum += socket.bytesRead;
  return sum;
}
