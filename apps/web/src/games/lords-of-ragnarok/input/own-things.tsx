/** The player's own things that answer the question, shown in the dock because the player board may be out of view. */
import {
  ARTIFACTS,
  ATTRIBUTES,
  BLESSINGS,
  effective,
  type LordsTable,
  MONSTERS,
  REALMS,
  RUNES,
} from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { useMedia } from '../../../app/use-media.ts';
import { MEDIA } from '../../../design/media.ts';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import type { BoardTarget } from '../../../table/board-input/targets.ts';
import type { BoardInput } from '../../../table/board-input/use-board-input.ts';
import type { PartProps } from '../../../table/game-ui.ts';
import { ChoosableHand } from '../panels/hand.tsx';
import { ARTIFACT_ICONS, ATTRIBUTE_ICONS, iconOfBlessing, MONSTER_ICONS, REALM_ICONS } from '../panels/icons.ts';
import { RuneStone } from '../panels/rune-stone.tsx';
import { tableOf } from '../table-of-lords.ts';
import { Press } from './press.tsx';

interface Thing {
  readonly target: BoardTarget;
  readonly face: ReactNode;
}

export function OwnThings({ boardInput, ...props }: PartProps & { readonly boardInput: BoardInput }): ReactNode {
  const { shown, choosing, i18n } = props;
  const low = useMedia(MEDIA.belowDesk);
  const table = tableOf(shown.snapshot);
  const seat = choosing?.decision.seat ?? 0;
  const things = [...thingsOf(table, seat, i18n), ...(low ? monstersOf(i18n) : [])];
  const offered = things.filter(({ target }) => boardInput.statusOf(target) !== 'idle');
  return (
    <>
      {low && <ChoosableHand {...props} />}
      {offered.length > 0 && (
        <div className="lords-own" data-scrolls="across">
          {offered.map(({ target, face }) => (
            <Press key={target} boardInput={boardInput} target={target} className="lords-own-thing">
              {face}
            </Press>
          ))}
        </div>
      )}
    </>
  );
}

/** Armies may stand too close together for a finger on a small map. */
function monstersOf(i18n: TableTranslator): readonly Thing[] {
  return MONSTERS.map((id) => ({
    target: `monster:${id}`,
    face: (
      <>
        <Icon outline={MONSTER_ICONS[id]} /> {i18n.thing(id)}
      </>
    ),
  }));
}

function thingsOf(table: LordsTable, seat: number, i18n: TableTranslator): readonly Thing[] {
  const named = (kind: string, id: string, icon: string): Thing => ({
    target: `${kind}:${id}`,
    face: (
      <>
        <Icon outline={icon} /> {i18n.thing(id)}
      </>
    ),
  });
  return [
    ...ATTRIBUTES.map((id) => ({
      target: `attribute:${id}`,
      face: (
        <>
          <Icon outline={ATTRIBUTE_ICONS[id]} /> {i18n.thing(id)} {effective(table, seat, id)}
        </>
      ),
    })),
    ...RUNES.map((id) => ({
      target: `rune:${id}`,
      face: (
        <>
          <RuneStone rune={id} /> {i18n.thing(id)}
        </>
      ),
    })),
    ...ARTIFACTS.map((id) => named('artifact', id, ARTIFACT_ICONS[id])),
    ...BLESSINGS.map((id) => named('blessing', id, iconOfBlessing(id))),
    ...REALMS.map((id) => named('realm', id, REALM_ICONS[id])),
  ];
}
