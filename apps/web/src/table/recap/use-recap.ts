/** The recap of a table: its lines, and opening it by itself for a viewer who was away. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { browserStorage } from '../../app/storage.ts';
import type { LogMarks } from '../log/log-marks.ts';
import type { LogLine } from '../model/stage.ts';
import type { TableModel, TableState } from '../model/table-model.ts';
import { comeBack, leave } from './absences.ts';
import { linesSince } from './recap.ts';

interface RecapSettings {
  readonly model: TableModel;
  readonly state: TableState;
  readonly marks: LogMarks;
  /** Tells tables apart; undefined if nobody comes back to this one. */
  readonly place: string | undefined;
  readonly isOpen: boolean;
  open(): void;
}

export interface TableRecap {
  /** Since the viewer's last turn. */
  readonly lines: readonly LogLine[];
  /** Opens it; undefined if there is nothing to tell. */
  readonly open: (() => void) | undefined;
}

export function useRecap({ model, state, marks, place, isOpen, open }: RecapSettings): TableRecap {
  const { shown, hasOlder } = state;
  const { log, playing, snapshot } = shown;
  const { viewer } = snapshot;
  const lines = useMemo(() => linesSince(log, marks, viewer), [log, marks, viewer]);
  const [returned, forget] = useReturned(place);
  const isWanted = isOpen || (returned && !snapshot.over);
  const needsOlder = isWanted && hasOlder && lines.length === 0;
  const [first] = log;
  const asked = useRef<LogLine | null | undefined>(null);
  useEffect(() => {
    // Once for each page: the log may have to be read far back.
    if (!needsOlder || asked.current === first) return;
    asked.current = first;
    void model.older();
  }, [needsOlder, first, model]);
  const isReady = returned && !playing && !needsOlder;
  const hasNews = lines.length > 0 && !snapshot.over;
  useEffect(() => {
    if (!isReady) return;
    forget();
    if (hasNews) open();
  }, [isReady, hasNews, forget, open]);
  return { lines, open: lines.length > 0 || (hasOlder && typeof viewer === 'number') ? open : undefined };
}

/** Whether the viewer has come back from a long absence: a hidden page, or a visit that ended. */
function useReturned(place: string | undefined): readonly [boolean, () => void] {
  const [returned, setReturned] = useState(false);
  useEffect(() => {
    if (place === undefined) return;
    const storage = browserStorage();
    const goes = (): void => leave(storage, place, Date.now());
    const look = (): void => {
      if (document.visibilityState === 'hidden') goes();
      else if (comeBack(storage, place, Date.now())) setReturned(true);
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', goes);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', goes);
      goes();
    };
  }, [place]);
  const [forget] = useState(() => () => setReturned(false));
  return [returned, forget];
}
