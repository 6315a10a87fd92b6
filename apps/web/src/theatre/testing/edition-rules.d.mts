import type { AnyGame } from '@skald/engine';

export const released: readonly { readonly slug: string; readonly hash: string }[];
export function rulesOfEdition(slug: string, edition: string): AnyGame;
