/** A clan sheet: Glory and Rage, the three stats, upgrades, reserve and Valhalla. */
import cards from 'icon:card-pick';
import type { Seat } from '@skald/engine';
import type { Clan } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { SummaryFact } from '../../../table/frame/summary-fact.tsx';
import type { PlayerBoardProps } from '../../../table/game-ui.ts';
import { ClanEmblem } from '../board/figure-shape.tsx';
import { GLORY, KIND_PICTURES, STAT_PICTURES } from '../pictures.ts';
import { colourOfClan, tableOf } from '../table-of-blood-rage.ts';
import { FigurePool } from './figure-pool.tsx';
import { Slots } from './slots.tsx';
import { StatTracks } from './stat-tracks.tsx';
import './sheet.css';

export function ClanSheet(props: PlayerBoardProps): ReactNode {
  const { shown, choosing, i18n, seat } = props;
  const { snapshot } = shown;
  const table = tableOf(snapshot);
  const clan = table.clans[seat];
  if (!clan) return null;
  const own = snapshot.viewer === seat;
  const asked = own ? choosing : null;
  return (
    <article
      className={`br-sheet player-${colourOfClan(clan.clan)}${own ? ' br-sheet-own' : ''}${table.turn === seat ? ' br-sheet-turn' : ''}`}
      aria-label={i18n.name(seat)}
    >
      <Head clan={clan} seat={seat} i18n={i18n} first={table.first === seat} />
      <div className="br-sheet-body">
        <StatTracks clan={clan} choosing={asked} i18n={i18n} wide={own} />
        <Slots clan={clan} choosing={asked} i18n={i18n} wide={own} />
        <FigurePool clan={clan} where="reserve" choosing={asked} i18n={i18n} />
        <FigurePool clan={clan} where="valhalla" choosing={asked} i18n={i18n} />
      </div>
    </article>
  );
}

interface HeadProps {
  readonly clan: Clan;
  readonly seat: Seat;
  readonly i18n: TableTranslator;
  readonly first: boolean;
}

function Head({ clan, seat, i18n, first }: HeadProps): ReactNode {
  return (
    <header className="br-sheet-head">
      <ClanEmblem clan={clan.clan} />
      <h3 className="br-sheet-name">{i18n.name(seat)}</h3>
      <span className="br-sheet-clan">
        {i18n.thing(clan.clan)}
        {first && ` · ${i18n.label('first')}`}
        {clan.passed && ` · ${i18n.label('passed')}`}
      </span>
      <SummaryFact icon={GLORY} label={i18n.thing('glory')} text={String(clan.glory)} />
      <SummaryFact icon={STAT_PICTURES.rage} label={i18n.thing('rage')} text={String(clan.rage)} />
      <SummaryFact icon={cards} label={i18n.label('hand')} text={String(clan.hand)} />
      {clan.quests > 0 && <SummaryFact icon={KIND_PICTURES.quest} label={i18n.label('quests')} text={String(clan.quests)} />}
    </header>
  );
}

/** The few things of a clan that its strip shows. */
export function ClanSummary({ shown, i18n, seat }: PlayerBoardProps): ReactNode {
  const clan = tableOf(shown.snapshot).clans[seat];
  if (!clan) return null;
  return (
    <>
      <SummaryFact icon={GLORY} label={i18n.thing('glory')} text={String(clan.glory)} />
      <SummaryFact icon={STAT_PICTURES.rage} label={i18n.thing('rage')} text={String(clan.rage)} />
      <SummaryFact icon={cards} label={i18n.label('hand')} text={String(clan.hand)} />
      {clan.passed && <span className="br-strip-passed">{i18n.label('passed')}</span>}
    </>
  );
}
