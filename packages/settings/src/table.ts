/** The table of settings in the documentation. */
import type { Setting } from './kinds.ts';

export function settingsTable(settings: readonly Setting[]): string {
  const rows = settings.map(({ variable, defaultText, text }) => `| \`${variable}\` | ${defaultText} | ${text} |`);
  return ['| variable | default | what it does |', '|---|---|---|', ...rows].join('\n');
}
