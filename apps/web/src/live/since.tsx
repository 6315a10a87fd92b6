/** What happened while the viewer was away is being shown: says so, and lets one skip it. */
import raven from 'icon:raven';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { Shown } from '../table/stage.ts';
import type { TableSpeaker } from '../words/speaker.ts';

/** From so many steps on it is worth a word. */
const WORTH_A_WORD = 3;

interface SinceProps {
  readonly shown: Shown;
  readonly speaker: TableSpeaker;
  skip(): void;
}

export function Since({ shown, speaker, skip }: SinceProps): ReactNode {
  const { behind, playing } = shown;
  const [missed, setMissed] = useState(0);
  useEffect(() => {
    setMissed((most) => (playing ? Math.max(most, behind + 1) : 0));
  }, [playing, behind]);
  return (
    missed > WORTH_A_WORD && (
      <div className="connection" role="status">
        <Icon outline={raven} />
        <p>{speaker.say('live.since', { count: missed })}</p>
        <button type="button" className="button" onClick={skip}>
          {speaker.say('table.skip')}
        </button>
      </div>
    )
  );
}
