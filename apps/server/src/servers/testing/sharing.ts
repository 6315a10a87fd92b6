/** Several servers in tests: where there are a Redis and a PostgreSQL that they can share. */
import { inject } from 'vitest';
import { DATABASE_KINDS } from '../../testing/stores.ts';

/** The global set-up says what is missing. */
export const CAN_SHARE = inject('redisUrl') !== '' && DATABASE_KINDS.includes('postgresql');
