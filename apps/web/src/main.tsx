/** Entry point of the page. */
import './design/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Server } from './account/server.ts';
import { ServerProvider } from './account/server-context.tsx';
import { App } from './app/app.tsx';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { SettingsStore } from './app/settings.ts';
import { reloadStalePage } from './app/stale-page.ts';
import { browserStorage } from './app/storage.ts';
import { PackedContent } from './editions/page-content.ts';
import { PageContentProvider } from './editions/page-content-context.tsx';
import { TranslatorProvider } from './i18n/translator-context.tsx';
import { PageSounds } from './sound/page-sounds.ts';
import { PageSoundsProvider } from './sound/page-sounds-context.tsx';
import { SoundPreferences } from './sound/sound-preferences.ts';

const place = document.getElementById('app');
if (!place) throw new Error('the page has no place for the app');

const store = new SettingsStore({
  languages: navigator.languages,
  storage: browserStorage(),
  root: document.documentElement,
  prefers: (query) => window.matchMedia(query),
});

const server = new Server(browserStorage());
const content = new PackedContent();
const sounds = new PageSounds(new SoundPreferences(browserStorage()));

window.addEventListener('vite:preloadError', (event) => {
  const isTakenCareOf = reloadStalePage({ storage: browserStorage(), now: Date.now, reload: () => window.location.reload() });
  if (isTakenCareOf) event.preventDefault();
});

createRoot(place).render(
  <StrictMode>
    <TranslatorProvider store={store}>
      <ServerProvider server={server}>
        <PageContentProvider content={content}>
          <PageSoundsProvider sounds={sounds}>
            <ErrorBoundary>
              <App />
            </ErrorBoundary>
          </PageSoundsProvider>
        </PageContentProvider>
      </ServerProvider>
    </TranslatorProvider>
  </StrictMode>,
);
