import { killOverAndOver } from './testing/kill-rounds.ts';

/** Fewer rounds than on PostgreSQL: this database starts with the server. */
killOverAndOver('embedded', 12);
