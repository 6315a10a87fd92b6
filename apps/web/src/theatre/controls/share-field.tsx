/** The link to a private replay, for its players: made on request, shown, and revoked. */
import share from 'icon:share';
import { type ReactNode, useId, useState } from 'react';
import { FailureNote } from '../../account/failure-note.tsx';
import { useTask } from '../../account/use-task.ts';
import type { TableTranslator } from '../../i18n/translators.ts';
import { Icon } from '../../icons/icon.tsx';
import { copyOrShare } from './copy-or-share.ts';
import type { Sharing } from './use-sharing.ts';

interface ShareFieldProps {
  readonly own: NonNullable<Sharing['own']>;
  /** The address of this moment with the token; null while there is no link. */
  readonly address: string | null;
  readonly i18n: TableTranslator;
}

export function ShareField({ own, address, i18n }: ShareFieldProps): ReactNode {
  const id = useId();
  const task = useTask();
  const [notice, setNotice] = useState<'copied' | 'ended' | null>(null);
  return (
    <div className="theatre-share">
      <p id={`${id}about`}>{i18n.t('theatre.share-private')}</p>
      {address === null ? (
        <button
          type="button"
          className="button"
          aria-describedby={`${id}about`}
          disabled={task.busy}
          onClick={() => {
            setNotice(null);
            task.run(() => own.make());
          }}
        >
          <Icon outline={share} /> {i18n.t('theatre.share-make')}
        </button>
      ) : (
        <>
          <label className="theatre-field" htmlFor={id}>
            {i18n.t('theatre.share-link')}
            <input id={id} type="text" readOnly value={address} onFocus={({ target }) => target.select()} />
          </label>
          <button
            type="button"
            className="button"
            onClick={() => void copyOrShare(address).then((done) => done === 'copied' && setNotice('copied'))}
          >
            <Icon outline={share} /> {i18n.t('theatre.share-copy')}
          </button>
        </>
      )}
      <button
        type="button"
        className="button"
        disabled={task.busy}
        onClick={() =>
          task.run(async () => {
            const failure = await own.end();
            if (!failure) setNotice('ended');
            return failure;
          })
        }
      >
        {i18n.t('theatre.share-end')}
      </button>
      <p className="theatre-copied" role="status">
        {notice === 'copied' && i18n.t('theatre.copied')}
        {notice === 'ended' && i18n.t('theatre.share-ended')}
      </p>
      <FailureNote failure={task.failure} />
    </div>
  );
}
