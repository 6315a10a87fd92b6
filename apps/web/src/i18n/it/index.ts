/** Italian texts of the web client, without those of single games. */

import type { PageTexts } from '../texts.ts';
import { it as account } from './account.ts';
import { it as app } from './app.ts';
import { it as chat } from './chat.ts';
import { it as gamePages } from './game-pages.ts';
import { it as learn } from './learn.ts';
import { it as live } from './live.ts';
import { it as lobby } from './lobby.ts';
import { it as notify } from './notify.ts';
import { it as practice } from './practice.ts';
import { it as profile } from './profile.ts';
import { it as settings } from './settings.ts';
import { it as sound } from './sound.ts';
import { it as table } from './table.ts';
import { it as theatre } from './theatre.ts';

export const it: PageTexts = {
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
