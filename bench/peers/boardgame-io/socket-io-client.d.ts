/** The part of socket.io-client that the yardstick uses: the library itself is installed only when the bench runs. */
declare module 'socket.io-client' {
  export interface Socket {
    emit(event: string, ...bodies: readonly unknown[]): void;
    on(event: 'sync', heard: (match: string, info: { readonly state: import('./library.ts').State<unknown> }) => void): void;
    on(event: 'update', heard: (match: string, state: import('./library.ts').State<unknown>) => void): void;
    on(event: 'disconnect', heard: () => void): void;
    disconnect(): void;
  }

  export function io(url: string, options: object): Socket;
}
