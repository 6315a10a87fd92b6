/** The user interface of Valda. */
import type { Seat } from '@skald/engine';
import { markName } from '../../i18n/translators.ts';
import type { GameUi } from '../../table/game-ui.ts';
import { choicesOf } from '../../table/model/draft.ts';
import { Board } from './board/board.tsx';
import { Status } from './board/status.tsx';
import { Aid } from './input/aid.tsx';
import { valdaLandmarks } from './landmarks.ts';
import { OwnHand } from './panels/own-hand.tsx';
import { PlayerBoard, PlayerSummary } from './panels/player-board.tsx';
import { recap } from './recap.ts';
import { valdaSounds } from './sounds.ts';
import { scenesFor } from './staging.ts';
import { colourOfSeat, isValdaDecision, isValdaEvent, tableOf } from './table-of-valda.ts';
import { tally } from './tally.ts';

export const ui: GameUi = {
  Board,
  Aid,
  PlayerBoard,
  Summary: PlayerSummary,
  Hand: OwnHand,
  Status,
  scenesFor,
  sounds: valdaSounds,
  landmarks: valdaLandmarks,
  tally,
  recap,
  crowned: 'valda.crowned',
  answersItself: ({ space }) => space.kind === 'one' && space.options.length === 1,
  isResponse: (decision) => isValdaDecision(decision, 'respond', 'respond-to-attack'),
  // Action points are lost at the end of the phase.
  warning: (decision, place, snapshot) => {
    if (!isValdaDecision(decision, 'act') || decision.space.kind !== 'one') return undefined;
    const { actionPoints } = tableOf(snapshot).turn;
    const ends = choicesOf(decision.space)[place]?.do === 'end' && decision.space.options.length > 1;
    return ends && actionPoints > 0 ? { text: 'valda.points-left', count: actionPoints } : undefined;
  },
  turnOf: (snapshot) => tableOf(snapshot).active,
  turnReason: (snapshot, i18n) => {
    const { attack } = tableOf(snapshot);
    const named = (seat: Seat): string => markName(seat, i18n.name(seat));
    const targets = attack?.instances.map(({ target }) => named(target)) ?? [];
    return attack === null ? undefined : i18n.t('valda.turn-attack', { attacker: named(attack.attacker), targets: targets.join(', ') });
  },
  turnBegunBy: (event) => (isValdaEvent(event) && event.event === 'turn-began' ? event.seat : undefined),
  colourOf: (_snapshot, seat) => colourOfSeat(seat),
};
