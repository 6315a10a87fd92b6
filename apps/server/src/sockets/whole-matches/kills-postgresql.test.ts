import { killOverAndOver } from './testing/kill-rounds.ts';

killOverAndOver('postgresql', 22);
