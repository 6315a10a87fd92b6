/** English texts of the web client, without those of single games. */
import { en as account } from './account.ts';
import { en as app } from './app.ts';
import { en as chat } from './chat.ts';
import { en as gamePages } from './game-pages.ts';
import { en as learn } from './learn.ts';
import { en as live } from './live.ts';
import { en as lobby } from './lobby.ts';
import { en as notify } from './notify.ts';
import { en as practice } from './practice.ts';
import { en as profile } from './profile.ts';
import { en as settings } from './settings.ts';
import { en as sound } from './sound.ts';
import { en as table } from './table.ts';
import { en as theatre } from './theatre.ts';

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
  ...sound,
  ...table,
  ...theatre,
};
