/** The schema library for the options of games: the small one, because it is part of every edition, with its English messages. */
import { config } from 'zod/mini';
import english from 'zod/v4/locales/en.js';

config(english());

export * from 'zod/mini';
