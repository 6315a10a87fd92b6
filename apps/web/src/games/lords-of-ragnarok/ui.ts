/** The user interface of Lords of Ragnarok. */
import { automataOf, isHuman, mapOf } from '@skald/engine/games/lords-of-ragnarok';
import { markName } from '../../i18n/translators.ts';
import type { GameUi } from '../../table/game-ui.ts';
import { Board } from './board.tsx';
import { Aid } from './input/aid.tsx';
import { listedOnce } from './input/listed.ts';
import { lordsLandmarks } from './landmarks.ts';
import { placeName } from './map/place-names.ts';
import { OwnHand } from './panels/hand.tsx';
import { PlayerBoard, PlayerSummary } from './panels/player-board.tsx';
import { explanation } from './prophets/prophet-why.tsx';
import { Prophets, ProphetsSummary } from './prophets.tsx';
import { recap } from './recap.ts';
import { lordsSounds } from './sounds.ts';
import { scenesFor } from './staging.ts';
import { TurnStatus } from './status.tsx';
import { colourOfParty, isLordsDecision, isLordsEvent, tableOf } from './table-of-lords.ts';
import { tally } from './tally.ts';

/** The parameters of texts that are regions, wherever they are numbers. */
const REGIONS: readonly string[] = ['region', 'from', 'regions', 'chosen', 'among'];

export const ui: GameUi = {
  Board,
  Aid,
  PlayerBoard,
  Summary: PlayerSummary,
  Hand: OwnHand,
  Status: TurnStatus,
  Automata: Prophets,
  AutomataSummary: ProphetsSummary,
  automata: (snapshot, i18n) => {
    const table = tableOf(snapshot);
    return automataOf(table).map((one) => {
      const prophet = table.prophets.find(({ prophet: id }) => id === one.id)?.prophet;
      return {
        ...one,
        name: prophet ? i18n.thing(prophet) : i18n.t('lords.surtur.name'),
        colour: prophet ? colourOfParty(table, prophet) : 'white',
      };
    });
  },
  numbers: {
    mapOf: (snapshot) => tableOf(snapshot).side,
    nameOf: (map, param, value, i18n) => {
      const side = map === 'small' || map === 'large' ? map : undefined;
      const isRegion = REGIONS.includes(param) && side !== undefined && mapOf(side).numbers.includes(value);
      return isRegion ? placeName(side, value, i18n) : undefined;
    },
  },
  listed: listedOnce,
  scenesFor,
  sounds: lordsSounds,
  landmarks: lordsLandmarks,
  tally,
  recap,
  crowned: 'lords.crowned',
  explanation,
  answersItself: ({ space }) => space.kind === 'one' && space.options.length === 1,
  isPause: (decision) => isLordsDecision(decision, 'see-next-prophet'),
  turnBegunBy: (event) => (isLordsEvent(event) && event.event === 'turn-began' ? event.who : undefined),
  turnOf: (snapshot) => {
    const { active, step } = tableOf(snapshot);
    // Everybody prepares at the same time.
    if (step === 'set-up') return undefined;
    return isHuman(active) ? active : null;
  },
  turnReason: (snapshot, i18n) => {
    const { active, step } = tableOf(snapshot);
    if (step === 'set-up' || snapshot.decisions.length === 0) return undefined;
    return i18n.t('lords.turn-of', { who: isHuman(active) ? markName(active, i18n.name(active)) : i18n.thing(active) });
  },
  colourOf: (snapshot, seat) => colourOfParty(tableOf(snapshot), seat),
  sideOf: (snapshot, seat, i18n) => {
    const hero = tableOf(snapshot).humans[seat]?.hero;
    return hero ? i18n.thing(hero) : undefined;
  },
};
