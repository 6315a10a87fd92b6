/** German texts of the prophets' reasons: criteria, what decides, and the rules behind them. */
import type { TextsLike } from '../../../i18n/texts-like.ts';
import { de as expansions } from './expansion-words.de.ts';
import type { en } from './rule-words.en.ts';

export const de: TextsLike<typeof en> = {
  ...expansions,
  'lords.key.victory': 'gewinnt sofort',
  'lords.key.owner': 'wessen',
  'lords.key.temple': 'Tempel',
  'lords.key.missing': 'fehlen im Land',
  'lords.key.difficulty': 'Schwierigkeit',
  'lords.key.defence': 'Verteidigung',
  'lords.key.strength': 'Stärke',
  'lords.key.strongest-army': 'stärkste Armee dort',
  'lords.key.own': 'seines',
  'lords.key.distance': 'Entfernung',
  'lords.key.hero-distance': 'Schritte zu einem Helden',
  'lords.key.human-distance': 'Schritte zu einem Menschen',
  'lords.key.human-region': 'eines Menschen',
  'lords.key.human-piece': 'betrifft Menschen',
  'lords.key.human-neighbours': 'menschliche Nachbarn',
  'lords.key.foreign-neighbours': 'fremde Nachbarn',
  'lords.key.wound-fields': 'freie Wunden',
  'lords.key.fields-left': 'Wunden übrig',
  'lords.key.preferred': 'Liebling',
  'lords.key.lowest': 'Wert',
  'lords.key.preference': 'Platz in seiner Vorliebe',
  'lords.key.first': 'immer zuerst',
  'lords.key.clockwise': 'Platz ab Muspelheim',
  'lords.rule.LR-11.3': 'Ein Gebietsangriff schwächt seine stärkste Armee in Reichweite.',
  'lords.rule.LR-20.10': 'Seine Tafel gibt ihm zu Beginn einen Vorteil.',
  'lords.rule.LR-22.1': 'Er wirft Surturs Würfel: Der zeigt auf die linke, mittlere oder rechte Karte seiner Reihe.',
  'lords.rule.LR-23.1':
    'Ist ein Priester frei, schickt er genau einen zu einem Monument ohne eigenen Priester, dessen Attribut noch wachsen kann.',
  'lords.rule.LR-23.2': 'Sein liebstes Attribut geht vor, solange es dem besseren der beiden anderen höchstens um eins voraus ist.',
  'lords.rule.LR-23.3': 'Sonst hebt er sein niedrigstes Attribut; unter gleichen das, das in seiner Vorliebe vorne steht.',
  'lords.rule.LR-23.5': 'Stärke erhält die Armee unter 6, die an die meisten Gebiete grenzt, die er nicht kontrolliert, Punkt für Punkt.',
  'lords.rule.LR-23.6':
    'Er nimmt eine Rune von einer Schmiede bei oder neben seinem Helden, wenn er weniger als 6 hat; von mehreren die nächste an einem menschlichen Helden.',
  'lords.rule.LR-24.1': 'Sein Held geht geradewegs in das Gebiet, das seine Karte nennt.',
  'lords.rule.LR-25.1':
    'Er liest die beiden anderen Karten von links nach rechts, die obere Aktion vor der unteren, und tut die ersten zwei, die er bezahlen und ausführen kann. Geht keine, nimmt er eine Rune.',
  'lords.rule.LR-26.1':
    'Er nimmt ein freies Monster bei oder neben seinem Helden; ist keines nah und hat er selbst keines, das nächste. Von mehreren das mit den meisten freien Wundfeldern.',
  'lords.rule.LR-26.2':
    'Er verbündet sich mit einem Reich bei oder neben dem Gebiet seines Helden: dem ersten im Uhrzeigersinn ab Muspelheim.',
  'lords.rule.LR-27.5':
    'Manöver: Er erobert mit der stärksten angrenzenden Armee, was er kann. Kann er nichts erobern, wächst die Armee, die Menschen am nächsten ist, um 1, oder sie rückt bei 6 vor.',
  'lords.rule.LR-28.2':
    'Er sucht Tempel: erst Tempel oder Schrein, dann was am leichtesten zu erobern ist, dann was Menschen am nächsten liegt.',
  'lords.rule.LR-28.3':
    'Er sucht Menschen: erst was ihnen am nächsten liegt, dann was am leichtesten zu erobern ist, dann Tempel und Schreine.',
  'lords.rule.LR-28.4':
    'Er sucht Länder: erst wo ihm am wenigsten Gebiete des Landes fehlen, dann Tempel und Schreine, dann was am leichtesten zu erobern ist.',
  'lords.rule.LR-29.1':
    'Er nimmt das Erste davon, das möglich ist: die Aktion seiner Karte, den Vorrang seiner Tafel, Vorbereiten, Monument errichten.',
  'lords.rule.LR-30.2':
    'Eine neue Armee kommt in seine Siedlung, die Menschen am nächsten liegt, und von diesen in die am schlechtesten verteidigte.',
  'lords.rule.LR-30.7': 'Wenn er mobilisiert, handelt die schwächste Armee zuerst.',
  'lords.rule.LR-30.11': 'Er baut einen Tempel in einem eigenen Schrein ohne Tempel; bringt das Segnungen, verwüstet er auch ein Gebiet.',
  'lords.rule.LR-30.14':
    'Er jagt, indem er jede passende Karte auf eine Wunde legt, Schilde auf jede. Er wählt die Beute, der die wenigsten Felder blieben.',
  'lords.rule.LR-30.15':
    'Er bemächtigt sich des Gebiets seines Helden, wenn seine Macht reicht; sonst des besten daneben nach dem, was seine Tafel sucht.',
  'lords.rule.LR-30.18': 'Er erhöht das unfertige Monument des Attributs, das in seiner Vorliebe vorne steht.',
  'lords.rule.LR-31.3':
    'Von den Monstern, die einem Menschen schaden könnten, nimmt er eigene vor freien, und von den eigenen das nächste an einer menschlichen Armee.',
  'lords.rule.LR-31.4':
    'Würde der Gebietsangriff schaden, schlägt es zu; sonst zertrampelt es die stärkste erreichbare Armee eines Menschen; sonst kommt es näher.',
  'lords.rule.LR-32.5': 'Wird er angegriffen, kommt seine stärkste Armee neben dem Gebiet zu Hilfe.',
  'lords.rule.LR-32.7':
    'Er deckt eine zufällige Karte seines Stapels auf, bis der leer ist oder bis der Mensch gepasst hat und er vorne liegt.',
  'lords.rule.LR-32.9':
    'Nach einer Niederlage ziehen sich seine Armeen gemeinsam in ein eigenes Nachbargebiet zurück; ohne eines sind sie verloren.',
  'lords.rule.LR-33.1':
    'Verwüstung kommt, wenn eine Aktion ihm wenig bringt: keine Siedlung zum Ausheben, kein Gebiet gewonnen, Monster nur aufgescheucht, eine Jagd mit wenigen Wunden, ein Monument ohne Vorzeichen, gar keine Armee; und wenn ein Tempel Segnungen bringt.',
  'lords.rule.LR-33.2':
    'Er verwüstet ein Gebiet am Aktionsrad, das noch nicht verwüstet ist: erst eigene, dann die anderer Propheten, dann freie, zuletzt die von Menschen.',
  'lords.rule.LR-35.1': 'Zeigt seine Karte einen Bonus und gilt dessen Bedingung jetzt, erhält er ihn, gleich welche Aktion er nahm.',
  'lords.rule.LR-35.2': 'Seine Karte wird weggelegt, die anderen rücken nach links, rechts kommt eine neue.',
  'lords.rule.LR-40.4': 'Bei mehreren Propheten wird zwischen zwei Zügen der Menschen nur ein Verwüstungsmarker gelegt.',
  'lords.rule.LR-40.8':
    'Zwischen Propheten gibt es keine Schlacht: Jeder verliert einen Punkt der Armee, die zählte, und der Unterlegene weicht.',
  'lords.rule.LR-40.9':
    'Bei mehreren Propheten bemächtigt er sich erst menschlicher Gebiete, dann derer von Propheten mit geringerem Anspruch, dann freier.',
  'lords.settled.victory': 'Damit würde er sofort gewinnen.',
  'lords.settled.owner': 'Wem das Gebiet gehört, zählt zuerst.',
  'lords.settled.temple': 'Ein Tempel zählt mehr als ein Schrein, ein Schrein mehr als keines von beiden.',
  'lords.settled.missing': 'Dort fehlen ihm die wenigsten Gebiete des Landes.',
  'lords.settled.difficulty': 'Es ist am leichtesten zu erobern.',
  'lords.settled.defence': 'Es ist am schlechtesten verteidigt.',
  'lords.settled.strength': '{best, select, most {Es ist die stärkste Armee.} other {Es ist die schwächste Armee.}}',
  'lords.settled.strongest-army': 'Dort steht die stärkste Armee eines Menschen.',
  'lords.settled.own': 'Eigene Monster gehen freien vor.',
  'lords.settled.distance': 'Es ist am nächsten.',
  'lords.settled.hero-distance': 'Es liegt einem menschlichen Helden am nächsten.',
  'lords.settled.human-distance': 'Es liegt dem Gebiet eines Menschen am nächsten.',
  'lords.settled.human-region': 'Es ist das Gebiet eines Menschen.',
  'lords.settled.human-piece': 'Es betrifft einen Menschen.',
  'lords.settled.human-neighbours': 'Sie grenzt an die meisten Gebiete von Menschen.',
  'lords.settled.foreign-neighbours': 'Sie grenzt an die meisten Gebiete, die nicht ihm gehören.',
  'lords.settled.wound-fields': 'Es hat die meisten freien Wundfelder.',
  'lords.settled.fields-left': 'Nach seinen Karten bleiben ihm die wenigsten freien Wundfelder.',
  'lords.settled.preferred': 'Es ist sein liebstes Attribut, und es ist nicht zu weit voraus.',
  'lords.settled.lowest': 'Es ist sein niedrigstes Attribut.',
  'lords.settled.preference': 'Es steht in seiner Vorliebe vorne.',
  'lords.settled.first': 'Dieses Reich kommt immer zuerst.',
  'lords.settled.clockwise': 'Es kommt zuerst, im Uhrzeigersinn ab Muspelheim.',
  'lords.settled.MIN': 'Sonst ist alles gleich: Seine Karte sagt die niedrigste Zahl.',
  'lords.settled.MAX': 'Sonst ist alles gleich: Seine Karte sagt die höchste Zahl.',
  'lords.settled.fate-marker': 'Sonst ist alles gleich, und mehrere Menschen sind betroffen: Wer den Schicksalsmarker hatte, wählte.',
};
