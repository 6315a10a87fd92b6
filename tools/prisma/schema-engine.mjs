#!/usr/bin/env node
/**
 * Stands in for the schema engine that Prisma's command line would download: the same JSON-RPC over standard input and
 * output, answered by the WebAssembly build that npm ships. `prisma.config.ts` points at it.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import pg from 'pg';

const { values: flags, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  strict: false,
  options: {
    datasource: { type: 'string', short: 'd' },
    datamodels: { type: 'string', multiple: true },
    version: { type: 'boolean' },
  },
});
const datasource = typeof flags.datasource === 'string' ? JSON.parse(flags.datasource) : {};

if (flags.version) process.stdout.write('schema-engine-cli wasm\n');
else if (positionals[0] === 'cli') await runCommand(positionals[1]);
else await serve();

/** The engine's few plain commands; the command line reads the last line of standard error as the outcome. */
async function runCommand(command) {
  process.stderr.write('\n');
  try {
    if (command === 'create-database') await createDatabase(datasource.url);
    else if (command === 'drop-database') await dropDatabase(datasource.url);
    else if (command === 'can-connect-to-database') await withClient(datasource.url, () => undefined);
    else throw new Error(`unknown command ${command}`);
  } catch (error) {
    const code = { '3D000': 'P1003', ECONNREFUSED: 'P1001' }[error.code] ?? 'P1011';
    log('ERROR', String(error.message || error.code), { error_code: code });
    process.exitCode = 1;
  }
}

/** Answers requests line by line, one after the other, until standard input ends. */
async function serve() {
  let engine;
  const open = () => {
    engine ??= openEngine();
    return engine;
  };
  for await (const line of createInterface({ input: process.stdin })) {
    const request = line.trim() === '' ? {} : JSON.parse(line);
    if (!request.method) continue;
    try {
      send({ id: request.id, result: await handle(open, request.method, request.params ?? {}) });
    } catch (error) {
      const data = { is_panic: false, message: String(error?.message ?? error), meta: error?.meta ?? null, error_code: error?.code };
      send({ id: request.id, error: { code: 4466, message: 'The schema engine refused; see data.', data } });
    }
  }
  process.exit();
}

async function handle(open, method, params) {
  if (method === 'createDatabase') return { databaseName: await createDatabase(params.datasource?.url ?? datasource.url) };
  if (method === 'dropDatabase') return dropDatabase(datasource.url);
  const engine = await open();
  const call = engine[method === 'getDatabaseVersion' ? 'version' : method];
  if (typeof call !== 'function') throw new Error(`the schema engine has no method ${method}`);
  // These two expect the schema of the shadow database where devDiagnostic has put it.
  if (method === 'evaluateDataLoss' || method === 'createMigration') {
    await engine.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters });
  }
  const result = await call.call(engine, params);
  if (method !== 'diff') return result ?? {};
  if (typeof result.stdout === 'string') send({ id: randomUUID(), method: 'print', params: { content: result.stdout } });
  return { exitCode: result.exitCode, stdout: null };
}

async function openEngine() {
  const require = createRequire(import.meta.url);
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const wasm = join(dirname(require.resolve('@prisma/schema-engine-wasm/schema_engine_bg')), 'schema_engine_bg.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(wasm), { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const datamodels = (flags.datamodels ?? []).map((file) => [file, readFileSync(file, 'utf8')]);
  const options = datamodels.length > 0 ? { datamodels } : {};
  return bindings.SchemaEngine.new(options, (message) => log('INFO', String(message)), await adapterFactory());
}

async function adapterFactory() {
  const { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } = await import('@prisma/driver-adapter-utils');
  const { PrismaPg } = await import('@prisma/adapter-pg');

  /** Works around two gaps of adapter-pg 7.10: the catalogue type "char", and scripts with a semicolon inside a body. */
  const mended = (queryable) => {
    const CHAR = 18;
    const TEXT = 25;
    const performIO = queryable.performIO.bind(queryable);
    const queryRaw = queryable.queryRaw.bind(queryable);
    let charColumns = [];
    queryable.performIO = async (query) => {
      const result = await performIO(query);
      charColumns = (result.fields ?? []).flatMap((field, i) => (field.dataTypeID === CHAR ? [i] : []));
      for (const i of charColumns) result.fields[i].dataTypeID = TEXT;
      return result;
    };
    queryable.queryRaw = async (query) => {
      const result = await queryRaw(query);
      for (const i of charColumns) result.columnTypes[i] = ColumnTypeEnum.Character;
      return result;
    };
    queryable.executeScript = async (script) => {
      await queryable.client.query(script).catch((error) => queryable.onError(error));
    };
    if (queryable.startTransaction) {
      const startTransaction = queryable.startTransaction.bind(queryable);
      queryable.startTransaction = async (level) => mended(await startTransaction(level));
    }
    return queryable;
  };

  class Factory extends PrismaPg {
    async connect() {
      return mended(await super.connect());
    }

    /** The configured database, or a temporary one for this command. */
    async connectToShadowDb() {
      if (datasource.shadowDatabaseUrl) return mended(await new PrismaPg({ connectionString: datasource.shadowDatabaseUrl }).connect());
      const shadow = new URL(datasource.url);
      shadow.pathname = `/prisma_migrate_shadow_${randomUUID()}`;
      await createDatabase(shadow.href);
      const adapter = await new PrismaPg({ connectionString: shadow.href }).connect();
      const dispose = adapter.dispose.bind(adapter);
      adapter.dispose = async () => {
        await dispose();
        await dropDatabase(shadow.href);
      };
      return mended(adapter);
    }
  }
  return bindMigrationAwareSqlAdapterFactory(new Factory({ connectionString: datasource.url ?? 'postgresql://127.0.0.1:1/none' }));
}

async function createDatabase(url) {
  const name = databaseName(url);
  await withClient(maintenance(url), async (client) => {
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (known.rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  });
  return name;
}

async function dropDatabase(url) {
  await withClient(maintenance(url), (client) =>
    client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(databaseName(url))} WITH (FORCE)`),
  );
  return {};
}

function databaseName(url) {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

/** The maintenance database of the same server, for creating and dropping others. */
function maintenance(url) {
  const other = new URL(url);
  other.pathname = '/postgres';
  other.searchParams.delete('schema');
  return other.href;
}

async function withClient(connectionString, use) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
}

function log(level, message, extra = {}) {
  const line = { timestamp: new Date().toISOString(), level, target: 'schema_engine::logger', fields: { message, ...extra } };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
