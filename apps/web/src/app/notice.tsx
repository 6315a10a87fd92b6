/** Notices lie over the top bar and take no room, so that the page never moves when they come and go. */
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslator } from '../i18n/translator-context.tsx';
import { Icon } from '../icons/icon.tsx';
import { useEscapeTo } from './use-escape-to.ts';
import './notice.css';

const Place = createContext<HTMLElement | null>(null);

/** The container of all notices. */
export function NoticePlace({ children }: { readonly children: ReactNode }): ReactNode {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Place value={place}>
      {children}
      <div className="notices" ref={setPlace} />
    </Place>
  );
}

interface NoticeProps {
  readonly icon?: string;
  readonly tone?: 'good' | 'lost';
  /** Is it urgent enough for a screen reader to announce at once? */
  readonly urgent?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
  /** If it can be dismissed: by its button and by Escape. */
  readonly onDismiss?: () => void;
}

export function Notice({ icon, tone, urgent = false, className = '', children, onDismiss }: NoticeProps): ReactNode {
  const { i18n } = useTranslator();
  const place = useContext(Place);
  useEscapeTo(onDismiss);
  const classes = ['notice', tone && `notice-${tone}`, className].filter(Boolean).join(' ');
  return (
    place &&
    createPortal(
      <div className={classes} role={urgent ? 'alert' : 'status'}>
        {icon !== undefined && <Icon outline={icon} />}
        {children}
        {onDismiss && (
          <button type="button" className="button button-bare notice-dismiss" aria-label={i18n.t('app.dismiss')} onClick={onDismiss}>
            ×
          </button>
        )}
      </div>,
      place,
    )
  );
}
