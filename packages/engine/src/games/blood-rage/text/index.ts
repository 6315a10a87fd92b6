/** The texts of Blood Rage. */
import type { Texts } from '../../catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export const bloodRageTexts: Texts = { en, de, it };
