/** The players' colours as a function that stays the same while they do: whatever speaks of players is then not drawn again at every step. */
import { useMemo } from 'react';
import { type Face, PLAYER_COLOURS } from './face.ts';
import type { ColourOf } from './sentence.tsx';
import type { TableSnapshot } from './source.ts';

export function useColourOf(face: Face, snapshot: TableSnapshot): ColourOf {
  const said = snapshot.players.map((_, seat) => face.colourOf(snapshot, seat)).join(' ');
  return useMemo(() => {
    const colours = said.split(' ');
    return (seat) => PLAYER_COLOURS.find((colour) => colour === colours[seat]);
  }, [said]);
}
