/** The words of the web client in German, without those of single games. */
import { de as account } from './areas/account.de.ts';
import { de as app } from './areas/app.de.ts';
import { de as chat } from './areas/chat.de.ts';
import { de as gamePages } from './areas/game-pages.de.ts';
import { de as learn } from './areas/learn.de.ts';
import { de as live } from './areas/live.de.ts';
import { de as lobby } from './areas/lobby.de.ts';
import { de as notify } from './areas/notify.de.ts';
import { de as practice } from './areas/practice.de.ts';
import { de as profile } from './areas/profile.de.ts';
import { de as settings } from './areas/settings.de.ts';
import { de as table } from './areas/table.de.ts';
import { de as theatre } from './areas/theatre.de.ts';
import type { PageWords } from './words.ts';

export const de: PageWords = {
  ...account,
  ...app,
  ...chat,
  ...gamePages,
  ...learn,
  ...live,
  ...lobby,
  ...notify,
  ...practice,
  ...profile,
  ...settings,
  ...table,
  ...theatre,
};
