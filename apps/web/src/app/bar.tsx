/** The bar on top of every page: home, tables, own matches, account and settings. */
import gear from 'icon:cog';
import roundTable from 'icon:round-table';
import helmet from 'icon:viking-helmet';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useLiveConnection, useVisitor } from '../account/server-context.tsx';
import { useTranslator } from '../i18n/translator-context.tsx';
import { Icon } from '../icons/icon.tsx';
import { Brand } from './brand.tsx';
import './bar.css';

const MyMatchesMenu = lazy(async () => ({ default: (await import('../lobby/my-matches-menu.tsx')).MyMatchesMenu }));
const SettingsDialog = lazy(async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog }));

export function Bar({ title }: { readonly title: string }): ReactNode {
  const { i18n } = useTranslator();
  const visitor = useVisitor();
  const live = useLiveConnection();
  const [openings, setOpenings] = useState(0);
  return (
    <header className="bar">
      <Link href="/" className="bar-home" aria-label={i18n.t('nav.home')}>
        <Brand />
      </Link>
      <p className="bar-title">{title}</p>
      <nav className="bar-nav" aria-label={i18n.t('nav.main')}>
        {visitor.is !== 'cut-off' && (
          <Link href="/tables" className="button button-bare bar-item">
            <Icon outline={roundTable} />
            <span className="bar-label">{i18n.t('nav.tables')}</span>
          </Link>
        )}
        {live && (
          <Suspense>
            <MyMatchesMenu mine={live.mine} />
          </Suspense>
        )}
        {(visitor.is === 'somebody' || visitor.is === 'nobody') && (
          <Link href="/account" className="button button-bare bar-item">
            <Icon outline={helmet} />
            <span className="bar-label bar-account">{visitor.is === 'somebody' ? visitor.account.name : i18n.t('nav.sign-in')}</span>
          </Link>
        )}
        <button
          type="button"
          className="button button-bare"
          aria-label={i18n.t('settings.title')}
          onClick={() => setOpenings(openings + 1)}
        >
          <Icon outline={gear} />
        </button>
      </nav>
      {openings > 0 && (
        <Suspense>
          <SettingsDialog openings={openings} />
        </Suspense>
      )}
    </header>
  );
}
