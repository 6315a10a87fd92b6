/** A battle: who is in it, how strong they are so far, cards face down and open, what every effect did, and who fell. */
import strong from 'icon:biceps';
import swords from 'icon:crossed-swords';
import type { Seat } from '@skald/engine';
import { type FigureKind, onBoard, type Pillage, type Side, strengthIn, supportedBy, type Table } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { PartProps } from '../../table/face.ts';
import { Sentence } from '../../table/sentence.tsx';
import { marked, type TableSpeaker } from '../../words/speaker.ts';
import { type BattleStory, effectsOf, lastBattle } from './battle-story.ts';
import { CardBack, CardFace } from './card-face.tsx';
import { ClanEmblem, FigureRow } from './figure-shape.tsx';
import { GOD_PICTURES, TOKEN_PICTURES } from './pictures.ts';
import { colourOfSeat } from './table-of-blood-rage.ts';

export function BattleStage({ shown, speaker, table }: PartProps & { readonly table: Table }): ReactNode {
  const { pillage } = table;
  const story = lastBattle(shown.log);
  if (!pillage) return null;
  const faceDown = (seat: Seat): boolean =>
    shown.snapshot.waiting.some((one) => one.seat === seat && one.prompt.key === 'play-card' && one.answered === true);
  return (
    <>
      <header className="br-stage-head">
        <h2>
          <Icon outline={swords} /> {speaker.say('blood-rage.battle-for', { province: speaker.thing(pillage.province) })}
        </h2>
        <p className="br-battle-prize">
          {TOKEN_PICTURES[table.tokens[pillage.province]].map((picture) => (
            <Icon key={picture.length} outline={picture} />
          ))}{' '}
          <Sentence of={speaker.say('blood-rage.pillager', { name: marked(pillage.pillager, speaker.name(pillage.pillager)) })} />
          {pillage.god && (
            <span className="br-battle-god">
              <Icon outline={GOD_PICTURES[pillage.god]} /> <b>{speaker.thing(pillage.god)}:</b> {speaker.detail(pillage.god)}
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
            speaker={speaker}
            faceDown={faceDown(side.seat)}
            fallen={story?.fighters.find(({ seat }) => seat === side.seat)?.fallen ?? []}
            decided={story?.winners ?? null}
          />
        ))}
      </div>
      {story && <Effects story={story} speaker={speaker} />}
    </>
  );
}

interface SideViewProps {
  readonly side: Side;
  readonly pillage: Pillage;
  readonly table: Table;
  readonly speaker: TableSpeaker;
  readonly faceDown: boolean;
  readonly fallen: readonly FigureKind[];
  /** Who won; nobody after a tie; null before. */
  readonly decided: readonly Seat[] | null;
}

function SideView({ side, pillage, table, speaker, faceDown, fallen, decided }: SideViewProps): ReactNode {
  const { seat, cards, total } = side;
  const clan = table.clans[seat];
  const figures = pillage.god === 'tyr' ? 0 : strengthIn(table, seat, pillage.province);
  const bonus = cards.reduce((sum, card) => sum + card.bonus, 0);
  const verdict = decided === null ? '' : decided.includes(seat) ? ' br-side-won' : ' br-side-lost';
  const standing = (clan?.figures ?? []).filter(
    ({ at }) => onBoard(at) && (at === pillage.province || supportedBy(at).includes(pillage.province)),
  );
  return (
    <section className={`br-side player-${colourOfSeat(table, seat)}${verdict}`} aria-label={speaker.name(seat)}>
      <p className="br-side-head">
        {clan && <ClanEmblem clan={clan.clan} />}
        <b>{speaker.name(seat)}</b>
        <span className="br-side-total" title={speaker.say('blood-rage.strength')}>
          <Icon outline={strong} label={speaker.say('blood-rage.strength')} /> {total ?? figures + bonus}
        </span>
      </p>
      <p className="br-side-sum">{speaker.say('blood-rage.sum', { figures: total === null ? figures : total - bonus, cards: bonus })}</p>
      <div className="br-side-figures">
        {clan && <FigureRow kinds={standing.map(({ kind }) => kind)} clan={clan.clan} />}
        {clan && fallen.length > 0 && (
          <span className="br-fallen" title={speaker.say('blood-rage.fallen')}>
            <FigureRow kinds={fallen} clan={clan.clan} />
          </span>
        )}
      </div>
      <ul className="br-side-cards">
        {cards.length === 0 && (
          <li className={faceDown ? 'br-side-card' : 'br-side-card br-side-choosing'}>
            {faceDown ? <CardBack label={speaker.say('blood-rage.face-down')} /> : <span className="br-card br-card-empty">…</span>}
          </li>
        )}
        {cards.map(({ card, bonus: adds, cancelled }) => (
          <li key={card} className={cancelled ? 'br-side-card br-side-cancelled' : 'br-side-card'}>
            <CardFace card={card} speaker={speaker} />
            <span className="br-side-bonus">
              {speaker.say(cancelled ? 'blood-rage.cancelled-card' : 'blood-rage.adds', { bonus: adds })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What happened so far; the newest is always in sight. */
function Effects({ story, speaker }: { readonly story: BattleStory; readonly speaker: TableSpeaker }): ReactNode {
  const effects = effectsOf(story);
  if (effects.length === 0) return null;
  return (
    <div className="br-effects">
      <ol className="br-effects-list" aria-label={speaker.say('blood-rage.effects')}>
        {effects.map((event, i) => {
          // Effects of a battle only grow in number: each goes by its place.
          const key = `${event.event}${i}`;
          return (
            <li key={key}>
              <Sentence of={speaker.event(event)} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
