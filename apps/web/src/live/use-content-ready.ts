/** Waits until the page may show a match with the content of its edition. */
import { useEffect, useState } from 'react';
import { usePageContent } from '../editions/page-content-context.tsx';

/** Undefined while the edition is not known. */
export function useContentReady(slug: string, edition: string | undefined): boolean {
  const content = usePageContent();
  const [ready, setReady] = useState<string | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    if (edition !== undefined)
      void content.ready(slug, edition).then(() => {
        if (wanted) setReady(edition);
      });
    return () => {
      wanted = false;
    };
  }, [slug, edition, content]);
  return edition !== undefined && ready === edition;
}
