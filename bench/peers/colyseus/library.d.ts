/** The parts of Colyseus that the yardstick uses: the libraries themselves are installed only when the bench runs. */
declare module '@colyseus/schema' {
  export class ArraySchema<T> extends Array<T> {}
  /** A class whose instances track their changes. */
  export function schema<T extends object>(fields: object): new () => T;
}

declare module '@colyseus/core' {
  export abstract class Room {
    maxClients: number;
    patchRate: number | null;
    state: object;
    onMessage(type: string, heard: (client: unknown, message: { readonly place: number }) => void): void;
    broadcastPatch(): boolean;
  }

  export class Server {
    constructor(setting: { readonly transport: object; readonly greet: boolean });
    define(name: string, room: new () => Room): void;
    listen(port: number, host: string): Promise<void>;
  }
}

declare module '@colyseus/ws-transport' {
  export class WebSocketTransport {
    constructor(setting: { readonly pingInterval: number });
  }
}

declare module 'colyseus.js' {
  export interface Room {
    readonly roomId: string;
    onStateChange(heard: () => void): void;
    onLeave(heard: () => void): void;
    send(type: string, message: object): void;
    leave(): Promise<number>;
  }

  export class Client {
    constructor(url: string);
    create(name: string): Promise<Room>;
    joinById(id: string): Promise<Room>;
  }
}
