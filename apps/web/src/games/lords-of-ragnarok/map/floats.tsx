/** Gains, losses and beginnings that rise where they happened. */
import swords from 'icon:crossed-swords';
import flag from 'icon:flying-flag';
import type { LordsEvent, LordsTable, SeaId } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { StageState } from '../../../table/model/stage.ts';
import { MONSTER_ICONS } from '../panels/icons.ts';
import { isLordsEvent } from '../table-of-lords.ts';
import { berthOf, middleOfRegion, type Sheet } from './mesh/shape.ts';
import { MARK_PICTURES } from './pieces/pictures.ts';

interface FloatsProps {
  readonly sheet: Sheet;
  readonly table: LordsTable;
  readonly scene: StageState['scene'];
}

export function Floats({ sheet, table, scene }: FloatsProps): ReactNode {
  if (!scene) return null;
  return scene.events.filter(isLordsEvent).map((event) => {
    const float = floatOf(event);
    if (!float) return null;
    const { x, y } = float.sea ? berthOf(sheet, table.side, float.sea) : middleOfRegion(sheet, table.side, float.region);
    return (
      <span
        key={`${scene.number}${event.event}`}
        className={`lords-float lords-float-${float.mood}`}
        style={{ left: `${(x / sheet.width) * 100}%`, top: `${(y / sheet.height) * 100}%` }}
      >
        {float.picture !== null && <Icon outline={float.picture} />}
        {float.text}
      </span>
    );
  });
}

interface Float {
  readonly region: number;
  /** If it happens at sea. */
  readonly sea?: SeaId;
  readonly picture: string | null;
  readonly text: string;
  readonly mood: 'good' | 'bad';
}

function floatOf(event: LordsEvent): Float | null {
  switch (event.event) {
    case 'army-strengthened':
      return { region: event.region, picture: null, text: '+1', mood: 'good' };
    case 'army-weakened':
      return { region: event.region, picture: null, text: '−1', mood: 'bad' };
    case 'army-destroyed':
      return { region: event.region, picture: null, text: '✕', mood: 'bad' };
    case 'region-taken':
    case 'region-usurped':
      return { region: event.region, picture: flag, text: '', mood: 'good' };
    case 'battle-began':
      return { region: event.region, picture: swords, text: `${event.attack} : ${event.defence}`, mood: 'bad' };
    case 'battle-ended':
      return { region: event.region, picture: swords, text: `${event.attack} : ${event.defence}`, mood: 'good' };
    case 'temple-built':
      return { region: event.region, picture: MARK_PICTURES.temple, text: '', mood: 'good' };
    case 'devastation-placed':
      return { region: event.region, picture: MARK_PICTURES.devastation, text: '', mood: 'bad' };
    case 'devastation-cleansed':
      return { region: event.region, picture: MARK_PICTURES.settlement, text: '', mood: 'good' };
    case 'area-attack':
      return { region: event.region, picture: MONSTER_ICONS[event.monster], text: '!', mood: 'bad' };
    case 'sea-attack':
      return { region: 0, sea: event.sea, picture: MONSTER_ICONS[event.monster], text: '!', mood: 'bad' };
    default:
      return null;
  }
}
