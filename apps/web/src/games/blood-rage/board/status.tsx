/** The Age and its phase, what Ragnarök takes when, and the last battle. */
import type { ReactNode } from 'react';
import type { PartProps } from '../../../table/game-ui.ts';
import { tableOf } from '../table-of-blood-rage.ts';
import { AgeTrack } from './age-track.tsx';
import { LastBattle } from './last-battle.tsx';

export function Status({ shown, i18n }: PartProps): ReactNode {
  const table = tableOf(shown.snapshot);
  return (
    <>
      <AgeTrack table={table} i18n={i18n} />
      <LastBattle shown={shown} i18n={i18n} table={table} />
    </>
  );
}
