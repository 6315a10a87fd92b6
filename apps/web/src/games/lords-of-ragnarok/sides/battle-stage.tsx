/** A battle: who is in it, how strong each is so far, the cards open and face down, and what it cost. */
import clash from 'icon:crossed-swords';
import { armiesAt, isHuman, landOf, type Party, type Table } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { TableSpeaker } from '../../../words/speaker.ts';
import type { LordsPart } from '../part.ts';
import { colourOfParty } from '../table-of-lords.ts';
import { type Fighter, lastBattle } from './battle-story.ts';
import { CardBack, CombatCard } from './combat-card.tsx';
import { Dial } from './dial.tsx';
import { Hand } from './hand.tsx';
import { PartyName } from './party.tsx';

export function BattleStage(props: LordsPart): ReactNode {
  const { shown, table, speaker } = props;
  const story = lastBattle(shown.log);
  if (!story) return null;
  const { region, winner } = story;
  // Artifacts are told without their value: while the battle lasts, the table knows best.
  const live = winner === null && table.battle?.region === region ? table.battle : null;
  const sides = (['attacker', 'defender'] as const).map((role) => ({
    role,
    fighter: { ...story[role], value: live?.[role].value ?? story[role].value },
  }));
  const [attack, defence] = [sides[0]?.fighter.value ?? 0, sides[1]?.fighter.value ?? 0];
  const ahead = attack > defence ? 'attacker' : 'defender';
  return (
    <>
      <h2 className="lords-stage-title">
        <Icon outline={clash} /> {speaker.say('lords.battle', { region, land: speaker.thing(landOf(table.side, region)) })}
      </h2>
      <div className="lords-sides">
        {sides.map(({ role, fighter }) => (
          <Side
            key={role}
            role={role}
            fighter={fighter}
            table={table}
            region={region}
            speaker={speaker}
            standing={winner === null ? (ahead === role ? 'ahead' : 'behind') : winner === fighter.party ? 'won' : 'lost'}
            turn={live?.turn === role}
          />
        ))}
      </div>
      {winner === null && attack === defence && <p className="lords-stage-note">{speaker.say('lords.battle.tie')}</p>}
      {winner === null && <Hand {...props} choosable />}
    </>
  );
}

interface SideProps {
  readonly role: 'attacker' | 'defender';
  readonly fighter: Fighter;
  readonly table: Table;
  readonly region: number;
  readonly speaker: TableSpeaker;
  readonly standing: 'ahead' | 'behind' | 'won' | 'lost';
  readonly turn: boolean;
}

function Side({ role, fighter, table, region, speaker, standing, turn }: SideProps): ReactNode {
  const { party, base, value, cards, passed, lost, retreat } = fighter;
  const colour = colourOfParty(table, party);
  const hidden = standing === 'won' || standing === 'lost' ? 0 : hiddenCards(table, party);
  return (
    <section
      className={`lords-side lords-side-${standing} player-${colour}${turn ? ' lords-side-turn' : ''}`}
      aria-label={speaker.label(role)}
    >
      <p className="lords-side-head">
        <PartyName table={table} party={party} speaker={speaker} />
        <small>{speaker.label(role)}</small>
        <b className="lords-side-value" title={speaker.label('value')}>
          {value}
        </b>
      </p>
      <p className="lords-side-sum">
        {speaker.say('lords.battle.sum', { base, cards: value - base })}
        {passed && <b> {speaker.label('passed')}</b>}
      </p>
      <p className="lords-side-armies">
        {armiesAt(table, party, region).map(({ army, strength }) => (
          <Dial key={army} strength={strength} colour={colour} label={speaker.say('lords.army', { strength })} />
        ))}
      </p>
      <ul className="lords-side-cards">
        {cards.map(({ card, adds }, i) => {
          const key = `${card}${i}`;
          return (
            <li key={key}>
              <CombatCard card={card} speaker={speaker} brief />
              <b>{speaker.say('lords.adds', { value: adds })}</b>
            </li>
          );
        })}
        {hidden > 0 && (
          <li className="lords-side-hidden">
            <CardBack label={speaker.say('lords.face-down', { count: hidden })} /> <span aria-hidden="true">× {hidden}</span>
          </li>
        )}
      </ul>
      {(standing === 'won' || standing === 'lost') && (
        <p className="lords-side-outcome">
          <b>{speaker.say(standing === 'won' ? 'lords.battle.won' : 'lords.battle.lost')}</b>
          {lost > 0 && <> {speaker.say('lords.battle.losses', { count: lost })}</>}
          {retreat !== null && <> {speaker.say('lords.battle.retreat', { region: retreat })}</>}
        </p>
      )}
    </section>
  );
}

/** What may still be played: a prophet plays from his pile, a person from the hand. */
function hiddenCards(table: Table, party: Party): number {
  if (isHuman(party)) return table.humans[party]?.cards ?? 0;
  return table.prophets.find(({ prophet }) => prophet === party)?.pile ?? 0;
}
