/** A TCP proxy between browser and server that tests can cut and mend. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class CuttableLine {
  readonly address: string;
  readonly #server: Server;
  readonly #open: Set<Socket>;
  #isCut = false;

  private constructor(server: Server, open: Set<Socket>, port: number) {
    this.#server = server;
    this.#open = open;
    this.address = `http://127.0.0.1:${port}`;
  }

  static async to(address: string): Promise<CuttableLine> {
    const target = Number(new URL(address).port);
    const open = new Set<Socket>();
    let line: CuttableLine | undefined;
    const server = createServer((near) => {
      if (line?.isCut) {
        near.destroy();
        return;
      }
      const far = connect(target, '127.0.0.1');
      for (const socket of [near, far]) {
        open.add(socket);
        socket.once('close', () => {
          open.delete(socket);
          near.destroy();
          far.destroy();
        });
        socket.on('error', () => socket.destroy());
      }
      near.pipe(far).pipe(near);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const where = server.address();
    line = new CuttableLine(server, open, typeof where === 'object' && where ? where.port : 0);
    return line;
  }

  get isCut(): boolean {
    return this.#isCut;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#open) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    const closed = once(this.#server, 'close');
    this.#server.close();
    await closed;
  }
}
