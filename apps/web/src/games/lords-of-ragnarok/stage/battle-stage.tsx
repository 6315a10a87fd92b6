/** A battle: who fights, their strength so far, the cards face up and face down, and the losses. */
import clash from 'icon:crossed-swords';
import { armiesAt, isHuman, type LordsTable, landOf, type Party } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import { placeName } from '../map/place-names.ts';
import { CardBack, CombatCard } from '../panels/combat-card.tsx';
import { Dial } from '../panels/dial.tsx';
import { StageHand } from '../panels/hand.tsx';
import { PartyName } from '../panels/party.tsx';
import type { LordsPartProps } from '../part-props.ts';
import { colourOfParty } from '../table-of-lords.ts';
import { type Fighter, lastBattle } from './battle-story.ts';

export function BattleStage(props: LordsPartProps): ReactNode {
  const { shown, table, i18n } = props;
  const story = lastBattle(shown.log);
  if (!story) return null;
  const { region, winner } = story;
  // Events about artifacts carry no value: during the battle, read the table.
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
        <Icon outline={clash} />{' '}
        {i18n.t('lords.battle', { region: placeName(table.side, region, i18n), land: i18n.thing(landOf(table.side, region)) })}
      </h2>
      <div className="lords-sides">
        {sides.map(({ role, fighter }) => (
          <Side
            key={role}
            role={role}
            fighter={fighter}
            table={table}
            region={region}
            i18n={i18n}
            standing={winner === null ? (ahead === role ? 'ahead' : 'behind') : winner === fighter.party ? 'won' : 'lost'}
            turn={live?.turn === role}
          />
        ))}
      </div>
      {winner === null && attack === defence && <p className="lords-stage-note">{i18n.t('lords.battle.tie')}</p>}
      {winner === null && <StageHand {...props} />}
    </>
  );
}

interface SideProps {
  readonly role: 'attacker' | 'defender';
  readonly fighter: Fighter;
  readonly table: LordsTable;
  readonly region: number;
  readonly i18n: TableTranslator;
  readonly standing: 'ahead' | 'behind' | 'won' | 'lost';
  readonly turn: boolean;
}

function Side({ role, fighter, table, region, i18n, standing, turn }: SideProps): ReactNode {
  const { party, base, value, cards, passed, lost, retreat } = fighter;
  const colour = colourOfParty(table, party);
  const hidden = standing === 'won' || standing === 'lost' ? 0 : hiddenCards(table, party);
  return (
    <section
      className={`lords-side lords-side-${standing} player-${colour}${turn ? ' lords-side-turn' : ''}`}
      aria-label={i18n.label(role)}
    >
      <p className="lords-side-head">
        <PartyName table={table} party={party} i18n={i18n} />
        <small>{i18n.label(role)}</small>
        <b className="lords-side-value" title={i18n.label('value')}>
          <span className="unseen">{i18n.label('value')} </span>
          {value}
        </b>
      </p>
      <p className="lords-side-sum">
        {i18n.t('lords.battle.sum', { base, cards: value - base })}
        {passed && <b> {i18n.label('passed')}</b>}
      </p>
      <p className="lords-side-armies">
        {armiesAt(table, party, region).map(({ army, strength }) => (
          <Dial key={army} strength={strength} colour={colour} label={i18n.t('lords.army', { strength })} />
        ))}
      </p>
      <ul className="lords-side-cards">
        {cards.map(({ card, adds }, i) => {
          const key = `${card}${i}`;
          return (
            <li key={key}>
              <CombatCard card={card} i18n={i18n} brief />
              <b>{i18n.t('lords.adds', { value: adds })}</b>
            </li>
          );
        })}
        {hidden > 0 && (
          <li className="lords-side-hidden">
            <CardBack label={i18n.t('lords.face-down', { count: hidden })} /> <span aria-hidden="true">× {hidden}</span>
          </li>
        )}
      </ul>
      {(standing === 'won' || standing === 'lost') && (
        <p className="lords-side-outcome">
          <b>{i18n.t(standing === 'won' ? 'lords.battle.won' : 'lords.battle.lost')}</b>
          {lost > 0 && <> {i18n.t('lords.battle.losses', { count: lost })}</>}
          {retreat !== null && <> {i18n.t('lords.battle.retreat', { region: placeName(table.side, retreat, i18n) })}</>}
        </p>
      )}
    </section>
  );
}

/** What may still be played: a prophet plays from a pile, a person from the hand. */
function hiddenCards(table: LordsTable, party: Party): number {
  if (isHuman(party)) return table.humans[party]?.cards ?? 0;
  return table.prophets.find(({ prophet }) => prophet === party)?.pile ?? 0;
}
