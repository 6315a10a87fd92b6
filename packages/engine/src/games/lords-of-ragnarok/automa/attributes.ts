/** The attribute that a prophet raises (LR-23.1 to LR-23.4, LR-26.7). */
import { itemAt, required } from '../../../kernel/index.ts';
import { boardOf, godBonus, NUMBERS } from '../content/content.ts';
import { sendPriest } from '../flow/turn/prayer.ts';
import type { AttributeId, MonumentId, ProphetId } from '../ids.ts';
import type { G, LordsTable } from '../state.ts';
import { raiseAttribute } from '../table/attributes.ts';
import { drawCards } from '../table/cards.ts';
import { levelOf, monumentsFor } from '../table/monuments.ts';
import { prophet } from '../table/parties.ts';
import { gainRandomRunes } from '../table/runes.ts';
import { decide } from './choice.ts';
import { strengthenBest } from './recruit.ts';

function preferenceOf(table: LordsTable, who: ProphetId): readonly AttributeId[] {
  return boardOf(required(prophet(table, who).hero, 'a hero')).attributePreference;
}

/** LR-23.2, LR-23.3: the preferred one while it leads by at most 1, else the lowest; ties by preference. */
function chooseAttribute(g: G, who: ProphetId, eligible: readonly AttributeId[], about: 'monument' | 'attribute'): AttributeId {
  const preference = preferenceOf(g.table, who);
  const { attributes } = prophet(g.table, who);
  const [first = 'MIGHT', ...others] = preference;
  const lead = attributes[first] - Math.max(...others.map((other) => attributes[other]));
  const preferred = lead <= 1 && eligible.includes(first);
  const options = preference
    .filter((attribute) => eligible.includes(attribute))
    .map((attribute) => ({
      region: 0,
      name: attribute,
      keys: [preferred && attribute === first ? 0 : 1, attributes[attribute], preference.indexOf(attribute)],
    }));
  const rule = preferred ? 'LR-23.2' : 'LR-23.3';
  const chosen = decide(g, { who, about, rule, order: ['preferred', 'lowest', 'preference'], options });
  return required(
    preference.find((attribute) => attribute === itemAt(options, chosen).name),
    'an attribute',
  );
}

function belowMaximum(table: LordsTable, who: ProphetId): readonly AttributeId[] {
  return preferenceOf(table, who).filter((attribute) => prophet(table, who).attributes[attribute] < NUMBERS.attributeMax);
}

export function canIncrease(table: LordsTable, who: ProphetId): boolean {
  return belowMaximum(table, who).length > 0;
}

/** LR-26.7: ignores monuments. */
export function increaseAttribute(g: G, who: ProphetId): void {
  const eligible = belowMaximum(g.table, who);
  if (eligible.length > 0) raiseAttribute(g, who, chooseAttribute(g, who, eligible, 'attribute'));
}

/** LR-50.1: of several monuments of an attribute the highest, then that of the base game. */
function chooseMonument(g: G, who: ProphetId, monuments: readonly MonumentId[]): MonumentId {
  const options = monuments.map((name, place) => ({ region: 0, name, keys: [-levelOf(g.table, name), place] }));
  return itemAt(monuments, decide(g, { who, about: 'monument', rule: 'LR-50.1', order: ['monument-level', 'preference'], options }));
}

/** LR-23.1, LR-23.4: sends one priest if a monument is available. */
export function sendOnePriest(g: G, who: ProphetId): void {
  const { table } = g;
  const self = prophet(table, who);
  const free = (attribute: AttributeId) => monumentsFor(table, attribute).filter((monument) => !self.sent.includes(monument));
  const eligible = belowMaximum(table, who).filter((attribute) => free(attribute).length > 0);
  if (self.priests === 0 || eligible.length === 0) return;
  const attribute = chooseAttribute(g, who, eligible, 'monument');
  const monument = chooseMonument(g, who, free(attribute));
  sendPriest(g, who, monument);
  const bonus = godBonus(monument, levelOf(table, monument));
  if (attribute === 'MIGHT') drawCards(g, who, bonus);
  else if (attribute === 'WISDOM') gainRandomRunes(g, who, bonus);
  else strengthenBest(g, who, bonus);
}
