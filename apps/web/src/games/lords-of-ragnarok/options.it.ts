/** Italian names and explanations of the options of Lords of Ragnarok. */
import type { OptionTexts } from '../game-entry.ts';

export const options: OptionTexts = {
  prophets: { title: 'Profeti di Surtur', text: 'Quanti avversari automatici partecipano; in tutto al massimo quattro.' },
  prophetHeroes: { title: 'Eroi dei profeti', text: 'Di chi sono le loro plance corrotte; quelli che mancano si pescano.' },
  challenges: { title: 'Sfide', text: 'Regole che rendono più forti i profeti.' },
  randomChallenges: { title: 'Sfide a caso', text: 'Se ne pescano altrettante in più.' },
  freeChoice: { title: 'Scelta libera', text: 'Da solo: scegli eroe e discendenza fra tutti invece che fra due.' },
  hel: {
    title: 'La dea Hel',
    text: 'Una quarta divinità: i suoi sacerdoti fanno perdere ad altri carte, rune, forza o salute. Ricostruita.',
  },
  heimdall: {
    title: 'Il dio Heimdall',
    text: 'Un’altra divinità: i suoi sacerdoti ti fanno pescare una carta in più e scartarne una. Ricostruita.',
  },
  aegir: { title: 'Il dio Ægir', text: 'Un’altra divinità: i suoi sacerdoti sbarcano un’armata sul mare del tuo drakkar. Ricostruita.' },
  snekkar: {
    title: 'Snekkar, piccole navi',
    text: 'Ognuno ha due piccole navi che aprono vie su più mari; i profeti non ne hanno. Ricostruite.',
  },
  realms: { title: 'Altri reami', text: 'Asgard si desta quando si erige un monumento, Helheim con Prepararsi. Ricostruiti.' },
  jormungandr: {
    title: 'Il serpente Jormungandr',
    text: 'Il serpente giace in un mare e lo chiude. Allora nessun profeta può preferire la caccia. Ricostruito.',
  },
  kraken: {
    title: 'Il Kraken',
    text: 'Un mostro del mare che prende rune e carte. Allora nessun profeta può preferire la caccia. Ricostruito.',
  },
  boss: {
    title: 'Arcinemico',
    text: 'Loki, o Nagfar, la nave dei morti; allora nessun profeta può preferire la caccia. Il regolamento non prevede Fenrir. Ricostruito.',
  },
};
