/** The face of Blood Rage at the table. */
import type { Face } from '../../table/face.ts';
import { Aid } from './aid.tsx';
import { Board } from './board.tsx';
import { ClanSheet } from './clan-sheet.tsx';
import { ClanMark } from './figure-shape.tsx';
import { isPlain } from './offers.ts';
import { direct } from './staging.ts';
import { colourOfSeat, tableOf } from './table-of-blood-rage.ts';

export const face: Face = {
  Board,
  Aid,
  Holding: ClanSheet,
  Mark: ClanMark,
  direct,
  answersItself: isPlain,
  colourOf: (snapshot, seat) => colourOfSeat(tableOf(snapshot), seat),
  sideOf: (snapshot, seat, speaker) => {
    const clan = tableOf(snapshot).clans[seat]?.clan;
    return clan && speaker.thing(clan);
  },
  turnReason: (snapshot, speaker) => {
    const { phase, pillage } = tableOf(snapshot);
    if (phase === 'gifts') return speaker.say('blood-rage.turn-draft');
    return pillage ? speaker.say('blood-rage.turn-battle', { province: speaker.thing(pillage.province) }) : undefined;
  },
};
