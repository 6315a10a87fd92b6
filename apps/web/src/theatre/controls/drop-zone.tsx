/** Opens a saga from the reader's own machine. */
import scroll from 'icon:scroll-unfurled';
import { type ReactNode, useId, useState } from 'react';
import { useTranslator } from '../../i18n/translator-context.tsx';
import { Icon } from '../../icons/icon.tsx';
import './drop-zone.css';

/** Larger than any match; refuses to read more. */
const LARGEST_FILE = 50_000_000;

export function DropZone({ onSaga }: { onSaga(saga: string): void }): ReactNode {
  const { i18n } = useTranslator();
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (file: File | undefined): void => {
    if (file) void file.slice(0, LARGEST_FILE).text().then(onSaga);
  };
  return (
    <section
      className={over ? 'drop-zone wood drop-zone-over' : 'drop-zone wood'}
      aria-labelledby={`${id}title`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <Icon outline={scroll} />
      <h1 id={`${id}title`}>{i18n.t('theatre.title')}</h1>
      <p className="drop-zone-call">{i18n.t('theatre.drop')}</p>
      <p>{i18n.t('theatre.drop-about')}</p>
      <label className="button button-main" htmlFor={`${id}file`}>
        {i18n.t('theatre.drop-choose')}
      </label>
      <input
        id={`${id}file`}
        className="unseen"
        type="file"
        accept=".jsonl,.saga,application/jsonl"
        onChange={(event) => take(event.target.files?.[0])}
      />
    </section>
  );
}
