/** English: the rule behind each decision in Blood Rage. */
import type { BloodRageHelpTexts } from './text-type.ts';

export const decisions: BloodRageHelpTexts['decisions'] = {
  'pick-cards':
    'Keep one card of the packet (two with two players); the rest goes to your left neighbour. All choose at the same time and in secret, until everybody has six.',
  'take-turn':
    'Take one action and pay its Rage, or pass. Passing sets your Rage to 0 and ends your actions for this Age; you can still join battles.',
  'choose-target':
    'The figure goes to an empty village of any outer province, a ship to any fjord. Yggdrasil cannot be invaded. Your Horns limit how many figures you may have on the board. With Odin’s Chosen a mystic may destroy an enemy warrior or mystic and take its village.',
  'free-invade':
    'The upgrade lets a figure of its kind invade at once without Rage; all other rules of invading hold. You may decline; the chance is gone then.',
  'march-to':
    'A march costs 1 Rage and goes from one province to another, however far apart. The target must not be destroyed and needs an empty village for each figure; Yggdrasil has room for all.',
  'march-figures': 'Choose one or more of your figures: all leave the same province for the same target. Ships never march.',
  'choose-sacrifice': 'Destroy two of your figures on the board, without Rage; then raise one stat. They cannot be saved.',
  'offer-succor':
    'After your invasion of a province a warrior from your reserve may come along for free. It needs an empty village, and your Horns must allow it.',
  'offer-domain': 'You have just invaded: for 2 Rage you may pillage that province at once, in the same action.',
  'join-battle':
    'You may move one figure, no ship, from an adjacent province into an empty village there, or decline. It costs nothing, even with 0 Rage. The call goes round until the province is full or everybody declines in a row; who declined may still join later.',
  'play-card':
    'Everybody in the battle lays one card face down; whoever has a card must play one. Battle cards add their bonus and their text; other cards add nothing. The winner loses the cards played, losers take theirs back.',
  'value-quest':
    'With your upgrade the quest you revealed may count as a battle card. With two such upgrades you choose one value, never both.',
  'spare-figure':
    'Odin’s Tide leaves each clan one figure in this battle. Choose the one of yours that survives; the others are destroyed before strengths are compared.',
  'add-card':
    'After the reveal you may add a card from your hand whose text allows it. Others learn only whether you added one, not what you hold.',
  retreat:
    'This figure is about to be destroyed but may leave instead. It counts as gone from the battle, and not as destroyed: no Valhalla, no Glory for its death.',
  'protect-figures':
    'Pay 1 Rage for each endangered figure you want to save; it stays where it is. This works in anybody’s turn, but not against Ragnarök or your own sacrifice.',
  'raise-stat':
    'Move one stat up a step. A higher Rage stat counts from the next Age on; Axes and Horns work at once. At step 6 a stat is complete.',
  'buy-back': 'You won, so your played cards would be discarded. With Tyr’s Prowess you take back any of them for 1 Rage each.',
  'move-leader':
    'After a successful pillage your leader may move to an adjacent province with an empty village, or to Yggdrasil. It costs nothing and is not an invasion.',
  'offer-blessing':
    'You lost the battle: with Loki’s Blessing a warrior from your reserve may invade the province for free, if there is an empty village and your Horns allow it.',
  'move-god':
    'After every pillage in a god’s province, won or lost, the pillager must move the god to a province without a god that is neither pillaged nor destroyed.',
  'keep-card': 'Keep one card of your hand for the next Age, or none; the rest leaves the game unseen. Committed quests are not affected.',
};
