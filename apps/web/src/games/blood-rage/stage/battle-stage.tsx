/** A battle: who fights, their strength so far, cards face down and face up, effects, and casualties. */
import strong from 'icon:biceps';
import swords from 'icon:crossed-swords';
import type { Seat } from '@skald/engine';
import {
  type BloodRageBattleSide,
  type BloodRageDecisions,
  type BloodRageTable,
  type FigureKind,
  onBoard,
  type Pillage,
  strengthIn,
  supportedBy,
} from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import { markName, type TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import type { PartProps } from '../../../table/game-ui.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { ClanEmblem, FigureRow } from '../board/figure-shape.tsx';
import { CardBack, CardFace } from '../panels/card-face.tsx';
import { GOD_PICTURES, TOKEN_PICTURES } from '../pictures.ts';
import { colourOfSeat } from '../table-of-blood-rage.ts';
import { type BloodRageBattleStory, effectsOf, lastBattle } from './battle-story.ts';

export function BattleStage({ shown, i18n, table }: PartProps & { readonly table: BloodRageTable }): ReactNode {
  const { pillage } = table;
  const story = lastBattle(shown.log);
  const playing: keyof BloodRageDecisions = 'play-card';
  if (!pillage) return null;
  const faceDown = (seat: Seat): boolean =>
    shown.snapshot.waiting.some((one) => one.seat === seat && one.prompt.key === playing && one.answered === true);
  return (
    <>
      <header className="br-stage-head">
        <h2>
          <Icon outline={swords} /> {i18n.t('blood-rage.battle-for', { province: i18n.thing(pillage.province) })}
        </h2>
        <p className="br-battle-prize">
          {TOKEN_PICTURES[table.tokens[pillage.province]].map((picture) => (
            <Icon key={picture.length} outline={picture} />
          ))}{' '}
          <Sentence of={i18n.t('blood-rage.pillager', { name: markName(pillage.pillager, i18n.name(pillage.pillager)) })} />
          {pillage.god && (
            <span className="br-battle-god">
              <Icon outline={GOD_PICTURES[pillage.god]} /> <b>{i18n.thing(pillage.god)}:</b> {i18n.detail(pillage.god)}
            </span>
          )}
        </p>
      </header>
      <div className="br-sides">
        {pillage.sides.map((side) => (
          <SideView
            key={side.seat}
            side={side}
            pillage={pillage}
            table={table}
            i18n={i18n}
            faceDown={faceDown(side.seat)}
            fallen={story?.fighters.find(({ seat }) => seat === side.seat)?.fallen ?? []}
            decided={story?.winners ?? null}
          />
        ))}
      </div>
      {story && <Effects story={story} i18n={i18n} />}
    </>
  );
}

interface SideViewProps {
  readonly side: BloodRageBattleSide;
  readonly pillage: Pillage;
  readonly table: BloodRageTable;
  readonly i18n: TableTranslator;
  readonly faceDown: boolean;
  readonly fallen: readonly FigureKind[];
  /** The winner; nobody after a tie; null before. */
  readonly decided: readonly Seat[] | null;
}

function SideView({ side, pillage, table, i18n, faceDown, fallen, decided }: SideViewProps): ReactNode {
  const { seat, cards, total } = side;
  const clan = table.clans[seat];
  const figures = pillage.god === 'tyr' ? 0 : strengthIn(table, seat, pillage.province);
  const bonus = cards.reduce((sum, card) => sum + card.bonus, 0);
  const verdict = decided === null ? '' : decided.includes(seat) ? ' br-side-won' : ' br-side-lost';
  const standing = (clan?.figures ?? []).filter(
    ({ at }) => onBoard(at) && (at === pillage.province || supportedBy(at).includes(pillage.province)),
  );
  return (
    <section className={`br-side player-${colourOfSeat(table, seat)}${verdict}`} aria-label={i18n.name(seat)}>
      <p className="br-side-head">
        {clan && <ClanEmblem clan={clan.clan} />}
        <b>{i18n.name(seat)}</b>
        <span className="br-side-total" title={i18n.t('blood-rage.strength')}>
          <Icon outline={strong} label={i18n.t('blood-rage.strength')} /> {total ?? figures + bonus}
        </span>
      </p>
      <p className="br-side-sum">{i18n.t('blood-rage.sum', { figures: total === null ? figures : total - bonus, cards: bonus })}</p>
      <div className="br-side-figures">
        {clan && <FigureRow kinds={standing.map(({ kind }) => kind)} clan={clan.clan} />}
        {clan && fallen.length > 0 && (
          <span className="br-fallen" title={i18n.t('blood-rage.fallen')}>
            <span className="unseen">{i18n.t('blood-rage.fallen')}</span>
            <FigureRow kinds={fallen} clan={clan.clan} />
          </span>
        )}
      </div>
      <ul className="br-side-cards">
        {cards.length === 0 && (
          <li className={faceDown ? 'br-side-card' : 'br-side-card br-side-choosing'}>
            {faceDown ? <CardBack label={i18n.t('blood-rage.face-down')} /> : <span className="br-card br-card-empty">…</span>}
          </li>
        )}
        {cards.map(({ card, bonus: adds, cancelled }) => (
          <li key={card} className={cancelled ? 'br-side-card br-side-cancelled' : 'br-side-card'}>
            <CardFace card={card} i18n={i18n} />
            <span className="br-side-bonus">{i18n.t(cancelled ? 'blood-rage.cancelled-card' : 'blood-rage.adds', { bonus: adds })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The log of the battle; the newest line stays in view. */
function Effects({ story, i18n }: { readonly story: BloodRageBattleStory; readonly i18n: TableTranslator }): ReactNode {
  const effects = effectsOf(story);
  if (effects.length === 0) return null;
  return (
    <div className="br-effects">
      <ol className="br-effects-list" aria-label={i18n.t('blood-rage.effects')}>
        {effects.map((event, i) => {
          // The list of effects only grows, so the index is a stable key.
          const key = `${event.event}${i}`;
          return (
            <li key={key}>
              <Sentence of={i18n.event(event)} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
