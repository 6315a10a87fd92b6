/** `npm run -w apps/server siege -- --messages 1000000 [--seed 1]`: sends hostile messages and reports the outcome. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { systemClock } from '../../src/clock.ts';
import { startServer } from '../../src/server.ts';
import { ROOMY, storageSettings, testConfig } from '../../src/testing/settings.ts';
import { siege } from './siege.ts';

const { values } = parseArgs({ options: { messages: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } } });
const data = await mkdtemp(join(tmpdir(), 'skald-siege-'));
const config = { ...testConfig({ ...ROOMY, SKALD_LIMIT_CHAT_INTERVAL_MS: '0' }), storage: storageSettings({ data }) };
const server = await startServer(config, systemClock, pino({ level: 'warn' }));
if ('notStarted' in server) throw new Error(server.notStarted);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const report = await siege(server.address, server.services.store, Number(values.messages), Number(values.seed), say);
say(JSON.stringify(report));
await server.stop();
await rm(data, { recursive: true, force: true });
process.exit(report.complaints.length === 0 ? 0 : 1);
