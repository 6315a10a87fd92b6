/** English: the rule behind each decision in Lords of Ragnarok. */
import type { LordsHelpTexts } from './text-type.ts';

export const decisions: LordsHelpTexts['decisions'] = {
  'choose-hero':
    'Keep one hero and one heritage. The hero’s ability works mostly in the land where the hero stands; the heritage gives its bonus once, at the start.',
  'choose-place':
    'Your drakkar goes into a sea, your hero and two armies of strength 1 into one region at that sea, without foreign armies and without Loki. A region of population 2 is yours at once.',
  'heal-at-turn-start': 'A blessing lets you heal an injury before your turn begins. An injured attribute counts one less.',
  pray: 'Each at most once, in any order: send a priest to a monument where you have none, which raises its attribute by 1 and gives the god’s bonus; and take the rune of the forge in your hero’s region. An injured attribute heals instead of growing.',
  'hero-action':
    'One of three: move the hero up to 2 regions, move the drakkar up to 2 seas, or heal an injury. Heroes may go anywhere, do not fight in battles and control nothing. Regions at your ship’s sea are neighbours for you.',
  'rune-action':
    'Each kind once per turn. 1 rune: control a neutral monster at your hero (with its symbol), ally with a realm next to your hero, or draw a card. 2 runes: activate an army or a monster. 3 runes: raise an attribute.',
  'activate-army':
    'The army moves to a neighbouring region, or grows by 1 where you control a settlement, or cleanses devastation. Entering: a neutral region is yours if your strength reaches its population; foreign armies mean battle. Loki’s region is closed to armies.',
  'special-action':
    'Put a marker on a space of the wheel where you have none, and take its action. The first marker there triggers the realm for its allies; otherwise the owner of the top marker gains a rune. With a marker on the wheel you may build a monument instead: all markers return, and all monsters move.',
  'realm-bonus':
    'The realm is triggered, and you are allied with it: take its bonus or decline. Everybody allied gets it, the active player first.',
  reinforce:
    'Choose one: recruit an army of strength equal to your Authority in a controlled region with a settlement, or give armies that stand in such regions as many points as your Authority. An army has at most 6.',
  'choose-shrine':
    'The temple goes to a region you control with a shrine and no temple. You gain a priest; every second temple in the game lets everybody take a blessing.',
  monsters:
    'Hunt a monster in your hero’s region, or activate all monsters you control, or one neutral monster. Loki may be hunted only by somebody who has slain monsters before.',
  'next-monster': 'All monsters you control act, one after the other, in the order you like.',
  'command-monster':
    'The monster moves, or makes its area attack; for a neutral one the die may decide which. Where it ends a move it stomps: everybody else with armies there lowers one by 1.',
  'raise-monument':
    'Choose the monument that grows a level: from now on its god gives larger bonuses to every priest. Then omens are checked, markers and priests come back, forges are filled, and all monsters act.',
  'choose-battle':
    'After mobilizing, all battles are fought now, in the order you choose. Armies that entered the same region fight together.',
  'before-battle':
    'Before any card you may use an artifact that says so; Beowulf may injure himself to draw a card. The attacker goes first.',
  'play-battle-card':
    'Play a card: its strength counts at once, then its effect; its drops are your own losses. Or pass, for good; the other side may then go on alone. The higher value wins, a tie the defender.',
  'choose-army':
    'Choose which of your armies gains or loses strength. An army at 0 is destroyed and returns to your supply; none has more than 6.',
  'choose-retreat':
    'Your surviving armies go together into one neighbouring region that you control, without foreign armies and without Loki. If there is none, they are destroyed.',
  'take-injury':
    'Choose the healthy attribute that is injured: it counts one less, but at least 1, until it is healed. In a hunt an injury you can no longer take ends the hunt.',
  'heal-injury': 'Turn one injured attribute back: it counts in full again.',
  'before-hunt': 'In his hero’s land Beowulf may injure one of his own healthy attributes before the hunt and draw a combat card for it.',
  'choose-attack':
    'You play the monster against the hunter: of two attack cards choose the one that is played; the other is laid aside until the hunt ends.',
  'respond-to-attack':
    'Answer with one card at most. Defence: its strength, +2 for a shield, must reach the attack. Counter: its strength must reach the higher number; then you also cover a wound of your choice. Without success the attack takes effect.',
  'wound-monster':
    'Each card covers one free wound with the same symbol and gives its reward; shields cover none. Then go on to another round or stop. Who covers the last wound slays the monster and takes its artifact; the markers of others stay for later.',
  'raise-attribute': 'The wound’s reward raises an attribute of your choice by 1; an injured one heals instead.',
  'take-rune': 'Take any symbol that the supply still has. You may hold 4 runes; what is more you return at once.',
  'discard-rune': 'You hold more runes than the limit of 4, or an attack costs you one: choose which goes back to the supply.',
  'discard-cards':
    'Your hand may hold Wisdom plus 3 cards. Discard the rest as you choose; during a hunt or a battle the limit does not count.',
  'pick-blessing':
    'There is one blessing more than participants. The builder of the temple takes first, then in turn order. Blessings last for the whole game.',
  'cleanse-blessing': 'Your army has removed a devastation marker. From the dearest two spaces you may draw a random blessing.',
  'turn-fate':
    'The prophet has several equal options that concern different people. You hold the fate marker, so you choose; the marker then goes to the owner of the chosen piece.',
  'see-next-prophet': 'Nothing is decided here: the game waits until you have seen what the prophet did, before the next one acts.',
  'choose-victim':
    'Hel’s bonus: choose another participant who has something to lose. That one loses as many things as the monument’s level says.',
  'lose-to-hel':
    'Choose what is lost, one thing after the other: a random combat card, a rune, a point of an army, or an injury. For a prophet the praying player chooses, but never an injury.',
  'land-warriors': 'Aegir’s bonus: recruit an army of the strength named in a region you control at your drakkar’s sea, or decline.',
};
