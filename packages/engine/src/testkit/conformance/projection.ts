/** The public events of a step turn the old public table into the new one, except at the paths that the game declares. */
import { diff, eventsFor, type GameTypes, type Path } from '../../kernel/index.ts';
import type { Check } from './check.ts';

/** Runs before the check `in place`, which notices a projection that writes to the old table. */
export function projection<G extends GameTypes>(): Check<G> {
  const name = 'projection';
  return {
    name,
    after: ({ game, fail }, { state, step }) => {
      if (!game.projection) return;
      const { project, notInEvents } = game.projection;
      const events = eventsFor(step.events, 'spectator');
      const projected = events.reduce<G['table']>((table, event) => project(table, event), state.table);
      const declared = notInEvents.map((path) => path.split('/'));
      for (const [path] of diff(projected, step.state.table)) {
        if (declared.some((pattern) => covers(pattern, path))) continue;
        fail(name, `${path.join('/')} is not what ${events.map(({ event }) => event).join(', ') || 'no event'} made of it`);
      }
    },
  };
}

function covers(pattern: readonly string[], path: Path): boolean {
  return pattern.length <= path.length && pattern.every((key, i) => key === '*' || key === String(path[i]));
}
