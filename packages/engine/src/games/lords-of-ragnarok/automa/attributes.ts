/** Which attribute a prophet raises (LR-23.1 to LR-23.4, LR-26.7). */
import { at, must } from '../../../kernel/index.ts';
import { boardOf, godBonus, monumentFor, NUMBERS } from '../content/content.ts';
import { sendPriest } from '../flow/prayer.ts';
import type { AttributeId, ProphetId } from '../ids.ts';
import type { G, Table } from '../state.ts';
import { raiseAttribute } from '../table/attributes.ts';
import { drawCards } from '../table/cards.ts';
import { prophet } from '../table/parties.ts';
import { gainRandomRunes } from '../table/runes.ts';
import { decide } from './choice.ts';
import { strengthenBest } from './recruit.ts';

function preferenceOf(table: Table, who: ProphetId): readonly AttributeId[] {
  return boardOf(must(prophet(table, who).hero, 'a hero')).attributePreference;
}

/** LR-23.2, LR-23.3: the preferred one as long as it leads by no more than 1, else the lowest; ties by preference. */
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
  return must(
    preference.find((attribute) => attribute === at(options, chosen).name),
    'an attribute',
  );
}

function belowMaximum(table: Table, who: ProphetId): readonly AttributeId[] {
  return preferenceOf(table, who).filter((attribute) => prophet(table, who).attributes[attribute] < NUMBERS.attributeMax);
}

export function canIncrease(table: Table, who: ProphetId): boolean {
  return belowMaximum(table, who).length > 0;
}

/** LR-26.7: monuments do not matter here. */
export function increaseAttribute(g: G, who: ProphetId): void {
  const eligible = belowMaximum(g.table, who);
  if (eligible.length > 0) raiseAttribute(g, who, chooseAttribute(g, who, eligible, 'attribute'));
}

/** LR-23.1, LR-23.4: one priest, where a monument is available. */
export function sendOnePriest(g: G, who: ProphetId): void {
  const { table } = g;
  const self = prophet(table, who);
  const eligible = belowMaximum(table, who).filter((attribute) => !self.sent.includes(monumentFor(attribute)));
  if (self.priests === 0 || eligible.length === 0) return;
  const attribute = chooseAttribute(g, who, eligible, 'monument');
  const monument = monumentFor(attribute);
  sendPriest(g, who, monument);
  const bonus = godBonus(monument, table.monuments[monument]);
  if (attribute === 'MIGHT') drawCards(g, who, bonus);
  else if (attribute === 'WISDOM') gainRandomRunes(g, who, bonus);
  else strengthenBest(g, who, bonus);
}
