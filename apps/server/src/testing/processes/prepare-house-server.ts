/** Prepares what house servers of a test run start from, and prints it: the bundled program, and a data folder to copy. */
import { stdout } from 'node:process';
import { embeddedTemplate } from '../embedded-template.ts';
import { bundleServer } from './server-bundle.ts';

const [{ main }, data] = await Promise.all([bundleServer('src/testing/processes/house-server.ts'), embeddedTemplate()]);
stdout.write(JSON.stringify({ main, data }));
