/** What is shown where a page cannot be: a defect, or a part that could not be loaded. */
import { Component, type ReactNode } from 'react';
import { useSpoken } from '../words/words-context.tsx';

export class MishapBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Mishap /> : this.props.children;
  }
}

function Mishap(): ReactNode {
  const { speaker } = useSpoken();
  return (
    <main className="page-notice">
      <h1 className="page-notice-title">{speaker.say('app.mishap')}</h1>
      <p>{speaker.say('app.mishap-text')}</p>
      <p>
        <button type="button" className="button button-main" onClick={() => window.location.reload()}>
          {speaker.say('app.mishap-reload')}
        </button>
      </p>
    </main>
  );
}
