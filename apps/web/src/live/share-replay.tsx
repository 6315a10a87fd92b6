/** Shares the replay of a finished match: by the system's dialog, or by copying the link; a private match needs its own link. */
import share from 'icon:share';
import { type ReactNode, useId, useState } from 'react';
import { FailureNote } from '../account/failure-note.tsx';
import { useTask } from '../account/use-task.ts';
import type { TableTranslator } from '../i18n/translators.ts';
import { Icon } from '../icons/icon.tsx';
import { copyOrShare, type ShareOutcome } from '../theatre/controls/copy-or-share.ts';
import { useSharing } from '../theatre/controls/use-sharing.ts';
import { searchOf } from '../theatre/replay/replay-place.ts';

interface ShareReplayProps {
  readonly match: string;
  readonly i18n: TableTranslator;
}

export function ShareReplay({ match, i18n }: ShareReplayProps): ReactNode {
  const id = useId();
  const sharing = useSharing(match, null);
  const task = useTask();
  const [warned, setWarned] = useState(false);
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const [address, setAddress] = useState('');
  // Nothing to share: the match is unknown, or it is private and the viewer did not play in it.
  if (sharing && (!sharing.about || (!sharing.isPublic && !sharing.own))) return null;
  const needsWarning = sharing?.isPublic === false && sharing.token === null && !warned;
  const send = async (token: string | null): Promise<void> => {
    const link = `${window.location.origin}/replay/${match}${token === null ? '' : searchOf({ at: 0, eyes: 'spectator', playing: null, analysis: false }, token)}`;
    setAddress(link);
    setOutcome(await copyOrShare(link));
  };
  const press = (): void => {
    setOutcome(null);
    if (!sharing) return;
    if (needsWarning) setWarned(true);
    else if (sharing.isPublic || sharing.token !== null) void send(sharing.token);
    else task.run(async () => await sharing.own?.make((token) => void send(token)));
  };
  return (
    <>
      <button type="button" className="button" disabled={!sharing || task.busy} aria-describedby={`${id}about`} onClick={press}>
        <Icon outline={share} /> {i18n.t(warned && sharing?.token === null ? 'theatre.share-make' : 'end.share')}
      </button>
      <span id={`${id}about`} className="results-notice" role="status">
        {warned && sharing?.token === null && i18n.t('theatre.share-private')}
        {outcome === 'copied' && i18n.t('end.link-copied')}
      </span>
      {outcome === 'failed' && (
        <label className="results-link" htmlFor={id}>
          {i18n.t('end.link')}
          <input id={id} type="text" readOnly value={address} onFocus={({ target }) => target.select()} />
        </label>
      )}
      <FailureNote failure={task.failure} />
    </>
  );
}
