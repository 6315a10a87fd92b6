/** Which page stands at which address. */
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, Route, Switch } from 'wouter';
import { TurnNotices } from '../notify/turn-notices.tsx';
import { useSpoken } from '../words/words-context.tsx';
import { Bar } from './bar.tsx';
import { StartPage } from './start-page.tsx';

const PracticePage = lazy(async () => ({ default: (await import('../local/practice-page.tsx')).PracticePage }));
const LobbyPage = lazy(async () => ({ default: (await import('../lobby/lobby-page.tsx')).LobbyPage }));
const NewMatchPage = lazy(async () => ({ default: (await import('../lobby/new-match-page.tsx')).NewMatchPage }));
const MatchPage = lazy(async () => ({ default: (await import('../live/match-page.tsx')).MatchPage }));
const AccountPage = lazy(async () => ({ default: (await import('../account/account-page.tsx')).AccountPage }));
const ModerationPage = lazy(async () => ({ default: (await import('../moderation/moderation-page.tsx')).ModerationPage }));
const TheatrePage = lazy(async () => ({ default: (await import('../theatre/theatre-page.tsx')).TheatrePage }));
const GamePage = lazy(async () => ({ default: (await import('../pages/game-page.tsx')).GamePage }));
const PlayerPage = lazy(async () => ({ default: (await import('../pages/player-page.tsx')).PlayerPage }));
const CreditsPage = lazy(async () => ({ default: (await import('./credits-page.tsx')).CreditsPage }));

export function App(): ReactNode {
  const { speaker } = useSpoken();
  return (
    <Suspense
      fallback={
        <main className="page-notice">
          <p role="status">{speaker.say('table.loading')}</p>
        </main>
      }
    >
      <TurnNotices />
      <Switch>
        <Route path="/">
          <StartPage />
        </Route>
        <Route path="/credits">
          <CreditsPage />
        </Route>
        <Route path="/tables">
          <LobbyPage />
        </Route>
        <Route path="/new/:slug?">{({ slug }) => <NewMatchPage key={slug} slug={slug} />}</Route>
        <Route path="/match/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
        <Route path="/account">
          <AccountPage />
        </Route>
        <Route path="/moderation">
          <ModerationPage />
        </Route>
        <Route path="/play/:slug">{({ slug }) => <PracticePage slug={slug} learning={false} />}</Route>
        <Route path="/learn/:slug">{({ slug }) => <PracticePage slug={slug} learning={true} />}</Route>
        <Route path="/games/:slug">{({ slug }) => <GamePage slug={slug} />}</Route>
        <Route path="/players/:id">{({ id }) => <PlayerPage key={id} id={id} />}</Route>
        <Route path="/replay/:match?">{({ match }) => <TheatrePage key={match} match={match ?? null} />}</Route>
        <Route>
          <Bar title="" />
          <main className="page-notice">
            <h1>{speaker.say('app.lost')}</h1>
            <Link href="/">{speaker.say('nav.home')}</Link>
          </main>
        </Route>
      </Switch>
    </Suspense>
  );
}
