/** The words of the web client in English, without those of single games. */
import { en as account } from './areas/account.en.ts';
import { en as app } from './areas/app.en.ts';
import { en as chat } from './areas/chat.en.ts';
import { en as gamePages } from './areas/game-pages.en.ts';
import { en as learn } from './areas/learn.en.ts';
import { en as live } from './areas/live.en.ts';
import { en as lobby } from './areas/lobby.en.ts';
import { en as notify } from './areas/notify.en.ts';
import { en as practice } from './areas/practice.en.ts';
import { en as profile } from './areas/profile.en.ts';
import { en as settings } from './areas/settings.en.ts';
import { en as table } from './areas/table.en.ts';
import { en as theatre } from './areas/theatre.en.ts';

export const en = {
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
