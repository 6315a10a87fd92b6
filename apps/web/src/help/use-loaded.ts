/** Loads a part of the site once it is needed. */
import { useEffect, useState } from 'react';

/** Null until it is loaded. Loaders must keep their identity. */
export function useLoaded<T>(load: (() => Promise<T>) | undefined): T | null {
  const [loaded, setLoaded] = useState<{ readonly by: () => Promise<T>; readonly value: T } | null>(null);
  useEffect(() => {
    if (!load) return;
    let wanted = true;
    void load().then((value) => {
      if (wanted) setLoaded({ by: load, value });
    });
    return () => {
      wanted = false;
    };
  }, [load]);
  // What another loader brought belongs to another game or language; it stays until the new part is there.
  return loaded?.value ?? null;
}
