/** English: the rule behind each decision in Valda. */
import type { ValdaHelpTexts } from './text-type.ts';

export const decisions: ValdaHelpTexts['decisions'] = {
  trade:
    'After the roll you may trade with the supply as often as you like: 4 of one kind for 1 of another, with Heimdall 2 or 1. Only here, and never with other players.',
  'trade-times': 'Make the same trade several times at once. You must hold the whole payment, and the supply must have all that you take.',
  'plan-draw':
    'Say before you see anything where your cards come from: all base cards from one deck, A or B; for each realm you control one card of its god instead. They lie face up until the phase ends.',
  'return-card': 'With one temple of Freya you drew three cards and keep two. The third goes under the deck it came from.',
  act: 'Each costs 1 action point: play an action card, take 1 resource, or draw 1 card hidden. Cards marked +1 cost none. What is left of your 3 points is lost when you end the phase.',
  'discard-down': 'At the end of your action phase you may hold 10 cards. Discard the rest; a divine weapon discarded leaves the game.',
  build:
    'Build up to two, each for its price: mines (at most 4), drills (at most 3), temples. A realm has five sites; you may have three temples there, and none where somebody controls the realm. A temple gives 1 follower and a card of its god.',
  'keep-card':
    'Your new temple shows you the top two cards of its god. Take one into your hand; the other goes under the deck. Nobody else sees them.',
  attack:
    'You may attack the player whose turn it is with exactly one attack card, or pass. Passing ends your chance in this phase; with Surtur you may have two attacks or more strength.',
  defend:
    'Play any number of shields, once. If they are together at least as strong as the attack, it is repelled; otherwise its effect happens. Tyr’s temples strengthen each shield. All cards played are discarded.',
  'exile-temple':
    'Your attack moves one temple of the target to another realm with a free site that nobody controls. It counts as moved, not as built; if it gives control, the owner gains 1 follower.',
  'wreck-temple': 'Your attack destroys one temple of the target. It goes back to its owner’s reserve; followers once gained with it stay.',
  'win-followers':
    'Thor: 3, with two temples also 2, gold or diamonds for a follower. Odin: 2 blood for one, with two temples also 3 blood for two. Each has its limit in the phase. Loki: roll the white dice once, for better or worse.',
  'choose-deck': 'All cards come from one base deck: A holds action cards, B attack and defence cards. They go hidden into your hand.',
  'choose-god-deck': 'Draw the top card of one god deck, hidden. An empty god deck is never refilled.',
  'discard-cards':
    'Discard up to the number named, or none; the card says what you get for each. Divine weapons among them leave the game.',
  'swap-for-blood': 'Swap gold and diamonds for blood, one for one, up to five in all, as long as the supply has blood.',
  'borrow-temple':
    'An opponent’s temple counts for your power in that realm until the end of this turn, and not for theirs. Only Tyr, Thor, Odin and Loki can still be used in this turn. Control does not change.',
  'move-temple':
    'Move one of your temples to another realm with a free site that nobody controls. Moving is not building: no follower and no card, but control pays.',
  'take-from-pile': 'Take cards of your choice from the open discard pile that the card or weapon names. Everybody sees what you take.',
  'look-at-decks':
    'Choose the god decks whose top card you want to see. Everybody sees which decks, you alone see the cards; none of them moves.',
  judge: 'Choose an opponent with more followers than you: that player loses 2, but never falls below a safe zone.',
  reroll: 'Roll again any of the dice you have just rolled, at least one. The new faces stand.',
  respond:
    'You are asked because you might hold a divine weapon that fits this moment. All who are asked answer in secret; if several play, the first in turn order does, and the other answers stay hidden. A weapon played leaves the game.',
  'respond-to-attack':
    'An attack is under way and a divine weapon could change it: a new target, an attack that cannot be repelled, a bonus, or its cancellation. Answers are secret; of several, the first in turn order counts.',
};
