/** The translator of a table, with the game's names for numbers: a region is called by its name. */
import { useMemo } from 'react';
import type { TableTranslator } from '../i18n/translators.ts';
import type { GameUi } from './game-ui.ts';
import type { TableSnapshot } from './model/source.ts';

export function useNamed({ numbers }: GameUi, snapshot: TableSnapshot, i18n: TableTranslator): TableTranslator {
  const map = numbers?.mapOf(snapshot) ?? '';
  return useMemo(() => (numbers ? i18n.naming((param, value) => numbers.nameOf(map, param, value, i18n)) : i18n), [numbers, map, i18n]);
}
