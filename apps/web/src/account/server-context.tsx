/** Provides the server to every component. */
import type { ObservableValue } from '@skald/client';
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { LiveConnection } from './live-connection.ts';
import type { Server, Visitor } from './server.ts';

const ServerContext = createContext<Server | null>(null);

export function ServerProvider({ server, children }: { readonly server: Server; readonly children: ReactNode }): ReactNode {
  useEffect(() => {
    const seen = (): void => {
      if (document.visibilityState === 'visible') server.retry();
    };
    void server.identifyVisitor();
    window.addEventListener('online', server.retry);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', server.retry);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [server]);
  return <ServerContext value={server}>{children}</ServerContext>;
}

export function useServer(): Server {
  const server = useContext(ServerContext);
  if (!server) throw new Error('the server is used outside of its provider');
  return server;
}

export function useObservable<T>(source: ObservableValue<T>): T {
  return useSyncExternalStore(source.subscribe, source.get);
}

export function useVisitor(): Visitor {
  return useObservable(useServer().visitor);
}

export function useLiveConnection(): LiveConnection | null {
  return useObservable(useServer().live);
}
