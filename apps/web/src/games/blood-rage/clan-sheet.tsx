/** A clan sheet: Glory and Rage, the three stats, the upgrades, the figures in reserve and in Valhalla; for the own clan with the hand. */
import cards from 'icon:card-pick';
import type { Seat } from '@skald/engine';
import type { Clan } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { HoldingProps } from '../../table/face.ts';
import type { TableSpeaker } from '../../words/speaker.ts';
import { CardRow } from './card-row.tsx';
import { ClanEmblem } from './figure-shape.tsx';
import { Gathered } from './gathered.tsx';
import { rowCards } from './hand-cards.ts';
import { GLORY, KIND_PICTURES, STAT_PICTURES } from './pictures.ts';
import { Slots } from './slots.tsx';
import { StatTracks } from './stat-tracks.tsx';
import { colourOfClan, handOf, tableOf } from './table-of-blood-rage.ts';
import './sheet.css';

export function ClanSheet(props: HoldingProps): ReactNode {
  const { shown, choosing, speaker, seat } = props;
  const { snapshot } = shown;
  const table = tableOf(snapshot);
  const clan = table.clans[seat];
  if (!clan) return null;
  const own = snapshot.viewer === seat;
  const hand = own ? handOf(snapshot) : null;
  const asked = own ? choosing : null;
  const quests = hand?.quests ?? [];
  return (
    <article
      className={`br-sheet player-${colourOfClan(clan.clan)}${own ? ' br-sheet-own' : ''}${table.turn === seat ? ' br-sheet-turn' : ''}`}
      aria-label={speaker.name(seat)}
    >
      <Head clan={clan} seat={seat} speaker={speaker} first={table.first === seat} />
      <div className="br-sheet-body">
        <StatTracks clan={clan} choosing={asked} speaker={speaker} wide={own} />
        <Slots clan={clan} choosing={asked} speaker={speaker} wide={own} />
        <Gathered clan={clan} where="reserve" choosing={asked} speaker={speaker} />
        <Gathered clan={clan} where="valhalla" choosing={asked} speaker={speaker} />
      </div>
      {hand && (hand.cards.length > 0 || quests.length > 0) && (
        <section className="br-hand" aria-label={speaker.say('table.hand')}>
          <CardRow cards={rowCards(hand.cards, asked, speaker)} speaker={speaker} label={speaker.say('table.hand')} />
          {quests.length > 0 && (
            <div className="br-hand-quests">
              <h4>{speaker.say('blood-rage.committed')}</h4>
              <CardRow cards={rowCards(quests, null, speaker)} speaker={speaker} label={speaker.say('blood-rage.committed')} />
            </div>
          )}
        </section>
      )}
    </article>
  );
}

interface HeadProps {
  readonly clan: Clan;
  readonly seat: Seat;
  readonly speaker: TableSpeaker;
  readonly first: boolean;
}

function Head({ clan, seat, speaker, first }: HeadProps): ReactNode {
  return (
    <header className="br-sheet-head">
      <ClanEmblem clan={clan.clan} />
      <h3 className="br-sheet-name">{speaker.name(seat)}</h3>
      <span className="br-sheet-clan">
        {speaker.thing(clan.clan)}
        {first && ` · ${speaker.label('first')}`}
        {clan.passed && ` · ${speaker.label('passed')}`}
      </span>
      <Amount icon={GLORY} label={speaker.thing('glory')} count={clan.glory} />
      <Amount icon={STAT_PICTURES.rage} label={speaker.thing('rage')} count={clan.rage} />
      <Amount icon={cards} label={speaker.label('hand')} count={clan.hand} />
      {clan.quests > 0 && <Amount icon={KIND_PICTURES.quest} label={speaker.label('quests')} count={clan.quests} />}
    </header>
  );
}

function Amount({ icon, label, count }: { readonly icon: string; readonly label: string; readonly count: number }): ReactNode {
  return (
    <span className="br-amount" title={label}>
      <Icon outline={icon} />
      <span className="unseen">{label} </span>
      {count}
    </span>
  );
}
