/** The routes: which page each address shows. */
import { PAGES } from '@skald/protocol';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, Route, Switch } from 'wouter';
import { useLiveConnection } from '../account/server-context.tsx';
import { useTranslator } from '../i18n/translator-context.tsx';
import { TurnNotices } from '../notify/turn-notices.tsx';
import { HandingOver } from '../theatre/handed-over.tsx';
import { Bar } from './bar.tsx';
import { NoticePlace } from './notice.tsx';

const StartPage = lazy(async () => ({ default: (await import('../pages/start-page.tsx')).StartPage }));
const InvitationNotices = lazy(async () => ({ default: (await import('../notify/invitation-notices.tsx')).InvitationNotices }));
const PracticePage = lazy(async () => ({ default: (await import('../practice/practice-page.tsx')).PracticePage }));
const LobbyPage = lazy(async () => ({ default: (await import('../lobby/lobby-page.tsx')).LobbyPage }));
const NewMatchPage = lazy(async () => ({ default: (await import('../lobby/new-match/new-match-page.tsx')).NewMatchPage }));
const MatchPage = lazy(async () => ({ default: (await import('../live/match-page.tsx')).MatchPage }));
const AccountPage = lazy(async () => ({ default: (await import('../account/account-page.tsx')).AccountPage }));
const ModerationPage = lazy(async () => ({ default: (await import('../moderation/moderation-page.tsx')).ModerationPage }));
const TheatrePage = lazy(async () => ({ default: (await import('../theatre/theatre-page.tsx')).TheatrePage }));
const GamePage = lazy(async () => ({ default: (await import('../pages/game-page.tsx')).GamePage }));
const RulesPage = lazy(async () => ({ default: (await import('../help/rules/rules-page.tsx')).RulesPage }));
const PlayerPage = lazy(async () => ({ default: (await import('../pages/player-page.tsx')).PlayerPage }));
const CreditsPage = lazy(async () => ({ default: (await import('../pages/credits-page.tsx')).CreditsPage }));

export function App(): ReactNode {
  const { i18n } = useTranslator();
  return (
    <NoticePlace>
      <Suspense
        fallback={
          <main className="page-notice">
            <p role="status">{i18n.t('table.loading')}</p>
          </main>
        }
      >
        <TurnNotices />
        <Invitations />
        <HandingOver>
          <Switch>
            <Route path={PAGES.start}>
              <StartPage />
            </Route>
            <Route path={PAGES.credits}>
              <CreditsPage />
            </Route>
            <Route path={PAGES.tables}>
              <LobbyPage />
            </Route>
            <Route path={PAGES.newMatch}>{({ game }) => <NewMatchPage key={game} slug={game} />}</Route>
            <Route path={PAGES.match}>{({ match }) => <MatchPage key={match} id={match} />}</Route>
            <Route path={PAGES.account}>
              <AccountPage />
            </Route>
            <Route path={PAGES.moderation}>
              <ModerationPage />
            </Route>
            <Route path={PAGES.practice}>{({ game }) => <PracticePage slug={game} learning={false} />}</Route>
            <Route path={PAGES.firstGame}>{({ game }) => <PracticePage slug={game} learning={true} />}</Route>
            <Route path={PAGES.game}>{({ game }) => <GamePage slug={game} />}</Route>
            <Route path={PAGES.rules}>{({ game }) => <RulesPage key={game} slug={game} />}</Route>
            <Route path={PAGES.player}>{({ player }) => <PlayerPage key={player} id={player} />}</Route>
            <Route path={PAGES.replay}>{({ match }) => <TheatrePage key={match} match={match ?? null} />}</Route>
            <Route>
              <Bar title="" />
              <main className="page-notice">
                <h1>{i18n.t('app.lost')}</h1>
                <Link href="/">{i18n.t('nav.home')}</Link>
              </main>
            </Route>
          </Switch>
        </HandingOver>
      </Suspense>
    </NoticePlace>
  );
}

/** Loads notices about invitations only for signed-in players; nothing waits for them. */
function Invitations(): ReactNode {
  const live = useLiveConnection();
  return (
    live && (
      <Suspense fallback={null}>
        <InvitationNotices />
      </Suspense>
    )
  );
}
