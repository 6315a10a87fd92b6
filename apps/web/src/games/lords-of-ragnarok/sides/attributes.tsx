/** Might, Wisdom and Authority as tracks of five; an injury shows on the attribute that suffers. */
import wound from 'icon:bleeding-wound';
import { ATTRIBUTES, effective, isHuman, NUMBERS, type Party, person, type Table } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { Reach } from '../../../table/reach/use-reach.ts';
import type { TableSpeaker } from '../../../words/speaker.ts';
import { ATTRIBUTE_ICONS } from './icons.ts';
import { Press } from './press.tsx';

interface AttributesProps {
  readonly table: Table;
  readonly party: Party;
  readonly speaker: TableSpeaker;
  /** Where attributes can be pressed: on the own board. */
  readonly reach: Reach | null;
}

const PIPS = Array.from({ length: NUMBERS.attributeMax }, (_, i) => i + 1);

export function Attributes({ table, party, speaker, reach }: AttributesProps): ReactNode {
  const { attributes } = person(table, party);
  const injured = isHuman(party) ? (table.humans[party]?.injured ?? []) : [];
  return (
    <span className="lords-attributes">
      {ATTRIBUTES.map((attribute) => {
        const hurt = injured.includes(attribute);
        const value = effective(table, party, attribute);
        const said = speaker.say(hurt ? 'lords.attribute-injured' : 'lords.attribute', { name: speaker.thing(attribute), value });
        return (
          <Press
            key={attribute}
            reach={reach}
            handle={`attribute:${attribute}`}
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
