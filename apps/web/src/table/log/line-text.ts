/** A line of the log in words. */
import { markName, type TableTranslator } from '../../i18n/translators.ts';
import type { LogLine } from '../model/stage.ts';

export function lineText(line: LogLine, i18n: TableTranslator): string {
  if ('event' in line) return i18n.event(line.event);
  return i18n.t('table.undone', { name: markName(line.undoneBy, i18n.name(line.undoneBy)) });
}
