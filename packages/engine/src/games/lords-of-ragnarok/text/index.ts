/** The texts of Lords of Ragnarok. */
import type { Texts } from '../../catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export const lordsOfRagnarokTexts: Texts = { en, de, it };
