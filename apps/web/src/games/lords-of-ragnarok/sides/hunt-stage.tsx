/** A hunt: the monster with its row of wounds, its attack, the answers that the hunter has, and what happened so far. */

import attackIcon from 'icon:claws';
import counterIcon from 'icon:sword-clash';
import { type AttackId, attackOf, type MonsterId, monsterOf } from '@skald/engine/games/lords-of-ragnarok';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Sentence } from '../../../table/sentence.tsx';
import type { LordsPart } from '../part.ts';
import { handOf } from '../table-of-lords.ts';
import { CombatCard } from './combat-card.tsx';
import { Hand } from './hand.tsx';
import { type HuntStory, lastHunt } from './hunt-story.ts';
import { MONSTER_ICONS, REWARD_ICONS, SYMBOL_ICONS } from './icons.ts';
import { Marker, PartyName } from './party.tsx';
import { Press } from './press.tsx';

export function HuntStage(props: LordsPart): ReactNode {
  const { shown, table, speaker, choosing } = props;
  const story = lastHunt(shown.log);
  if (!story) return null;
  const { monster, hunter, attack, revealed } = story;
  return (
    <>
      <h2 className="lords-stage-title">
        <Icon outline={MONSTER_ICONS[monster]} /> {speaker.thing(monster)}
        <small>
          <PartyName table={table} party={hunter} speaker={speaker} />
        </small>
      </h2>
      <Wounds {...props} monster={monster} story={story} />
      {attack && <Attack {...attack} speaker={speaker} />}
      {choosing?.decision.prompt.key === 'choose-attack' && <Attacks {...props} />}
      {revealed.length > 0 && (
        <p className="lords-revealed">
          {revealed.map((card, i) => {
            const key = `${card}${i}`;
            return <CombatCard key={key} card={card} speaker={speaker} brief />;
          })}
        </p>
      )}
      {!story.ended && <Hand {...props} choosable />}
      {story.slain && <p className="lords-stage-note">{speaker.say('lords.hunt.slain', { monster: speaker.thing(monster) })}</p>}
      <Happened story={story} speaker={speaker} />
    </>
  );
}

/** The row of wounds; a field that can be struck glows. */
function Wounds({
  table,
  speaker,
  reach,
  monster,
  story,
}: LordsPart & { readonly monster: MonsterId; readonly story: HuntStory }): ReactNode {
  const { woundFields } = monsterOf(monster);
  const state = table.monsters.find((one) => one.monster === monster);
  return (
    <ol className="lords-wounds" aria-label={speaker.label('wounds')}>
      {woundFields.map(({ symbol, reward }, field) => {
        // Of a monster that is gone every field was covered.
        const owner = state ? (state.wounds[field] ?? null) : story.hunter;
        const key = `${symbol}${field}`;
        return (
          <li key={key}>
            <Press reach={reach} handle={`field:${field}`} className={owner === null ? 'lords-wound' : 'lords-wound lords-wound-covered'}>
              <span className="lords-wound-symbol">
                <Icon outline={SYMBOL_ICONS[symbol]} label={speaker.label(symbol)} />
              </span>
              {reward && (
                <span className="lords-wound-reward">
                  <Icon outline={REWARD_ICONS[reward]} label={speaker.say('lords.hunt.reward', { reward: speaker.thing(reward) })} />
                </span>
              )}
              {owner !== null && <Marker table={table} party={owner} speaker={speaker} />}
            </Press>
          </li>
        );
      })}
    </ol>
  );
}

interface AttackProps extends Pick<LordsPart, 'speaker'> {
  readonly attack: AttackId;
  readonly value: number;
  readonly counter: number;
  readonly answered: boolean;
}

function Attack({ attack, value, counter, answered, speaker }: AttackProps): ReactNode {
  return (
    <div className={answered ? 'lords-attack lords-attack-answered' : 'lords-attack'}>
      <b>
        <Icon outline={attackIcon} /> {speaker.thing(attack)}
      </b>
      <span>{speaker.say('lords.hunt.defend', { value })}</span>
      <span>
        <Icon outline={counterIcon} /> {speaker.say('lords.hunt.counter', { value: counter })}
      </span>
      <span className="lords-attack-text">{speaker.detail(attack)}</span>
    </div>
  );
}

/** Whoever plays the monster chooses one of the attacks that were drawn. */
function Attacks({ shown, speaker, reach }: LordsPart): ReactNode {
  return (
    <ul className="lords-attacks">
      {[...new Set(handOf(shown.snapshot).attacks)].map((attack) => (
        <li key={attack}>
          <Press reach={reach} handle={`attack:${attack}`} className="lords-attack">
            <b>
              <Icon outline={attackIcon} /> {speaker.thing(attackOf(attack).type)}
            </b>
            <span className="lords-attack-text">{speaker.detail(attack)}</span>
          </Press>
        </li>
      ))}
    </ul>
  );
}

/** What happened so far; the newest is always in sight. */
function Happened({ story, speaker }: { readonly story: HuntStory; readonly speaker: LordsPart['speaker'] }): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const { lines } = story;
  const count = lines.length;
  useEffect(() => {
    if (count > 0 && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  if (count === 0) return null;
  return (
    <ol className="lords-happened" ref={list}>
      {lines.map(({ id, event }) => (
        <li key={id}>
          <Sentence of={speaker.event(event)} />
        </li>
      ))}
    </ol>
  );
}
