/** The words of the web client in Italian, without those of single games. */
import { it as account } from './areas/account.it.ts';
import { it as app } from './areas/app.it.ts';
import { it as chat } from './areas/chat.it.ts';
import { it as gamePages } from './areas/game-pages.it.ts';
import { it as learn } from './areas/learn.it.ts';
import { it as live } from './areas/live.it.ts';
import { it as lobby } from './areas/lobby.it.ts';
import { it as notify } from './areas/notify.it.ts';
import { it as practice } from './areas/practice.it.ts';
import { it as profile } from './areas/profile.it.ts';
import { it as settings } from './areas/settings.it.ts';
import { it as table } from './areas/table.it.ts';
import { it as theatre } from './areas/theatre.it.ts';
import type { PageWords } from './words.ts';

export const it: PageWords = {
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
