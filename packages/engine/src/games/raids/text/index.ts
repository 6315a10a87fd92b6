/** The texts of Raids. */
import type { Texts } from '../../catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export const raidsTexts: Texts = { en, de, it };
