/** A prophet's prayer (LR-23): a priest first, then a rune in or next to his hero's region. */
import { itemAt } from '../../../kernel/index.ts';
import { distance } from '../content/map.ts';
import type { ProphetId } from '../ids.ts';
import type { G } from '../state.ts';
import { prophet } from '../table/parties.ts';
import { countRunes, runeLimit } from '../table/runes.ts';
import { sendOnePriest } from './attributes.ts';
import { decide } from './choice.ts';

export function prayAsProphet(g: G, who: ProphetId): void {
  sendOnePriest(g, who);
  takeNearRune(g, who);
}

/** LR-23.6: of several runes, the one nearest to a human hero. */
function takeNearRune(g: G, who: ProphetId): void {
  const { table } = g;
  const self = prophet(table, who);
  if (countRunes(self) >= runeLimit(table, who)) return;
  const near = table.forges.filter((forge) => forge.rune !== null && distance(table.side, forge.at, self.at) <= 1);
  if (near.length === 0) return;
  const toHero = (region: number): number => Math.min(...table.humans.map((human) => distance(table.side, region, Math.max(1, human.at))));
  const options = near.map((forge) => ({ region: forge.at, keys: [toHero(forge.at)] }));
  const spot = itemAt(near, decide(g, { who, about: 'rune', rule: 'LR-23.6', order: ['hero-distance'], options }));
  if (!spot.rune) return;
  self.runes[spot.rune]++;
  g.emit({ event: 'rune-forged', who, rune: spot.rune, region: spot.at });
  spot.rune = null;
}
