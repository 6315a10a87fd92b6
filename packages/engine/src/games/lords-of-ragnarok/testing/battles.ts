/** A battle in region 14, where X attacks Y, for the tests of what changes one. */
import type { LordsCardId } from '../ids.ts';
import { lordsTable } from './lords-table.ts';

/** One army of strength 4 on each side, and both heroes far away. */
export const two = () =>
  lordsTable(['X', 'Y'], []).army('X', [14, 4]).army('Y', [14, 4]).control('Y', 14, 12).control('X', 13).hero('X', 1).hero('Y', 1);

/** What a card of the attacker brings him to. */
export function valueWith(card: LordsCardId, arrange: (t: ReturnType<typeof two>) => unknown = () => undefined): number | undefined {
  const t = two().hand('X', card);
  arrange(t);
  return t.battle('X', 'Y', 14).answer('X', { do: 'play', card }).emitted('battle-card-played')[0]?.value;
}

/** What a card of the defender brings him to. */
export function defenceWith(card: LordsCardId, region = 14): number | undefined {
  const t = lordsTable(['X', 'Y'], [])
    .army('X', [region, 4])
    .army('Y', [region, 4])
    .control('Y', region)
    .hero('X', 1)
    .hero('Y', 1)
    .hand('Y', card);
  return t.battle('X', 'Y', region).answer('Y', { do: 'play', card }).emitted('battle-card-played')[0]?.value;
}

/** The battle after X has played the first of two such cards. */
export function afterPlaying(card: LordsCardId) {
  return two().hand('X', card, card).hand('Y', 'arrow-storm', 'arrow-storm').battle('X', 'Y', 14).answer('X', { do: 'play', card });
}
