/** Runs tasks in the queue of a match, so that its commands never overlap. */
import type { Problem } from '../../../problem.ts';
import { isOutage } from '../../../storage/outage.ts';
import { isDamaged, ourFault, queueFull, storageAway } from '../../play/commands.ts';
import type { WritePath } from '../../play/write-path.ts';
import type { AwakeMatch } from '../awake-match.ts';
import type { HostDeps } from '../host-deps.ts';

/** Puts a task into the queue of a match, at once; `queueFull` when there is no room. */
export type RunInQueue = <T>(match: AwakeMatch, task: () => Promise<T | Problem>) => Promise<T | Problem>;

/** A task that throws leaves the match as it was: a storage outage is temporary, anything else is a defect of the server. */
export function queueRunner({ log }: HostDeps, writing: WritePath): RunInQueue {
  return <T>(match: AwakeMatch, task: () => Promise<T | Problem>): Promise<T | Problem> => {
    const safely = async (): Promise<T | Problem> => {
      try {
        const behind = match.needsLogSync ? await writing.catchUp(match) : undefined;
        if (behind) return behind;
        return match.closed === 'damaged' ? isDamaged : await task();
      } catch (error) {
        if (isOutage(error)) return storageAway;
        log.failed(match.id, `after row ${match.position.seq}`, error);
        return ourFault;
      }
    };
    return match.queue.isFull ? Promise.resolve(queueFull) : match.queue.run(safely);
  };
}
