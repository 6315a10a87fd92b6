/** The parts of Socket.IO that the yardstick uses: the libraries themselves are installed only when the bench runs. */
declare module 'socket.io' {
  interface ServerSocket {
    join(room: string): void;
    on(event: 'join', heard: (match: string, done: () => void) => void): void;
    on(event: 'answer', heard: (answer: { readonly match: string }, done: (outcome: object) => void) => void): void;
  }

  export class Server {
    constructor(server: import('node:http').Server, options: object);
    on(event: 'connection', heard: (socket: ServerSocket) => void): void;
    to(room: string): { emit(event: string, body: object): void };
  }
}

declare module 'socket.io-client' {
  export interface Socket {
    emit(event: string, ...bodies: readonly unknown[]): void;
    emitWithAck(event: string, ...bodies: readonly unknown[]): Promise<unknown>;
    on(event: string, heard: () => void): void;
    disconnect(): void;
  }

  export function io(url: string, options: object): Socket;
}
