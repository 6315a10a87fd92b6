/** A prophet of Surtur: what he is after, his action row with the die, and why he did what he did. */
import cards from 'icon:card-draw';
import priest from 'icon:prayer';
import army from 'icon:rally-the-troops';
import runes from 'icon:rune-stone';
import tucked from 'icon:star-swirl';
import {
  actionCardOf,
  boardOf,
  countRunes,
  NUMBERS,
  type ProphetId,
  type Prophet as ProphetState,
} from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Emblem } from '../../../table/emblem.tsx';
import type { LordsPart } from '../part.ts';
import { colourOfParty } from '../table-of-lords.ts';
import { ActionCard } from './action-card.tsx';
import { Attributes } from './attributes.tsx';
import { Fact } from './fact.tsx';
import { ACTION_ICONS, MONSTER_ICONS, REALM_ICONS } from './icons.ts';
import { ProphetWhy } from './prophet-why.tsx';
import { SurturDie } from './surtur-die.tsx';
import { Victories } from './victories.tsx';
import './sides.css';
import './holding.css';
import './prophet.css';

interface ProphetPanelProps extends LordsPart {
  readonly prophet: ProphetId;
}

export function ProphetPanel({ table, prophet, speaker, shown }: ProphetPanelProps): ReactNode {
  const self = table.prophets.find((one) => one.prophet === prophet);
  if (!self) return null;
  const colour = colourOfParty(table, prophet);
  const active = table.active === prophet && !shown.snapshot.over;
  const part = { table, party: prophet, speaker };
  const monsters = table.monsters.filter(({ owner }) => owner === prophet);
  return (
    <section
      className={`lords-prophet lords-holding player-${colour}${active ? ' lords-holding-active' : ''}`}
      aria-label={speaker.thing(prophet)}
      data-prophet={prophet}
    >
      <header className="lords-holding-head">
        <Emblem colour={colour} />
        <h3 className="lords-holding-name">{speaker.thing(prophet)}</h3>
        <Aim self={self} speaker={speaker} />
      </header>
      <Attributes {...part} reach={null} />
      <span className="lords-facts">
        <Fact icon={runes} label={speaker.label('runes')} text={`${countRunes(self)}/${NUMBERS.prophetRuneLimit}`} />
        <Fact icon={cards} label={speaker.say('lords.cards')} text={`${self.cards + self.pile}/${NUMBERS.prophetHandLimit}`} />
        <Fact icon={priest} label={speaker.say('lords.priests')} text={String(self.priests)} />
        <Fact icon={army} label={speaker.say('lords.armies-left')} text={String(NUMBERS.armiesPerPlayer - self.armies.length)} />
        <Fact icon={tucked} label={speaker.say('lords.tucked')} text={String(self.blessings.length + self.artifacts.length)} />
      </span>
      {table.prophets.length > 1 ? (
        <details className="lords-row-folded" open={active}>
          <summary>
            {speaker.label('row')}{' '}
            {self.row.map((card) => (
              <Icon
                key={card}
                outline={ACTION_ICONS[actionCardOf(card).specialAction]}
                label={speaker.thing(actionCardOf(card).specialAction)}
              />
            ))}
          </summary>
          <Row self={self} table={table} shown={shown} speaker={speaker} />
        </details>
      ) : (
        <Row self={self} table={table} shown={shown} speaker={speaker} />
      )}
      <div className="lords-won">
        <Victories {...part} />
        {monsters.map(({ monster }) => (
          <Won key={monster} icon={MONSTER_ICONS[monster]} name={speaker.thing(monster)} />
        ))}
        {self.allies.map((realm) => (
          <Won key={realm} icon={REALM_ICONS[realm]} name={speaker.thing(realm)} />
        ))}
      </div>
      <ProphetWhy shown={shown} prophet={prophet} speaker={speaker} />
    </section>
  );
}

/** The die and the three cards, of which it chose one. */
function Row({ self, table, shown, speaker }: Pick<LordsPart, 'table' | 'shown' | 'speaker'> & { readonly self: ProphetState }): ReactNode {
  return (
    <div className="lords-row">
      <SurturDie shown={shown} prophet={self.prophet} speaker={speaker} />
      <ol className="lords-row-cards" aria-label={speaker.label('row')}>
        {self.row.map((card, place) => (
          <li key={card} aria-current={self.chosen === place ? 'step' : undefined}>
            <ActionCard card={card} side={table.side} chosen={self.chosen === place} speaker={speaker} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What he prefers to do, and what he looks for. */
function Aim({ self, speaker }: { readonly self: ProphetState; readonly speaker: LordsPart['speaker'] }): ReactNode {
  if (!self.hero) return null;
  const { prioritySpecialAction, targetPreference } = boardOf(self.hero);
  const told = speaker.say(`lords.aim.${targetPreference}`, { action: speaker.thing(prioritySpecialAction) });
  return (
    <span className="lords-holding-hero" title={told}>
      <Icon outline={ACTION_ICONS[prioritySpecialAction]} /> {told}
    </span>
  );
}

/** A monster in his power, or a realm allied with him. */
function Won({ icon, name }: { readonly icon: string; readonly name: string }): ReactNode {
  return (
    <span title={name}>
      <Icon outline={icon} label={name} />
    </span>
  );
}
