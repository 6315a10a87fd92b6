/** Asks the rules why an answer is not on offer, on demand. */
import type { Reason } from '@skald/engine';
import { useEffect, useState } from 'react';
import type { PartProps } from '../game-ui.ts';

/** Asks nothing if there is no answer to ask about. */
export function useReasons(why: PartProps['why'], answer: object | null): readonly Reason[] {
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const asked = answer && JSON.stringify(answer);
  useEffect(() => {
    setReasons([]);
    if (asked === null) return;
    let wanted = true;
    void why(JSON.parse(asked)).then((found) => {
      if (wanted) setReasons(found.filter(({ reason }) => reason !== 'not-offered'));
    });
    return () => {
      wanted = false;
    };
  }, [asked, why]);
  return reasons;
}
