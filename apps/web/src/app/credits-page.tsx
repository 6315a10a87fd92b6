/** Whose work this stands on. */
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { useSpoken } from '../words/words-context.tsx';
import { Bar } from './bar.tsx';
import { Footer } from './footer.tsx';
import './credits-page.css';

export function CreditsPage(): ReactNode {
  const { speaker } = useSpoken();
  useEffect(() => {
    document.title = speaker.say('credits.tab');
  }, [speaker]);
  return (
    <>
      <Bar title={speaker.say('nav.credits')} />
      <main className="credits">
        <h1>{speaker.say('nav.credits')}</h1>
        <section>
          <h2>{speaker.say('credits.games')}</h2>
          <p>{speaker.say('credits.games-text')}</p>
          <p>{speaker.say('credits.raids')}</p>
        </section>
        <section>
          <h2>{speaker.say('credits.icons')}</h2>
          <p>
            {speaker.say('credits.icons-text')} <a href="https://game-icons.net">game-icons.net</a>,{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
          </p>
        </section>
        <section>
          <h2>{speaker.say('credits.fonts')}</h2>
          <p>{speaker.say('credits.fonts-text')}</p>
        </section>
        <section>
          <h2>{speaker.say('credits.software')}</h2>
          <p>{speaker.say('credits.software-text')}</p>
        </section>
        <p>
          <Link href="/">{speaker.say('nav.home')}</Link>
        </p>
      </main>
      <Footer />
    </>
  );
}
