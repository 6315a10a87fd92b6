/** Plays Raids on Skald in plain protocol messages: picks random answers to open decisions. */
import { fastRandom, type Random } from '@skald/engine';
import type { DrivenTable, DriverDeps, Role, TableSetting } from '../load/driver.d.ts';
import { gather } from './gathering.ts';
import type { Guest } from './guest.ts';
import { BenchViewer } from './viewer.ts';

export async function open(setting: TableSetting, deps: DriverDeps): Promise<DrivenTable> {
  const { number, match, players, spectators } = await gather(setting);
  const random = fastRandom(number);
  let over = false;
  const listener = {
    shown: (step: { readonly over?: true }): void => {
      if (step.over) over = true;
      deps.onStep();
    },
    lost: () => deps.failed('a connection was lost'),
  };
  const connect = async (role: Role, guest: Guest): Promise<BenchViewer> => {
    const viewer = deps.as(role, () => new BenchViewer(setting.url, guest.headers, match, listener));
    await viewer.watch();
    return viewer;
  };
  const sitting = await Promise.all(players.map((player) => connect('seat', player)));
  const watching = await Promise.all(spectators.map((spectator) => connect('spectator', spectator)));
  await lengthen(sitting, setting.prelude ?? 0, random);
  return {
    viewers: sitting.length + watching.length,
    get over() {
      return over;
    },
    answer() {
      giveAnswer(sitting, random).then(
        () => deps.acknowledged(),
        (error: Error) => deps.failed(error.message),
      );
    },
    async wake() {
      const [player] = players;
      const again = new BenchViewer(setting.url, player?.headers ?? {}, match, { shown: () => undefined, lost: () => undefined });
      const ms = await again.watch();
      again.close();
      return ms;
    },
    leave() {
      for (const viewer of [...sitting, ...watching]) viewer.close();
    },
  };
}

/** Lets a seat that is asked answer; returns the number of the resulting step, and whether it can be undone. */
export async function giveAnswer(
  sitting: readonly BenchViewer[],
  random: Random,
): Promise<{ readonly asked: BenchViewer; readonly p: number }> {
  const asked = sitting.find(({ decision }) => decision !== undefined);
  if (!asked?.decision) throw new Error('nobody is asked, and the match is not over');
  const { p } = await asked.answer(asked.decision, random);
  return { asked, p };
}

/** Makes the log long at an early stage of the game: undoes whatever can be undone, until this many answers were given. */
async function lengthen(sitting: readonly BenchViewer[], answers: number, random: Random): Promise<void> {
  const settled = (p: number): Promise<unknown> => Promise.all(sitting.map((viewer) => viewer.reached(p)));
  for (let given = 1; given <= answers; given++) {
    const { asked, p } = await giveAnswer(sitting, random);
    await settled(p);
    if (asked.canUndo && given < answers) await settled((await asked.undo()).p);
  }
}
