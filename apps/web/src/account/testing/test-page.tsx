/** Wraps a component under test in a fake server and texts. */
import type { ReactNode } from 'react';
import { SettingsStore } from '../../app/settings.ts';
import { TranslatorProvider } from '../../i18n/translator-context.tsx';
import type { Server } from '../server.ts';
import { ServerProvider } from '../server-context.tsx';

interface TestPageProps {
  readonly server: Server;
  readonly settings: SettingsStore;
  readonly children: ReactNode;
}

export function TestPage({ server, settings, children }: TestPageProps): ReactNode {
  return (
    <TranslatorProvider store={settings}>
      <ServerProvider server={server}>{children}</ServerProvider>
    </TranslatorProvider>
  );
}

export function settingsIn(language: string): SettingsStore {
  return new SettingsStore({
    root: document.createElement('html'),
    languages: [language],
    storage: undefined,
    prefers: () => ({ matches: false, addEventListener: () => undefined }),
  });
}
