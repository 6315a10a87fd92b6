/** Yardstick: the boardgame.io server, with matches in memory or, if `MATCHES` names a folder, in files. */
import { provinces } from './game.ts';
import { serverLibrary } from './library.ts';

/** With these the state takes 1.5 KB as JSON, as that of Raids does at four seats. */
const PROVINCES = 14;

const { Server, FlatFile } = serverLibrary();
const { PORT, MATCHES } = process.env;
const games = [provinces(PROVINCES, Number.POSITIVE_INFINITY)];
const server = Server({ games, origins: [], ...(MATCHES && { db: new FlatFile({ dir: MATCHES }) }) });

await server.run({ port: { port: Number(PORT), host: '127.0.0.1' } });
