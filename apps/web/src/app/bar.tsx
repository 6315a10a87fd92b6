/** The bar on top of every page: the way home, and the settings. */
import gear from 'icon:cog';
import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/icon.tsx';
import { useSpoken } from '../words/words-context.tsx';
import { Brand } from './brand.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import './bar.css';

export function Bar({ title }: { readonly title: string }): ReactNode {
  const { speaker } = useSpoken();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <header className="bar">
      <Link href="/" className="bar-home" aria-label={speaker.say('nav.home')}>
        <Brand />
      </Link>
      <p className="bar-title">{title}</p>
      <button
        type="button"
        className="button button-bare"
        aria-label={speaker.say('settings.title')}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon outline={gear} />
      </button>
      <SettingsDialog dialog={dialog} />
    </header>
  );
}
