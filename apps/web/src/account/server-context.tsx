/** Gives the server to every part of the page. */
import type { Source } from '@skald/client';
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Lines } from './lines.ts';
import type { Server, Visitor } from './server.ts';

const ServerContext = createContext<Server | null>(null);

export function ServerProvider({ server, children }: { readonly server: Server; readonly children: ReactNode }): ReactNode {
  useEffect(() => {
    const seen = (): void => {
      if (document.visibilityState === 'visible') server.retry();
    };
    void server.lookAround();
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

export function useSource<T>(source: Source<T>): T {
  return useSyncExternalStore(source.subscribe, source.get);
}

export function useVisitor(): Visitor {
  return useSource(useServer().visitor);
}

export function useLines(): Lines | null {
  return useSource(useServer().lines);
}
