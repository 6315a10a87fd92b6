/** English texts of the expansions on the table of Lords of Ragnarok. */
export const en = {
  'lords.key.human-armies': 'human armies at its coasts',
  'lords.key.monument-level': 'level',
  'lords.key.sea-order': 'order of the seas',
  'lords.map.gift.aegir':
    'A priest here: {attribute} +1, and an army of strength {bonus} lands in a region of yours at your drakkar’s sea.',
  'lords.map.gift.heimdall': 'A priest here: {attribute} +1; draw one card more than {bonus}, then discard one.',
  'lords.map.gift.hel': 'A priest here: {attribute} +1, and somebody else loses {bonus, plural, one {# thing} other {# things}}.',
  'lords.map.monster-at-sea': '{monster} in {sea}',
  'lords.map.sea-closed': 'No foreign ship gives a way across this sea.',
  'lords.map.ships': 'Ships: {owners}',
  'lords.rule.LR-50.1': 'Of several monuments of an attribute he takes the highest, then that of the base game.',
  'lords.rule.LR-50.5': 'A sea monster swims to the sea with most human armies at its coasts.',
  'lords.settled.human-armies': 'Most human armies stand at its coasts.',
  'lords.settled.monument-level': 'It is the highest monument of this attribute.',
  'lords.settled.sea-order': 'It is the first of equal seas.',
  'lords.wheel.wakes-always': 'Building wakes {realm}. Its allies: {bonus}',
} as const satisfies Readonly<Record<string, string>>;
