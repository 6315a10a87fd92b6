/** The sound of each event of Raids. */
import type { RaidsEvent } from '@skald/engine/games/raids';
import type { EventSounds } from '../../sound/cues.ts';

export const raidsSounds: EventSounds<RaidsEvent> = {
  'start-player-chosen': 'silent',
  'voyage-began': 'horn',
  'turn-began': 'silent',
  'tile-placed': 'place',
  'tile-replaced': 'place',
  'tile-discarded': 'draw',
  'rune-taken': 'draw',
  'post-visited': 'silent',
  'goods-sold': 'coin',
  'vikings-hired': 'march',
  'vikings-lost': 'march',
  'tiles-cleared': 'draw',
  'ship-sailed': 'sail',
  'coin-taken': 'coin',
  'monster-sacrificed': 'clash',
  'monster-defeated': 'clash',
  'fight-began': 'clash',
  'struck-back': 'clash',
  fled: 'sail',
  'ship-arrived': 'build',
  'ghost-moved': 'sail',
  'ghost-arrived': 'silent',
  'harbour-scored': 'silent',
  'prize-taken': 'coin',
  'ship-scored': 'coin',
  'game-ended': 'outcome',
};
