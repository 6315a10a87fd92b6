/** Opens the embedded database, or says why not. */
import type { Config } from '../config.ts';
import { EmbeddedDatabase } from './embedded.ts';

/** Why the storage cannot be opened, as a sentence for the operator. */
export interface NoStore {
  readonly noStore: string;
}

/** An embedded database, or the reason why it cannot be opened; undefined when the server uses PostgreSQL. */
export type OpenedEmbedded = EmbeddedDatabase | NoStore | undefined;

export async function openEmbedded({ databaseUrl, data }: Config['storage']): Promise<OpenedEmbedded> {
  if (databaseUrl !== undefined) return undefined;
  try {
    const database = await EmbeddedDatabase.open(data);
    return 'inUse' in database ? { noStore: database.inUse } : database;
  } catch (error) {
    return { noStore: `The embedded database in ${data} cannot be opened (${reasonOf(error)}). Check the folder, or set SKALD_DATA.` };
  }
}

export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message || error.name : String(error);
}
