/** Frost Horn, of the Jotunn: activates one other army after the maneuver (LR-8.11); the maneuver asks which one. */
import { artifact } from './artifact.ts';

export const frostHorn = artifact('frost-horn', { rules: ['LR-8.11', 'LR-12.4'] });
