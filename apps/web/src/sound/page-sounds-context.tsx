/** Provides the sounds of the page to every component. Without a provider, nothing sounds. */
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { PageSounds } from './page-sounds.ts';

const PageSoundsContext = createContext<PageSounds | null>(null);

interface PageSoundsProviderProps {
  readonly sounds: PageSounds;
  readonly children: ReactNode;
}

export function PageSoundsProvider({ sounds, children }: PageSoundsProviderProps): ReactNode {
  return <PageSoundsContext value={sounds}>{children}</PageSoundsContext>;
}

export function usePageSounds(): PageSounds | null {
  return useContext(PageSoundsContext);
}

/** For parts of the page that may sound soon. */
export function usePreparedSounds(): PageSounds | null {
  const sounds = usePageSounds();
  useEffect(() => sounds?.prepare(), [sounds]);
  return sounds;
}
