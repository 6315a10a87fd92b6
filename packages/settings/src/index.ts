/** Settings from environment variables: each is declared once, with its variable, default, check and text. */
export { choice, type Setting, setting, text, url, webUrl, whole } from './kinds.ts';
export { type Environment, type NamedSetting, type ReadSettings, readSettings, settingsOf, unknownVariables } from './read.ts';
export { settingsTable } from './table.ts';
