/** The texts of Valda. */
import type { Texts } from '../../catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export const valdaTexts: Texts = { en, de, it };
