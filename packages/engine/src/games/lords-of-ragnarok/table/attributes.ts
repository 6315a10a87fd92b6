/** Attributes and injuries (LR-5.3, LR-11.10). */
import type { Seat } from '../../../kernel/index.ts';
import { NUMBERS } from '../content/content.ts';
import { ATTRIBUTES, type AttributeId } from '../ids.ts';
import type { G, LordsTable, Party } from '../state.ts';
import { human, isHuman, person } from './parties.ts';

/** LR-11.10: an injured attribute counts one less, but at least 1; prophets are never injured (LR-21.5). */
export function effective(table: LordsTable, party: Party, attribute: AttributeId): number {
  const value = person(table, party).attributes[attribute];
  return isHuman(party) && human(table, party).injured.includes(attribute) ? Math.max(1, value - 1) : value;
}

export function healthy(table: LordsTable, seat: Seat): readonly AttributeId[] {
  return ATTRIBUTES.filter((attribute) => !human(table, seat).injured.includes(attribute));
}

export function heal(g: G, seat: Seat, attribute: AttributeId): void {
  const who = human(g.table, seat);
  who.injured = who.injured.filter((injured) => injured !== attribute);
  g.emit({ event: 'injury-healed', who: seat, attribute });
}

/** LR-5.3: an increase heals an injured attribute instead; an increase beyond the maximum is lost. */
export function raiseAttribute(g: G, party: Party, attribute: AttributeId): unknown {
  if (isHuman(party) && human(g.table, party).injured.includes(attribute)) return heal(g, party, attribute);
  const { attributes } = person(g.table, party);
  if (attributes[attribute] >= NUMBERS.attributeMax) return undefined;
  attributes[attribute]++;
  g.emit({ event: 'attribute-raised', who: party, attribute, value: attributes[attribute] });
  return undefined;
}

export function canRaise(table: LordsTable, party: Party, attribute: AttributeId): boolean {
  return (
    (isHuman(party) && human(table, party).injured.includes(attribute)) || person(table, party).attributes[attribute] < NUMBERS.attributeMax
  );
}
