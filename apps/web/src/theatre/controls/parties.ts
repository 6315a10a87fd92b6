/** The participants whose scores the timeline draws. */

import type { TableTranslator } from '../../i18n/translators.ts';
import type { GameUi, PlayerColour } from '../../table/game-ui.ts';
import type { TableSnapshot } from '../../table/model/source.ts';
import type { Outline } from '../replay/recording.ts';

export interface ScoredParty {
  readonly key: string;
  readonly name: string;
  readonly colour: PlayerColour;
}

/** The seats, and the opponents that the rules played. */
export function partiesOf(outline: Outline, ui: GameUi, snapshot: TableSnapshot, i18n: TableTranslator): readonly ScoredParty[] {
  const seats = outline.players.map((_, seat) => ({
    key: `seat ${seat}`,
    name: i18n.name(seat),
    colour: ui.colourOf(snapshot, seat),
  }));
  const automata = ui.automata?.(snapshot, i18n) ?? [];
  const others = outline.automata.flatMap((id) => {
    const one = automata.find((automaton) => automaton.id === id);
    return one ? [{ key: id, name: one.name, colour: one.colour }] : [];
  });
  return [...seats, ...others];
}
