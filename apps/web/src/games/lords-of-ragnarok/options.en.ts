/** English names and explanations of the options of Lords of Ragnarok. */
import type { OptionTexts } from '../game-entry.ts';

export const options: OptionTexts = {
  prophets: { title: 'Prophets of Surtur', text: 'How many automated opponents take part; at most four participants in all.' },
  prophetHeroes: { title: 'Heroes of the prophets', text: 'Whose corrupted boards they have; missing ones are drawn.' },
  challenges: { title: 'Challenges', text: 'Rules that make the prophets harder.' },
  randomChallenges: { title: 'Random challenges', text: 'So many more challenges are drawn.' },
  freeChoice: { title: 'Free choice', text: 'Alone: pick hero and heritage from all, instead of two of each.' },
  hel: { title: 'The goddess Hel', text: 'A fourth god: her priests make others lose cards, runes, strength or health. Reconstructed.' },
  heimdall: { title: 'The god Heimdall', text: 'A further god: his priests let you draw one card more and discard one. Reconstructed.' },
  aegir: { title: 'The god Aegir', text: 'A further god: his priests land an army at the sea of your drakkar. Reconstructed.' },
  snekkar: {
    title: 'Snekkar, small ships',
    text: 'Each player has two small ships that open ways over more seas; prophets have none. Reconstructed.',
  },
  realms: { title: 'More realms', text: 'Asgard wakes when a monument is built, Helheim with Prepare. Reconstructed.' },
  jormungandr: {
    title: 'The serpent Jormungandr',
    text: 'The serpent lies in a sea and closes it. Then no prophet may prefer the hunt. Reconstructed.',
  },
  kraken: {
    title: 'The Kraken',
    text: 'A monster of the sea that takes runes and cards. Then no prophet may prefer the hunt. Reconstructed.',
  },
  boss: {
    title: 'Arch-enemy',
    text: 'Loki, or Nagfar, the ship of the dead; then no prophet may prefer the hunt. The rulebook does not support Fenrir. Reconstructed.',
  },
};
