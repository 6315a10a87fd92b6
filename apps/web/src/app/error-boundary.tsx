/** Shows a notice if a page has a defect or cannot be loaded. */
import { Component, type ReactNode } from 'react';
import { useTranslator } from '../i18n/translator-context.tsx';

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <CrashNotice /> : this.props.children;
  }
}

function CrashNotice(): ReactNode {
  const { i18n } = useTranslator();
  return (
    <main className="page-notice">
      <h1 className="page-notice-title">{i18n.t('app.crash')}</h1>
      <p>{i18n.t('app.crash-text')}</p>
      <p>
        <button type="button" className="button button-main" onClick={() => window.location.reload()}>
          {i18n.t('app.crash-reload')}
        </button>
      </p>
    </main>
  );
}
