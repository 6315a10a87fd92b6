/** German texts of the web client, without those of single games. */

import type { PageTexts } from '../texts.ts';
import { de as account } from './account.ts';
import { de as app } from './app.ts';
import { de as chat } from './chat.ts';
import { de as gamePages } from './game-pages.ts';
import { de as learn } from './learn.ts';
import { de as live } from './live.ts';
import { de as lobby } from './lobby.ts';
import { de as notify } from './notify.ts';
import { de as practice } from './practice.ts';
import { de as profile } from './profile.ts';
import { de as settings } from './settings.ts';
import { de as sound } from './sound.ts';
import { de as table } from './table.ts';
import { de as theatre } from './theatre.ts';

export const de: PageTexts = {
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
