/** Positions that random play seldom reaches: all artifacts in one hand, two tamed monsters, cleansing, the end of a hunt, limits reached. */
import type { Frame, GameTypes, State } from '../../../kernel/index.ts';
import { ARTIFACTS } from '../ids.ts';
import { lordsTable } from './lords-table.ts';
import { atSea } from './sea-scenes.ts';

const TURN: readonly Frame[] = [
  { procedure: 'game', step: 'turns', locals: {} },
  { procedure: 'human-turn', step: 'prayer', locals: { seat: 0 } },
];

function armed() {
  return lordsTable(['X', 'Y'], [])
    .hero('X', 3)
    .set('X', { artifacts: [...ARTIFACTS], injured: ['MIGHT', 'WISDOM'], priests: 1 })
    .monster('loki', 18)
    .control('X', 1, 9)
    .army('X', [1, 3], [9, 4])
    .control('Y', 8)
    .army('Y', [8, 1]);
}

export function rareScenes(): readonly State<GameTypes>[] {
  const tamed = armed().monster('troll', 5, 'X').monster('garm', 2, 'X');
  const wild = armed().monster('jotunn', 3);
  const burnt = lordsTable(['X'], ['ragnar'])
    .devastated(7, 4, 12)
    .control('X', 7, 4)
    .army('X', [7, 5], [4, 2])
    .hero('X', 7)
    .hero('ragnar', 18);
  const dying = lordsTable(['X', 'Y'], []).monster('garm', 3).hero('X', 3).wounds('garm', 'Y', 0, 1, 2, 3).wounds('garm', 'X', 4, 5);
  dying.hand('X', 'hewing-blow', 'hewing-blow');
  const regrowing = lordsTable(['X'], ['ragnar'])
    .monster('hraesvelgr', 3)
    .hero('X', 3)
    .wounds('hraesvelgr', 'X', 0)
    .hand('X', 'hewing-blow', 'bearded-axe');
  const cleansed = lordsTable(['X'], ['ragnar']).devastated(7).control('X', 7).army('X', [7, 5]);
  const full = armed().monster('troll', 5, 'X').monster('garm', 2, 'X').monster('jotunn', 3);
  full.attributes('X', { MIGHT: 5 }).runes('X', { FEHU: 3 });
  const gathered = lordsTable(['X', 'Y'], []).control('X', 1, 5, 9).army('X', [1, 1], [1, 2], [5, 1], [5, 2], [9, 1], [9, 3]);
  const pious = lordsTable(['X', 'Y'], []).control('X', 2, 6, 8).temple(8);
  const bold = lordsTable(['X', 'Y'], []).monster('loki', 3).hero('X', 3);
  return [
    ...atSea(),
    full.goOn(...TURN).state,
    gathered.goOn({ procedure: 'reinforce-action', step: 'begin', locals: { seat: 0, left: 0, begun: false } }).state,
    pious.goOn({ procedure: 'build-temple', step: 'choose', locals: { seat: 0 } }).state,
    bold.goOn({ procedure: 'monsters-action', step: 'ask', locals: { seat: 0 } }).state,
    tamed.goOn(...TURN).state,
    wild.goOn(...TURN).state,
    burnt.goOn(...TURN).state,
    cleansed.goOn({ procedure: 'cleanse', step: 'remove', locals: { seat: 0, region: 7 } }).state,
    dying.hunting('X', 'garm').state,
    regrowing.hunting('X', 'hraesvelgr', { attack: 'regrow', covered: [0] }).state,
  ];
}
