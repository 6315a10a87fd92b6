/** A prophet of Surtur: the goal, the action row with the die, and the reasons for the last turn. */
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
import { Attributes } from '../panels/attributes.tsx';
import { Fact } from '../panels/fact.tsx';
import { ACTION_ICONS, MONSTER_ICONS, REALM_ICONS } from '../panels/icons.ts';
import { Victories } from '../panels/victories.tsx';
import type { LordsPartProps } from '../part-props.ts';
import { colourOfParty } from '../table-of-lords.ts';
import { ActionCard } from './action-card.tsx';
import { ProphetWhy } from './prophet-why.tsx';
import { SurturDie } from './surtur-die.tsx';
import '../panels/sides.css';
import '../panels/holding.css';
import './prophet.css';

interface ProphetPanelProps extends LordsPartProps {
  readonly prophet: ProphetId;
}

export function ProphetPanel({ table, prophet, i18n, shown }: ProphetPanelProps): ReactNode {
  const self = table.prophets.find((one) => one.prophet === prophet);
  if (!self) return null;
  const colour = colourOfParty(table, prophet);
  const active = table.active === prophet && !shown.snapshot.over;
  const part = { table, party: prophet, i18n };
  const monsters = table.monsters.filter(({ owner }) => owner === prophet);
  return (
    <section
      className={`lords-prophet lords-holding player-${colour}${active ? ' lords-holding-active' : ''}`}
      aria-label={i18n.thing(prophet)}
      data-prophet={prophet}
    >
      <header className="lords-holding-head">
        <Emblem colour={colour} />
        <h3 className="lords-holding-name">{i18n.thing(prophet)}</h3>
        <Aim self={self} i18n={i18n} />
      </header>
      <Attributes {...part} boardInput={null} />
      <span className="lords-facts">
        <Fact icon={runes} label={i18n.label('runes')} text={`${countRunes(self)}/${NUMBERS.prophetRuneLimit}`} />
        <Fact icon={cards} label={i18n.t('lords.cards')} text={`${self.cards + self.pile}/${NUMBERS.prophetHandLimit}`} />
        <Fact icon={priest} label={i18n.t('lords.priests')} text={String(self.priests)} />
        <Fact icon={army} label={i18n.t('lords.armies-left')} text={String(NUMBERS.armiesPerPlayer - self.armies.length)} />
        <Fact icon={tucked} label={i18n.t('lords.tucked')} text={String(self.blessings.length + self.artifacts.length)} />
      </span>
      {table.prophets.length > 1 ? (
        <details className="lords-row-folded" open={active}>
          <summary>
            {i18n.label('row')}{' '}
            {self.row.map((card) => (
              <Icon
                key={card}
                outline={ACTION_ICONS[actionCardOf(card).specialAction]}
                label={i18n.thing(actionCardOf(card).specialAction)}
              />
            ))}
          </summary>
          <Row self={self} table={table} shown={shown} i18n={i18n} />
        </details>
      ) : (
        <Row self={self} table={table} shown={shown} i18n={i18n} />
      )}
      <div className="lords-won">
        <Victories {...part} />
        {monsters.map(({ monster }) => (
          <Won key={monster} icon={MONSTER_ICONS[monster]} name={i18n.thing(monster)} />
        ))}
        {self.allies.map((realm) => (
          <Won key={realm} icon={REALM_ICONS[realm]} name={i18n.thing(realm)} />
        ))}
      </div>
      <ProphetWhy shown={shown} prophet={prophet} i18n={i18n} />
    </section>
  );
}

/** The die and the three cards, one of which it chose. */
function Row({ self, table, shown, i18n }: Pick<LordsPartProps, 'table' | 'shown' | 'i18n'> & { readonly self: ProphetState }): ReactNode {
  return (
    <div className="lords-row">
      <SurturDie shown={shown} prophet={self.prophet} i18n={i18n} />
      <ol className="lords-row-cards" aria-label={i18n.label('row')}>
        {self.row.map((card, place) => (
          <li key={card} aria-current={self.chosen === place ? 'step' : undefined}>
            <ActionCard card={card} side={table.side} chosen={self.chosen === place} i18n={i18n} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The prophet's preferred actions and targets. */
function Aim({ self, i18n }: { readonly self: ProphetState; readonly i18n: LordsPartProps['i18n'] }): ReactNode {
  if (!self.hero) return null;
  const { prioritySpecialAction, targetPreference } = boardOf(self.hero);
  const aim = i18n.t(`lords.aim.${targetPreference}`, { action: i18n.thing(prioritySpecialAction) });
  return (
    <span className="lords-holding-hero" title={aim}>
      <Icon outline={ACTION_ICONS[prioritySpecialAction]} /> {aim}
    </span>
  );
}

/** A monster or realm on the prophet's side. */
function Won({ icon, name }: { readonly icon: string; readonly name: string }): ReactNode {
  return (
    <span title={name}>
      <Icon outline={icon} label={name} />
    </span>
  );
}
