/** The game of provinces for Colyseus: fields that track their own changes. */
import { ArraySchema, schema } from '@colyseus/schema';

/** With these the state takes about 1.5 KB as JSON, as that of Raids does at four seats. */
export const PROVINCES = 14;

interface Figure {
  kind: string;
  strength: number;
}

interface Province {
  id: string;
  owner: string;
  figures: ArraySchema<Figure>;
  plunder: number;
  sunk: boolean;
}

export interface ProvinceLands {
  provinces: ArraySchema<Province>;
  glory: ArraySchema<number>;
  turn: number;
}

const FigureSchema = schema<Figure>({ kind: 'string', strength: 'uint8' });
const ProvinceSchema = schema<Province>({ id: 'string', owner: 'string', figures: [FigureSchema], plunder: 'uint16', sunk: 'boolean' });
const LandsSchema = schema<ProvinceLands>({ provinces: [ProvinceSchema], glory: ['uint32'], turn: 'uint32' });

export function lands(): ProvinceLands {
  const provinces = new ArraySchema<Province>();
  for (let i = 0; i < PROVINCES; i++) provinces.push(province(i));
  const glory = new ArraySchema<number>();
  glory.push(0, 0, 0, 0);
  return Object.assign(new LandsSchema(), { provinces, glory, turn: 0 });
}

/** One die, one province, one score, and the turn passes on. */
export function raid(lands: ProvinceLands, place: number): void {
  const raided = lands.provinces[place];
  if (!raided) throw new Error(`there is no province ${place}`);
  const roll = 1 + Math.floor(Math.random() * 6);
  const seat = lands.turn % 4;
  raided.plunder += roll;
  raided.owner = String(seat);
  while (raided.figures.length > 1) raided.figures.shift();
  raided.figures.push(figure('ship', 2));
  lands.glory[seat] = (lands.glory[seat] ?? 0) + roll;
  lands.turn++;
}

function province(i: number): Province {
  const figures = new ArraySchema<Figure>();
  figures.push(figure('warrior', 1));
  return Object.assign(new ProvinceSchema(), { id: `province-${i}`, owner: '', figures, plunder: i % 7, sunk: false });
}

function figure(kind: string, strength: number): Figure {
  return Object.assign(new FigureSchema(), { kind, strength });
}
