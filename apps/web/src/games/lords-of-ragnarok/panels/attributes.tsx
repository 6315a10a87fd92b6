/** Might, Wisdom and Authority as tracks of five; an injury shows on its attribute. */
import wound from 'icon:bleeding-wound';
import { ATTRIBUTES, effective, isHuman, type LordsTable, NUMBERS, type Party, person } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import type { BoardInput } from '../../../table/board-input/use-board-input.ts';
import { Press } from '../input/press.tsx';
import { ATTRIBUTE_ICONS } from './icons.ts';

interface AttributesProps {
  readonly table: LordsTable;
  readonly party: Party;
  readonly i18n: TableTranslator;
  /** Set on the player's own board, where attributes can be pressed. */
  readonly boardInput: BoardInput | null;
}

const PIPS = Array.from({ length: NUMBERS.attributeMax }, (_, i) => i + 1);

export function Attributes({ table, party, i18n, boardInput }: AttributesProps): ReactNode {
  const { attributes } = person(table, party);
  const injured = isHuman(party) ? (table.humans[party]?.injured ?? []) : [];
  return (
    <span className="lords-attributes">
      {ATTRIBUTES.map((attribute) => {
        const hurt = injured.includes(attribute);
        const value = effective(table, party, attribute);
        const said = i18n.t(hurt ? 'lords.attribute-injured' : 'lords.attribute', { name: i18n.thing(attribute), value });
        return (
          <Press
            key={attribute}
            boardInput={boardInput}
            target={`attribute:${attribute}`}
            className={hurt ? 'lords-attribute lords-attribute-hurt' : 'lords-attribute'}
            title={said}
          >
            <Icon outline={ATTRIBUTE_ICONS[attribute]} />
            <span className="unseen">{said}</span>
            <span className="lords-attribute-value" aria-hidden="true">
              {value}
            </span>
            <span className="lords-pips" aria-hidden="true">
              {PIPS.map((pip) => (
                <i key={pip} className={pip <= attributes[attribute] ? 'lords-pip' : 'lords-pip lords-pip-empty'} />
              ))}
            </span>
            {hurt && <Icon outline={wound} />}
          </Press>
        );
      })}
    </span>
  );
}
