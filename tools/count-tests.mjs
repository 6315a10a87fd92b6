/** Prints how many tests passed and failed, from vitest's report. Fails if the report is missing or contains no test. */
import { readFileSync } from 'node:fs';

const [file = 'reports/tests.json'] = process.argv.slice(2);
const report = JSON.parse(readFileSync(file, 'utf8'));
const skipped = report.numPendingTests + report.numTodoTests;
const failed =
  report.numFailedTests + report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0).length;
console.log(`${report.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 || report.numPassedTests === 0 ? 1 : 0;
