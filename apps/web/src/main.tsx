/** Where the page begins. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Server } from './account/server.ts';
import { ServerProvider } from './account/server-context.tsx';
import { App } from './app/app.tsx';
import { MishapBoundary } from './app/mishap.tsx';
import { SettingsStore } from './app/settings.ts';
import { loadAnew } from './app/stale-page.ts';
import { browserStorage } from './app/storage.ts';
import { WordsProvider } from './words/words-context.tsx';
import './design/base.css';

const place = document.getElementById('app');
if (!place) throw new Error('the page has no place for the app');

const store = new SettingsStore({
  languages: navigator.languages,
  storage: browserStorage(),
  root: document.documentElement,
  prefers: (query) => window.matchMedia(query),
});

const server = new Server(browserStorage());

window.addEventListener('vite:preloadError', (event) => {
  const isTakenCareOf = loadAnew({ shelf: browserStorage(), now: Date.now, reload: () => window.location.reload() });
  if (isTakenCareOf) event.preventDefault();
});

createRoot(place).render(
  <StrictMode>
    <WordsProvider store={store}>
      <ServerProvider server={server}>
        <MishapBoundary>
          <App />
        </MishapBoundary>
      </ServerProvider>
    </WordsProvider>
  </StrictMode>,
);
