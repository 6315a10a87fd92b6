/** Dragon Heart, of Nidhogg: heals every injury. */
import { heal } from '../table/attributes.ts';
import { human } from '../table/parties.ts';
import { artifact } from './artifact.ts';

export const dragonHeart = artifact('dragon-heart', {
  rules: ['LR-12.4', 'LR-12.7'],
  helps: (table, seat) => human(table, seat).injured.length > 0,
  use: (g, seat) => {
    for (const attribute of [...human(g.table, seat).injured]) heal(g, seat, attribute);
  },
});
