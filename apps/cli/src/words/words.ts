/** The command line's own words, by language. */
import type { Language } from '@skald/engine/text';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export type WordKey = keyof typeof en;

export const words: Readonly<Record<Language, Readonly<Record<WordKey, string>>>> = { en, de, it };
