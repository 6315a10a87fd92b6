/** Plays Raids on our own server in the plain messages of its protocol: answers are picked at random from what is open. */
import { fastRandom, type Random } from '@skald/engine';
import type { Role, Setting, Surroundings, Table } from '../load/driver.d.ts';
import { gather } from './gathering.ts';
import type { Guest } from './guest.ts';
import { Viewer } from './viewer.ts';

export async function open(setting: Setting, around: Surroundings): Promise<Table> {
  const { number, match, players, spectators } = await gather(setting);
  const random = fastRandom(number);
  let over = false;
  const listener = {
    shown: (step: { readonly over?: true }): void => {
      if (step.over) over = true;
      around.told();
    },
    lost: () => around.failed('a connection was lost'),
  };
  const connect = async (role: Role, guest: Guest): Promise<Viewer> => {
    const viewer = around.as(role, () => new Viewer(setting.url, guest.headers, match, listener));
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
        () => around.acknowledged(),
        (error: Error) => around.failed(error.message),
      );
    },
    async wake() {
      const [player] = players;
      const again = new Viewer(setting.url, player?.headers ?? {}, match, { shown: () => undefined, lost: () => undefined });
      const ms = await again.watch();
      again.close();
      return ms;
    },
    leave() {
      for (const viewer of [...sitting, ...watching]) viewer.close();
    },
  };
}

/** Whoever is asked answers; the number of the step at which it shows, and whether it may be taken back. */
export async function giveAnswer(sitting: readonly Viewer[], random: Random): Promise<{ readonly asked: Viewer; readonly p: number }> {
  const asked = sitting.find(({ decision }) => decision !== undefined);
  if (!asked?.decision) throw new Error('nobody is asked, and the match is not over');
  const { p } = await asked.answer(asked.decision, random);
  return { asked, p };
}

/** Makes the log long at an early stage of the game: whatever may be taken back is taken back, until so many answers were given. */
async function lengthen(sitting: readonly Viewer[], answers: number, random: Random): Promise<void> {
  const settled = (p: number): Promise<unknown> => Promise.all(sitting.map((viewer) => viewer.reached(p)));
  for (let given = 1; given <= answers; given++) {
    const { asked, p } = await giveAnswer(sitting, random);
    await settled(p);
    if (asked.canUndo && given < answers) await settled((await asked.undo()).p);
  }
}
