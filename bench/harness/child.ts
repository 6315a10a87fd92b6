/** The child process: loads one subject, undisturbed by others, and measures the requested tasks. */
import { isTask, type Reply, type Round, type Subject, type SubjectTask } from './subject.ts';

const [url = ''] = process.argv.slice(2);
const subject: Subject = await import(url);

process.on('message', (message) => {
  if (isTask(message)) process.send?.(attempt(message));
});
process.send?.('ready');

function attempt(task: SubjectTask): Reply {
  try {
    return { round: timed(task) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

function timed({ what, seconds }: SubjectTask): Round {
  const cpuBefore = process.cpuUsage();
  const before = performance.now();
  const tally = subject.measure(what, seconds);
  const wall = (performance.now() - before) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { ...tally, wall, cpu: (user + system) / 1_000_000 };
}
