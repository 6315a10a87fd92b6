/** The user interface of Raids. */
import type { GameUi } from '../../table/game-ui.ts';
import { Board } from './board/board.tsx';
import { Status } from './board/status.tsx';
import { Aid } from './input/aid.tsx';
import { raidsLandmarks } from './landmarks.ts';
import { LongshipBoard, LongshipSummary, OwnDeck } from './panels/longship.tsx';
import { recap } from './recap.ts';
import { raidsSounds } from './sounds.ts';
import { scenesFor } from './staging.ts';
import { colourOfShip, isRaidsDecision, isRaidsEvent, tableOf } from './table-of-raids.ts';
import { tally } from './tally.ts';

export const ui: GameUi = {
  Board,
  Aid,
  PlayerBoard: LongshipBoard,
  Summary: LongshipSummary,
  Hand: OwnDeck,
  Status,
  scenesFor,
  sounds: raidsSounds,
  landmarks: raidsLandmarks,
  tally,
  recap,
  crowned: 'raids.crowned',
  answersItself: (decision) => isRaidsDecision(decision, 'respond-to-attack'),
  none: (decision, i18n) => (isRaidsDecision(decision, 'sell-goods') ? i18n.t('raids.sell-nothing') : undefined),
  colourOf: (snapshot, seat) => colourOfShip(tableOf(snapshot), seat),
  turnBegunBy: (event) => (isRaidsEvent(event) && event.event === 'turn-began' ? event.seat : undefined),
  // While ships fight, it is still the attacker's turn.
  turnOf: (snapshot) => tableOf(snapshot).fight?.attacker,
  turnReason: (snapshot, i18n) => (tableOf(snapshot).fight ? i18n.t('raids.turn-fight') : i18n.t('raids.turn-rearmost')),
};
