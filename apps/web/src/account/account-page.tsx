/** Who one is here: coming in, keeping the account, the sessions, and leaving. */
import { type ReactNode, useEffect } from 'react';
import { Bar } from '../app/bar.tsx';
import { Footer } from '../app/footer.tsx';
import { useSpoken } from '../words/words-context.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { GuestForm } from './guest-form.tsx';
import { OwnAccountCards } from './own-account-cards.tsx';
import { useServer, useVisitor } from './server-context.tsx';
import './account-page.css';

export function AccountPage(): ReactNode {
  const { speaker } = useSpoken();
  const visitor = useVisitor();
  useEffect(() => {
    document.title = speaker.say('account.tab');
  }, [speaker]);
  return (
    <>
      <Bar title={speaker.say('account.title')} />
      <main className="page">
        <h1>{speaker.say('account.title')}</h1>
        {visitor.is === 'unknown' && <p role="status">{speaker.say('account.looking')}</p>}
        {visitor.is === 'cut-off' && <p role="status">{speaker.say('account.cut-off')}</p>}
        {visitor.is === 'nobody' && <ComeIn />}
        {visitor.is === 'somebody' && <OwnAccountCards key={visitor.account.id} account={visitor.account} />}
      </main>
      <Footer />
    </>
  );
}

function ComeIn(): ReactNode {
  const { speaker } = useSpoken();
  const server = useServer();
  return (
    <div className="account-cards">
      <section className="card">
        <h2>{speaker.say('account.guest')}</h2>
        <p className="muted">{speaker.say('account.guest-text')}</p>
        <GuestForm action={speaker.say('account.enter')} />
      </section>
      <section className="card">
        <h2>{speaker.say('account.log-in')}</h2>
        <p className="muted">{speaker.say('account.log-in-text')}</p>
        <CredentialsForm action={speaker.say('account.log-in')} isNew={false} send={(email, password) => server.logIn(email, password)} />
      </section>
    </div>
  );
}
