/** The account page: signing in, keeping a guest account, sessions, and signing out. */
import { type ReactNode, useEffect } from 'react';
import { Bar } from '../app/bar.tsx';
import { Footer } from '../app/footer.tsx';
import { useTranslator } from '../i18n/translator-context.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { GuestForm } from './guest-form.tsx';
import { OwnAccountCards } from './own-account-cards.tsx';
import { useServer, useVisitor } from './server-context.tsx';
import './account-page.css';

export function AccountPage(): ReactNode {
  const { i18n } = useTranslator();
  const visitor = useVisitor();
  useEffect(() => {
    document.title = i18n.t('account.tab');
  }, [i18n]);
  return (
    <>
      <Bar title={i18n.t('account.title')} />
      <main className="page">
        <h1>{i18n.t('account.title')}</h1>
        {visitor.is === 'unknown' && <p role="status">{i18n.t('account.looking')}</p>}
        {visitor.is === 'cut-off' && <p role="status">{i18n.t('account.cut-off')}</p>}
        {visitor.is === 'nobody' && <ComeIn />}
        {visitor.is === 'somebody' && <OwnAccountCards key={visitor.account.id} account={visitor.account} />}
      </main>
      <Footer />
    </>
  );
}

function ComeIn(): ReactNode {
  const { i18n } = useTranslator();
  const server = useServer();
  return (
    <div className="account-cards">
      <section className="card">
        <h2>{i18n.t('account.guest')}</h2>
        <p className="muted">{i18n.t('account.guest-text')}</p>
        <GuestForm action={i18n.t('account.enter')} />
      </section>
      <section className="card">
        <h2>{i18n.t('account.log-in')}</h2>
        <p className="muted">{i18n.t('account.log-in-text')}</p>
        <CredentialsForm action={i18n.t('account.log-in')} isNew={false} send={(email, password) => server.logIn(email, password)} />
      </section>
    </div>
  );
}
