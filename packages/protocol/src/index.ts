/** What the server and its clients say to each other: every body and error code as a zod schema. */
export * from './accounts.ts';
export * from './errors.ts';
