/** The answers to a turn (D2). */
import type { BloodRageCardId } from '../../card-ids.ts';
import type { FigureKind, ProvinceId } from '../../ids.ts';

export type TurnAction =
  | { readonly do: 'invade'; readonly figure: FigureKind }
  | { readonly do: 'march'; readonly from: ProvinceId }
  | { readonly do: 'upgrade'; readonly card: BloodRageCardId; readonly slot: number }
  | { readonly do: 'quest'; readonly card: BloodRageCardId }
  | { readonly do: 'pillage'; readonly province: ProvinceId }
  /** Tyr's Challenge (BR-17.1). */
  | { readonly do: 'challenge'; readonly province: ProvinceId }
  /** Frigga's Domain (BR-17.2). */
  | { readonly do: 'return'; readonly figure: FigureKind }
  /** Frigga's Sacrifice (BR-17.3). */
  | { readonly do: 'sacrifice' }
  | { readonly do: 'pass' };
