/** The opponents without a seat: the threats to everybody, and a panel for each prophet of Surtur. */
import { NUMBERS } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Emblem } from '../../table/emblem.tsx';
import type { PartProps } from '../../table/game-ui.ts';
import { useBoardInput } from './input/use-board-input.ts';
import { Doom } from './panels/doom.tsx';
import { Victories } from './panels/victories.tsx';
import { ProphetPanel } from './prophets/prophet-panel.tsx';
import { colourOfParty, tableOf } from './table-of-lords.ts';

export function Prophets(props: PartProps): ReactNode {
  const table = tableOf(props.shown.snapshot);
  const boardInput = useBoardInput(props.choosing);
  return (
    <>
      <Doom table={table} i18n={props.i18n} />
      {table.prophets.map(({ prophet }) => (
        <ProphetPanel key={prophet} {...props} table={table} boardInput={boardInput} prophet={prophet} />
      ))}
    </>
  );
}

/** The omens, and each prophet's progress, in the strip. */
export function ProphetsSummary({ shown, i18n }: PartProps): ReactNode {
  const table = tableOf(shown.snapshot);
  return (
    <>
      <span className="strip-fact">{i18n.t('lords.doom.omens', { turned: table.omens.length, needed: NUMBERS.omensForRagnarok })}</span>
      {table.prophets.map(({ prophet }) => (
        <span key={prophet} className={`lords-strip-prophet player-${colourOfParty(table, prophet)}`} data-prophet={prophet}>
          <span className="strip-head">
            <Emblem colour={colourOfParty(table, prophet)} />
            <span className="strip-name">{i18n.thing(prophet)}</span>
          </span>
          <Victories table={table} party={prophet} i18n={i18n} />
        </span>
      ))}
    </>
  );
}
