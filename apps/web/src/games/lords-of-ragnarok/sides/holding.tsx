/** What lies before a person: hero, attributes, runes, cards, priests, blessings, artifacts; the own one with the hand. */
import cards from 'icon:card-draw';
import slain from 'icon:horned-skull';
import priest from 'icon:prayer';
import army from 'icon:rally-the-troops';
import { handLimit, NUMBERS, RUNES, runeLimit, slainBy } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Emblem } from '../../../table/emblem.tsx';
import type { HoldingProps } from '../../../table/face.ts';
import { HERO_PICTURES } from '../map/pictures.ts';
import { useReach } from '../reach.ts';
import { colourOfParty, tableOf } from '../table-of-lords.ts';
import { Attributes } from './attributes.tsx';
import { Belongings } from './belongings.tsx';
import { Fact } from './fact.tsx';
import { Hand } from './hand.tsx';
import { Press } from './press.tsx';
import { RuneStone } from './rune-stone.tsx';
import { Victories } from './victories.tsx';
import './sides.css';
import './holding.css';

export function Holding(props: HoldingProps): ReactNode {
  const { shown, speaker, seat, choosing } = props;
  const table = tableOf(shown.snapshot);
  const reach = useReach(choosing);
  const person = table.humans[seat];
  if (!person) return null;
  const own = shown.snapshot.viewer === seat;
  const pressed = own ? reach : null;
  const colour = colourOfParty(table, seat);
  const active = table.active === seat && !shown.snapshot.over;
  const part = { table, party: seat, speaker };
  const facts = [
    { icon: cards, key: 'lords.cards', text: `${person.cards}/${handLimit(table, seat)}` },
    { icon: priest, key: 'lords.priests', text: String(person.priests) },
    { icon: army, key: 'lords.armies-left', text: String(NUMBERS.armiesPerPlayer - person.armies.length) },
    { icon: slain, key: 'lords.slain', text: String(slainBy(table, seat)) },
  ] as const;
  return (
    <article
      className={`lords-holding player-${colour}${own ? ' lords-holding-own' : ''}${active ? ' lords-holding-active' : ''}`}
      aria-label={speaker.name(seat)}
      data-seat={seat}
    >
      <header className="lords-holding-head">
        <Emblem colour={colour} />
        <h3 className="lords-holding-name">{speaker.name(seat)}</h3>
        {person.hero && (
          <span className="lords-holding-hero" title={speaker.detail(person.hero)}>
            <Icon outline={HERO_PICTURES[person.hero]} />{' '}
            {speaker.say('lords.hero-of', {
              hero: speaker.thing(person.hero),
              heritage: person.heritage ? speaker.thing(person.heritage) : '',
            })}
          </span>
        )}
      </header>
      {person.hero && own && <p className="lords-holding-gift">{speaker.detail(person.hero)}</p>}
      <Attributes {...part} reach={pressed} />
      <span className="lords-runes" title={speaker.say('lords.runes-limit', { limit: runeLimit(table, seat) })}>
        {RUNES.map((rune) => (
          <Press
            key={rune}
            reach={pressed}
            handle={`rune:${rune}`}
            className={person.runes[rune] === 0 ? 'lords-rune-count lords-none' : 'lords-rune-count'}
          >
            <RuneStone rune={rune} label={speaker.thing(rune)} /> {person.runes[rune]}
          </Press>
        ))}
      </span>
      <span className="lords-facts">
        {facts.map(({ icon, key, text }) => (
          <Fact key={key} icon={icon} label={speaker.say(key)} text={text} />
        ))}
      </span>
      <Victories {...part} />
      <Belongings {...part} reach={pressed} />
      {own && <Hand {...props} />}
    </article>
  );
}
