/** A hunt: the monster with its row of wounds, its attack, the hunter's options, and what happened so far. */

import attackIcon from 'icon:claws';
import counterIcon from 'icon:sword-clash';
import { type AttackId, type LordsMonsterId, monsterOf } from '@skald/engine/games/lords-of-ragnarok';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Sentence } from '../../../table/sentence.tsx';
import { Press } from '../input/press.tsx';
import { CombatCard } from '../panels/combat-card.tsx';
import { StageHand } from '../panels/hand.tsx';
import { MONSTER_ICONS, REWARD_ICONS, SYMBOL_ICONS } from '../panels/icons.ts';
import { Marker, PartyName } from '../panels/party.tsx';
import type { LordsPartProps } from '../part-props.ts';
import { handOf, isLordsDecision } from '../table-of-lords.ts';
import { type HuntStory, lastHunt } from './hunt-story.ts';

export function HuntStage(props: LordsPartProps): ReactNode {
  const { shown, table, i18n, choosing } = props;
  const story = lastHunt(shown.log);
  if (!story) return null;
  const { monster, hunter, attack, revealed } = story;
  return (
    <>
      <h2 className="lords-stage-title">
        <Icon outline={MONSTER_ICONS[monster]} /> {i18n.thing(monster)}
        <small>
          <PartyName table={table} party={hunter} i18n={i18n} />
        </small>
      </h2>
      <Wounds {...props} monster={monster} story={story} />
      {attack && <Attack {...attack} i18n={i18n} />}
      {isLordsDecision(choosing?.decision, 'choose-attack') && <Attacks {...props} />}
      {revealed.length > 0 && (
        <p className="lords-revealed">
          {revealed.map((card, i) => {
            const key = `${card}${i}`;
            return <CombatCard key={key} card={card} i18n={i18n} brief />;
          })}
        </p>
      )}
      {!story.ended && <StageHand {...props} />}
      {story.slain && <p className="lords-stage-note">{i18n.t('lords.hunt.slain', { monster: i18n.thing(monster) })}</p>}
      <Happened story={story} i18n={i18n} />
    </>
  );
}

/** The row of wounds; a field that can be struck glows. */
function Wounds({
  table,
  i18n,
  boardInput,
  monster,
  story,
}: LordsPartProps & { readonly monster: LordsMonsterId; readonly story: HuntStory }): ReactNode {
  const { woundFields } = monsterOf(monster);
  const state = table.monsters.find((one) => one.monster === monster);
  return (
    <ol className="lords-wounds" aria-label={i18n.label('wounds')}>
      {woundFields.map(({ symbol, reward }, field) => {
        // Every field of a slain monster was covered.
        const owner = state ? (state.wounds[field] ?? null) : story.hunter;
        const key = `${symbol}${field}`;
        return (
          <li key={key}>
            <Press
              boardInput={boardInput}
              target={`field:${field}`}
              className={owner === null ? 'lords-wound' : 'lords-wound lords-wound-covered'}
            >
              <span className="lords-wound-symbol">
                <Icon outline={SYMBOL_ICONS[symbol]} label={i18n.label(symbol)} />
              </span>
              {reward && (
                <span className="lords-wound-reward">
                  <Icon outline={REWARD_ICONS[reward]} label={i18n.t('lords.hunt.reward', { reward: i18n.thing(reward) })} />
                </span>
              )}
              {owner !== null && <Marker table={table} party={owner} i18n={i18n} />}
            </Press>
          </li>
        );
      })}
    </ol>
  );
}

interface AttackProps extends Pick<LordsPartProps, 'i18n'> {
  readonly attack: AttackId;
  readonly value: number;
  readonly counter: number;
  readonly answered: boolean;
}

function Attack({ attack, value, counter, answered, i18n }: AttackProps): ReactNode {
  return (
    <div className={answered ? 'lords-attack lords-attack-answered' : 'lords-attack'}>
      <b>
        <Icon outline={attackIcon} /> {i18n.thing(attack)}
      </b>
      <span>{i18n.t('lords.hunt.defend', { value })}</span>
      <span>
        <Icon outline={counterIcon} /> {i18n.t('lords.hunt.counter', { value: counter })}
      </span>
      <span className="lords-attack-text">{i18n.detail(attack)}</span>
    </div>
  );
}

/** The player of the monster chooses one of the drawn attacks. */
function Attacks({ shown, i18n, boardInput }: LordsPartProps): ReactNode {
  return (
    <ul className="lords-attacks">
      {[...new Set(handOf(shown.snapshot).attacks)].map((attack) => (
        <li key={attack}>
          <Press boardInput={boardInput} target={`attack:${attack}`} className="lords-attack">
            <b>
              <Icon outline={attackIcon} /> {i18n.thing(attack)}
            </b>
            <span className="lords-attack-text">{i18n.detail(attack)}</span>
          </Press>
        </li>
      ))}
    </ul>
  );
}

/** The log of the hunt; the newest line stays in view. */
function Happened({ story, i18n }: { readonly story: HuntStory; readonly i18n: LordsPartProps['i18n'] }): ReactNode {
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
          <Sentence of={i18n.event(event)} />
        </li>
      ))}
    </ol>
  );
}
