/** The words of tables on a server in German. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './live.en.ts';

export const de: WordsOf<typeof en> = {
  'live.aborted': 'Diese Partie wurde abgebrochen.',
  'live.ask-undo': 'Um Rücknahme der letzten Antwort bitten',
  'live.asked': 'ist dran',
  'live.behind': 'Der Tisch wird aufgeholt …',
  'live.bot': 'Bot',
  'live.chosen': 'hat gewählt',
  'live.copy-link': 'Link zu dieser Partie kopieren',
  'live.days': '{days} T {hours} h',
  'live.hand-over': 'Einen Bot für mich weiterspielen lassen',
  'live.handed-over': 'ein Bot spielt für diese Person',
  'live.handed-over-you': 'Ein Bot spielt für dich.',
  'live.lost': 'Die Verbindung ist abgerissen.',
  'live.lost-text': 'Sie wird von selbst wiederhergestellt; nichts von deiner Auswahl geht verloren.',
  'live.menu': 'Partie …',
  'live.players': 'Mitspielende',
  'live.reload': 'Neu laden',
  'live.rematch': 'Revanche',
  'live.resign': 'Aufgeben',
  'live.resign-really': 'Wirklich aufgeben',
  'live.resigned': 'hat aufgegeben',
  'live.restored': 'Die Verbindung steht wieder.',
  'live.retry': 'Jetzt versuchen',
  'live.since': '{count, plural, one {Eins ist geschehen, während du weg warst.} other {# Dinge sind geschehen, während du weg warst.}}',
  'live.spectators': '{count, plural, one {# Zuschauer} other {# Zuschauer}}',
  'live.stopping': 'Der Server wird neu gestartet.',
  'live.take-back': 'Meinen Platz zurücknehmen',
  'live.undo-agree': 'Einverstanden',
  'live.undo-asked': '{name} möchte die letzte Antwort zurücknehmen.',
  'live.undo-mine':
    '{count, plural, =0 {Du hast gebeten, deine letzte Antwort zurückzunehmen.} other {Du hast gebeten, deine letzte Antwort zurückzunehmen. Zustimmen muss noch: {names}}}',
  'live.undo-refuse': 'Ablehnen',
  'live.watching': 'Du siehst zu.',
  'live.you': '(du)',
};
