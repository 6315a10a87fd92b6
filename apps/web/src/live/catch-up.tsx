/** Says that the table is showing what happened while the viewer was away, and lets them skip it. */
import raven from 'icon:raven';
import type { Connection, Freshness } from '@skald/client';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useObservable } from '../account/server-context.tsx';
import { Notice } from '../app/notice.tsx';
import type { TableTranslator } from '../i18n/translators.ts';
import type { StageState } from '../table/model/stage.ts';

/** From this many steps on, say it. */
const WORTH_A_WORD = 3;

interface CatchUpProps {
  readonly shown: StageState;
  readonly connection: Connection;
  readonly freshness: Freshness;
  readonly isHidden: boolean;
  readonly i18n: TableTranslator;
  skip(): void;
  /** Opens the recap since the viewer's last turn. */
  openRecap(): void;
}

export function CatchUp({ shown, connection, freshness, isHidden, i18n, skip, openRecap }: CatchUpProps): ReactNode {
  const { behind, playing } = shown;
  const isAway = useIsAway(connection, freshness, isHidden);
  const missed = useMissed(isAway, playing, behind);
  const [dismissed, setDismissed] = useState(false);
  const dismiss = useCallback(() => setDismissed(true), []);
  useEffect(() => {
    if (missed === 0) setDismissed(false);
  }, [missed]);
  return (
    missed > WORTH_A_WORD &&
    !dismissed && (
      <Notice icon={raven} onDismiss={dismiss}>
        <p>{i18n.t('live.since', { count: missed })}</p>
        <button type="button" className="button" onClick={skip}>
          {i18n.t('table.skip')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            skip();
            openRecap();
          }}
        >
          {i18n.t('recap.open')}
        </button>
      </Notice>
    )
  );
}

/** The page is hidden, or disconnected and not caught up since. */
function useIsAway(connection: Connection, freshness: Freshness, isHidden: boolean): boolean {
  const { is } = useObservable(connection.state);
  const [isCutOff, setIsCutOff] = useState(freshness === 'loading');
  useEffect(() => {
    if (is === 'offline' || is === 'stopping') setIsCutOff(true);
    else if (freshness === 'live') setIsCutOff(false);
  }, [is, freshness]);
  return isHidden || isCutOff;
}

/** The number of steps that came while the viewer was away and are not shown yet; steps of live play do not count. */
function useMissed(isAway: boolean, playing: boolean, behind: number): number {
  const [wasAway, setWasAway] = useState(isAway);
  const [missed, setMissed] = useState(0);
  useEffect(() => {
    if (isAway) setWasAway(true);
    else if (!playing) {
      setWasAway(false);
      setMissed(0);
    } else if (wasAway) setMissed((most) => Math.max(most, behind + 1));
  }, [isAway, wasAway, playing, behind]);
  return missed;
}
