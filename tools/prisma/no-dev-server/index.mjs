/** Stands in for `@prisma/dev`: only `prisma dev` calls it, and we run our own databases (docs/decisions/0010-prisma.md). */
export function startPrismaDevServer() {
  throw new Error('`prisma dev` is left out here: start the server with its embedded database, or set DATABASE_URL.');
}

export const ServerState = { fromServerDump: startPrismaDevServer, createExclusively: startPrismaDevServer, scan: startPrismaDevServer };
