/** The texts of the command line, by language. */
import type { Language } from '@skald/engine/text';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export type CliTextKey = keyof typeof en;

export const texts: Readonly<Record<Language, Readonly<Record<CliTextKey, string>>>> = { en, de, it };
