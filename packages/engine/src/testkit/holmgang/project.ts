/** What events of Holmgang do to the table: enough of them to show that the check of projections can fail. */
import type { Projection } from '../../kernel/index.ts';
import type { Holmgang } from './state.ts';

export const projection: Projection<Holmgang> = {
  project: (table, event) => {
    switch (event.event) {
      case 'round-began':
        return { ...table, round: event.round };
      case 'outlawed':
        return { ...table, outlaws: [...table.outlaws, event.seat] };
      default:
        return table;
    }
  },
  notInEvents: ['honour', 'thralls', 'boons', 'handSizes', 'packSizes', 'known/*', 'discard', 'battles'],
};
