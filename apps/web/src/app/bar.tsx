/** The bar on top of every page: the way home, the tables, the own matches, the account, and the settings. */
import gear from 'icon:cog';
import roundTable from 'icon:round-table';
import helmet from 'icon:viking-helmet';
import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { useLines, useVisitor } from '../account/server-context.tsx';
import { Icon } from '../icons/icon.tsx';
import { MyMatchesMenu } from '../lobby/my-matches-menu.tsx';
import { useSpoken } from '../words/words-context.tsx';
import { Brand } from './brand.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import './bar.css';

export function Bar({ title }: { readonly title: string }): ReactNode {
  const { speaker } = useSpoken();
  const visitor = useVisitor();
  const lines = useLines();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <header className="bar">
      <Link href="/" className="bar-home" aria-label={speaker.say('nav.home')}>
        <Brand />
      </Link>
      <p className="bar-title">{title}</p>
      <nav className="bar-nav" aria-label={speaker.say('nav.main')}>
        {visitor.is !== 'cut-off' && (
          <Link href="/tables" className="button button-bare bar-item">
            <Icon outline={roundTable} />
            <span className="bar-label">{speaker.say('nav.tables')}</span>
          </Link>
        )}
        {lines && <MyMatchesMenu mine={lines.mine} />}
        {(visitor.is === 'somebody' || visitor.is === 'nobody') && (
          <Link href="/account" className="button button-bare bar-item">
            <Icon outline={helmet} />
            <span className="bar-label bar-account">{visitor.is === 'somebody' ? visitor.account.name : speaker.say('nav.sign-in')}</span>
          </Link>
        )}
        <button
          type="button"
          className="button button-bare"
          aria-label={speaker.say('settings.title')}
          onClick={() => dialog.current?.showModal()}
        >
          <Icon outline={gear} />
        </button>
      </nav>
      <SettingsDialog dialog={dialog} />
    </header>
  );
}
