/** The user interface of Blood Rage. */
import type { Seat } from '@skald/engine';
import type { BloodRageEvent } from '@skald/engine/games/blood-rage';
import type { GameUi } from '../../table/game-ui.ts';
import { choicesOf } from '../../table/model/draft.ts';
import { Board } from './board/board.tsx';
import { ClanMark } from './board/figure-shape.tsx';
import { Status } from './board/status.tsx';
import { Aid } from './input/aid.tsx';
import { isPlain, listedOf } from './input/offers.ts';
import { bloodRageLandmarks } from './landmarks.ts';
import { ClanSheet, ClanSummary } from './panels/clan-sheet.tsx';
import { OwnHand } from './panels/own-hand.tsx';
import { recap } from './recap.ts';
import { bloodRageSounds } from './sounds.ts';
import { scenesFor } from './staging.ts';
import { colourOfSeat, isBloodRageDecision, isBloodRageEvent, tableOf } from './table-of-blood-rage.ts';
import { tally } from './tally.ts';

/** Every turn is one action (BR-9.2), and its event names who acts. */
function actorOf(event: BloodRageEvent): Seat | undefined {
  switch (event.event) {
    case 'passed':
    case 'figure-invaded':
    case 'figures-marched':
    case 'upgrade-played':
    case 'quest-committed':
    case 'pillage-declared':
      return event.seat;
    default:
      return undefined;
  }
}

export const ui: GameUi = {
  Board,
  Aid,
  PlayerBoard: ClanSheet,
  Summary: ClanSummary,
  Hand: OwnHand,
  Status,
  Mark: ClanMark,
  scenesFor,
  sounds: bloodRageSounds,
  landmarks: bloodRageLandmarks,
  tally,
  recap,
  crowned: 'blood-rage.crowned',
  answersItself: isPlain,
  listed: listedOf,
  // The call to battle includes the pillager, who may send more figures (BR-14.3).
  prompt: (decision, i18n) =>
    isBloodRageDecision(decision, 'join-battle') && decision.prompt.params.pillager === decision.seat
      ? i18n.t('blood-rage.join-own', { province: i18n.thing(decision.prompt.params.province) })
      : undefined,
  colourOf: (snapshot, seat) => colourOfSeat(tableOf(snapshot), seat),
  sideOf: (snapshot, seat, i18n) => {
    const clan = tableOf(snapshot).clans[seat]?.clan;
    return clan && i18n.thing(clan);
  },
  // A player who passes is out until the Age ends, and unused Rage is lost.
  warning: (decision, place, snapshot) => {
    if (!isBloodRageDecision(decision, 'take-turn') || decision.space.kind !== 'one') return undefined;
    const rage = tableOf(snapshot).clans[decision.seat]?.rage ?? 0;
    const passes = choicesOf(decision.space)[place]?.do === 'pass' && decision.space.options.length > 1;
    return passes && rage > 0 ? { text: 'blood-rage.rage-left', count: rage } : undefined;
  },
  turnOf: (snapshot) => tableOf(snapshot).turn,
  turnBegunBy: (event) => (isBloodRageEvent(event) ? actorOf(event) : undefined),
  turnReason: (snapshot, i18n) => {
    const { phase, pillage } = tableOf(snapshot);
    if (phase === 'gifts') return i18n.t('blood-rage.turn-draft');
    return pillage ? i18n.t('blood-rage.turn-battle', { province: i18n.thing(pillage.province) }) : undefined;
  },
};
