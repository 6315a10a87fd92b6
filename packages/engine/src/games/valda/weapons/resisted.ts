/** VA-15.8: the weapon of Freya. */
import { procedure } from '../../../kernel/index.ts';
import { drawableBaseDecks } from '../board/cards.ts';
import { gainFollowers } from '../board/followers.ts';
import { drawFromOneDeck } from '../cards/draw-cards.ts';
import { weaponEffect } from '../content/content.ts';
import type { Valda } from '../state.ts';
import { always, type Use, type WeaponEffect } from './weapon-effect.ts';

const rejoice = procedure<Valda, Use>('resisted', {
  win: (g, { seat }) => gainFollowers(g, seat, weaponEffect('resisted').params.count, 'resisted'),
});

const fly = procedure<Valda, Use>('falcon-cloak', {
  draw: (g, { seat }) => g.call(drawFromOneDeck, { seat, card: 'falcon-cloak', count: weaponEffect('falcon-cloak').params.count }),
});

export const resisted: WeaponEffect = { possible: always, run: rejoice };
export const falconCloak: WeaponEffect = { possible: (table) => drawableBaseDecks(table).length > 0, run: fly };
