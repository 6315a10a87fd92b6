/** The foot of the pages: credits and the licence. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSpoken } from '../words/words-context.tsx';

export function Footer(): ReactNode {
  const { speaker } = useSpoken();
  return (
    <footer className="foot">
      <Link href="/credits">{speaker.say('nav.credits')}</Link>
      <span>{speaker.say('app.licence')}</span>
    </footer>
  );
}
