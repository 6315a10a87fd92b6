/** The players' colours as a stable function, so that components with players' names do not render at every step. */
import { useMemo } from 'react';
import { type GameUi, PLAYER_COLOURS } from './game-ui.ts';
import type { TableSnapshot } from './model/source.ts';
import type { ColourOf } from './sentence.tsx';

export function useColourOf(ui: GameUi, snapshot: TableSnapshot): ColourOf {
  const said = snapshot.players.map((_, seat) => ui.colourOf(snapshot, seat)).join(' ');
  return useMemo(() => {
    const colours = said.split(' ');
    return (seat) => PLAYER_COLOURS.find((colour) => colour === colours[seat]);
  }, [said]);
}
