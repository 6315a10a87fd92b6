/** Swaps a board that fails while drawing for the plain table, so that no match is ever unplayable. */
import { Component, type ReactNode } from 'react';
import type { GameUi } from '../game-ui.ts';
import { plainUi } from './plain-ui.tsx';

interface PlainFallbackProps {
  readonly ui: GameUi;
  /** Draws the table with this user interface. */
  readonly children: (ui: GameUi) => ReactNode;
}

interface PlainFallbackState {
  readonly failed: boolean;
}

export class PlainFallback extends Component<PlainFallbackProps, PlainFallbackState> {
  override readonly state: PlainFallbackState = { failed: false };

  static getDerivedStateFromError(): PlainFallbackState {
    return { failed: true };
  }

  /** Another board may be able to draw the match. */
  override componentDidUpdate(before: PlainFallbackProps): void {
    if (this.state.failed && before.ui !== this.props.ui) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.props.children(this.state.failed ? plainUi : this.props.ui);
  }
}
