/** The reasons why an action is not available. */
import type { Reader, Reason, Seat } from '../../../../kernel/index.ts';
import type { FigureKind, ProvinceId } from '../../ids.ts';
import type { BloodRage, Clan } from '../../state.ts';
import { clanOf, hornsAllow, isAlive, isPresent } from '../../table/figures.ts';
import { targetsFor } from './invade.ts';

/** BR-9.4: a clan must pay the full cost. */
export function tooDear({ rage }: Clan, cost: number): Reason | undefined {
  return cost > rage ? { reason: 'too-dear', rule: 'BR-9.4', params: { cost, rage } } : undefined;
}

export function invasionProblem(g: Reader<BloodRage>, seat: Seat, figure: FigureKind): Reason | undefined {
  if (!hornsAllow(clanOf(g.table, seat))) return { reason: 'horns-full', rule: 'BR-10.3' };
  return targetsFor(g.table, seat, figure).length > 0 ? undefined : { reason: 'no-room', rule: 'BR-10.2' };
}

/** BR-14.1, BR-17.1: needs a living province with an own figure in its Area and the right side of the token up. */
export function pillageProblem({ table }: Reader<BloodRage>, clan: Clan, province: ProvinceId, again: boolean): Reason | undefined {
  const params = { province };
  if (!isAlive(table, province)) return { reason: 'destroyed', rule: 'BR-3.9', params };
  const turned = table.pillaged.includes(province);
  if (turned && !again) return { reason: 'already-pillaged', rule: 'BR-14.1', params };
  if (!turned && again) return { reason: 'not-yet-pillaged', rule: 'BR-17.1', params };
  return isPresent(clan, province) ? undefined : { reason: 'no-figure-there', rule: 'BR-14.1', params };
}

/** BR-14.11: a clan does not repeat a pillage that failed and cost it nothing before it has done something else. */
export function vainProblem({ table }: Reader<BloodRage>, seat: Seat, province: ProvinceId): Reason | undefined {
  const tried = table.vain?.some((one) => one.seat === seat && one.province === province);
  return tried ? { reason: 'pillaged-in-vain', rule: 'BR-14.11', params: { province } } : undefined;
}
