/** The other side of the server: connection, stores, REST calls. */
export { type Clock, systemClock } from './clock.ts';
