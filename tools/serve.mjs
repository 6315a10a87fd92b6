/** `npm run serve`: runs the latest build of the server without checking the sources. */
import { builds } from './build/project.mjs';
import { launch } from './launch.mjs';

const { current } = builds;
if (current === undefined) {
  console.error('There is no build. Run: npm run build');
  process.exit(1);
}
await launch(current, 'server/main.js', []);
