/** The libraries that Skald is made with. A test compares the list with what the packages depend on. */
export interface Library {
  readonly name: string;
  readonly licence: string;
  /** What it is called in the registry, where that is another name; or the names of its parts. */
  readonly packages: readonly string[];
}

export const LIBRARIES: readonly Library[] = [
  { name: 'React', licence: 'MIT', packages: ['react', 'react-dom'] },
  { name: 'wouter', licence: 'Unlicense', packages: ['wouter'] },
  { name: 'FormatJS', licence: 'BSD-3-Clause', packages: ['intl-messageformat'] },
  { name: 'Zod', licence: 'MIT', packages: ['zod', 'fastify-type-provider-zod'] },
  { name: 'Socket.IO', licence: 'MIT', packages: ['socket.io', 'socket.io-client', 'socket.io-parser'] },
  {
    name: 'Fastify',
    licence: 'MIT',
    packages: ['fastify', '@fastify/cookie', '@fastify/helmet', '@fastify/static', '@fastify/swagger', '@fastify/swagger-ui'],
  },
  { name: 'Prisma', licence: 'Apache-2.0', packages: ['@prisma/client', '@prisma/adapter-pg'] },
  { name: 'PGlite', licence: 'Apache-2.0', packages: ['@electric-sql/pglite'] },
  { name: 'node-postgres', licence: 'MIT', packages: ['pg'] },
  { name: 'node-redis', licence: 'MIT', packages: ['@redis/client'] },
  { name: 'node-rs', licence: 'MIT', packages: ['@node-rs/argon2'] },
  { name: 'Pino', licence: 'MIT', packages: ['pino'] },
  { name: 'prom-client', licence: 'Apache-2.0', packages: ['prom-client'] },
  { name: 'web-push', licence: 'MPL-2.0', packages: ['web-push'] },
  { name: 'unhomoglyph', licence: 'MIT', packages: ['unhomoglyph'] },
  { name: 'Commander.js', licence: 'MIT', packages: ['commander'] },
  { name: 'Fontsource', licence: 'OFL-1.1', packages: ['@fontsource/metamorphous', '@fontsource-variable/source-sans-3'] },
  { name: 'Vite', licence: 'MIT', packages: ['vite'] },
];
