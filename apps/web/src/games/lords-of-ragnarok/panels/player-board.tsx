/** A player board: hero, attributes, runes, cards, priests, blessings, artifacts. */
import cards from 'icon:card-draw';
import slain from 'icon:horned-skull';
import priest from 'icon:prayer';
import army from 'icon:rally-the-troops';
import { handLimit, NUMBERS, RUNES, runeLimit, slainBy } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Emblem } from '../../../table/emblem.tsx';
import { SummaryFact } from '../../../table/frame/summary-fact.tsx';
import type { PlayerBoardProps } from '../../../table/game-ui.ts';
import { Press } from '../input/press.tsx';
import { useBoardInput } from '../input/use-board-input.ts';
import { HERO_PICTURES } from '../map/pieces/pictures.ts';
import { colourOfParty, tableOf } from '../table-of-lords.ts';
import { Attributes } from './attributes.tsx';
import { Belongings } from './belongings.tsx';
import { Fact } from './fact.tsx';
import { RuneStone } from './rune-stone.tsx';
import { Victories } from './victories.tsx';
import './sides.css';
import './holding.css';

export function PlayerBoard(props: PlayerBoardProps): ReactNode {
  const { shown, i18n, seat, choosing } = props;
  const table = tableOf(shown.snapshot);
  const boardInput = useBoardInput(choosing);
  const person = table.humans[seat];
  if (!person) return null;
  const own = shown.snapshot.viewer === seat;
  const pressed = own ? boardInput : null;
  const colour = colourOfParty(table, seat);
  const active = table.active === seat && !shown.snapshot.over;
  const part = { table, party: seat, i18n };
  const facts = [
    { icon: cards, key: 'lords.cards', text: `${person.cards}/${handLimit(table, seat)}` },
    { icon: priest, key: 'lords.priests', text: String(person.priests) },
    { icon: army, key: 'lords.armies-left', text: String(NUMBERS.armiesPerPlayer - person.armies.length) },
    { icon: slain, key: 'lords.slain', text: String(slainBy(table, seat)) },
  ] as const;
  return (
    <article
      className={`lords-holding player-${colour}${own ? ' lords-holding-own' : ''}${active ? ' lords-holding-active' : ''}`}
      aria-label={i18n.name(seat)}
      data-seat={seat}
    >
      <header className="lords-holding-head">
        <Emblem colour={colour} />
        <h3 className="lords-holding-name">{i18n.name(seat)}</h3>
        {person.hero && (
          <span className="lords-holding-hero" title={i18n.detail(person.hero)}>
            <Icon outline={HERO_PICTURES[person.hero]} />{' '}
            {i18n.t('lords.hero-of', {
              hero: i18n.thing(person.hero),
              heritage: person.heritage ? i18n.thing(person.heritage) : '',
            })}
            {!own && <span className="unseen"> {i18n.detail(person.hero)}</span>}
          </span>
        )}
      </header>
      {person.hero && own && <p className="lords-holding-gift">{i18n.detail(person.hero)}</p>}
      <Attributes {...part} boardInput={pressed} />
      <span className="lords-runes" title={i18n.t('lords.runes-limit', { limit: runeLimit(table, seat) })}>
        <span className="unseen">{i18n.t('lords.runes-limit', { limit: runeLimit(table, seat) })}</span>
        {RUNES.map((rune) => (
          <Press
            key={rune}
            boardInput={pressed}
            target={`rune:${rune}`}
            className={person.runes[rune] === 0 ? 'lords-rune-count lords-none' : 'lords-rune-count'}
          >
            <RuneStone rune={rune} label={i18n.thing(rune)} /> {person.runes[rune]}
          </Press>
        ))}
      </span>
      <span className="lords-facts">
        {facts.map(({ icon, key, text }) => (
          <Fact key={key} icon={icon} label={i18n.t(key)} text={text} />
        ))}
      </span>
      <Victories {...part} />
      <Belongings {...part} boardInput={pressed} />
    </article>
  );
}

/** The few things of a player that the strip shows. */
export function PlayerSummary({ shown, i18n, seat }: PlayerBoardProps): ReactNode {
  const table = tableOf(shown.snapshot);
  const person = table.humans[seat];
  if (!person) return null;
  return (
    <>
      {person.hero && <Icon outline={HERO_PICTURES[person.hero]} label={i18n.thing(person.hero)} />}
      <Victories table={table} party={seat} i18n={i18n} />
      <SummaryFact icon={cards} label={i18n.t('lords.cards')} text={String(person.cards)} />
    </>
  );
}
