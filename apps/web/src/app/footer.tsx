/** The footer: credits and the licence. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslator } from '../i18n/translator-context.tsx';

export function Footer(): ReactNode {
  const { i18n } = useTranslator();
  return (
    <footer className="foot">
      <Link href="/credits">{i18n.t('nav.credits')}</Link>
      <span>{i18n.t('app.licence')}</span>
    </footer>
  );
}
