/** Waits until the page may show a match with the content of its edition. */
import { useEffect, useState } from 'react';
import { contentReady } from '../editions/content-ready.ts';

/** Undefined while the edition is not known. */
export function useContentReady(slug: string, edition: string | undefined): boolean {
  const [ready, setReady] = useState<string | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    if (edition !== undefined)
      void contentReady(slug, edition).then(() => {
        if (wanted) setReady(edition);
      });
    return () => {
      wanted = false;
    };
  }, [slug, edition]);
  return edition !== undefined && ready === edition;
}
