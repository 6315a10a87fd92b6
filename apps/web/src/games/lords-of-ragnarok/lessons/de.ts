/** The lessons of a first game of Lords of Ragnarok in German. */
import type { CourseTexts } from '../../lesson.ts';
import type { en } from './en.ts';

export const de: CourseTexts<keyof typeof en.lessons> = {
  lessons: {
    hero: {
      text: 'Willkommen am Ende der Welt! Du gewinnst sofort mit drei ganzen Ländern, mit vier Gebieten mit Tempel oder mit Lokis Tod. Wähle zuerst einen Helden und seine Abstammung: Tippe darauf, um zu lesen, was sie können.',
    },
    place: {
      text: 'Platziere Drakkar, Held und zwei Armeen. Wähle ein Gebiet mit Bevölkerung 2: Deine zwei Armeen sind stark genug, es sofort zu nehmen.',
      otherwise:
        'Zwei Armeen der Stärke 1 können dieses Gebiet nicht nehmen: Sie müssten so stark sein wie seine Bevölkerung. Mit Bevölkerung 2 gehört es dir von Anfang an.',
    },
    move: {
      text: 'In jedem Zug geht dein Held bis zu zwei Gebiete weit, wohin du willst. Geh in ein Gebiet mit einer Rune auf der Schmiede: Wer zu Beginn seines Zuges dort steht, darf sie nehmen.',
      otherwise:
        'In Reichweite deines Helden liegt eine Rune auf einer Schmiede. Nur ein Held, der zu Beginn seines Zuges dort steht, kann sie nehmen: Sei also zuerst da.',
    },
    army: {
      text: 'Jetzt darf eine Armee in ein Nachbargebiet ziehen oder um 1 wachsen, wo du eine Siedlung kontrollierst. Nimm ein Gebiet, das schwach genug ist, oder wachse für das nächste. Was leuchtet, sagt, was geschehen würde.',
      otherwise: 'In jedem Zug darfst du eine Armee einsetzen, und es kostet nichts. Eine Armee, die stehen bleibt, bringt dir kein Land.',
    },
    prepare: {
      text: 'Am Ende des Zuges steht eine Spezialaktion auf dem Rad. Nimm „Vorbereiten“: eine Rune deiner Wahl und zwei Kampfkarten, gut vor der ersten Schlacht.',
      otherwise:
        'Das kannst du auch im nächsten Zug tun. Ohne Kampfkarten und Runen träfe dich der erste Angriff schutzlos: „Vorbereiten“ gibt dir beides auf einmal.',
    },
    rune: {
      text: 'Nimm eine Rune. Jedes der drei Zeichen steigert eine andere Eigenschaft, und ein Monster gehorcht nur seinem eigenen Zeichen. Vier kannst du behalten.',
    },
    waiting: {
      text: 'Jetzt spielt der andere Held. Ein Marker auf dem Rad bleibt, bis jemand ein Monument errichtet: Dieselbe Aktion kannst du nicht zweimal nehmen. Deckt jemand deinen Marker zu, bekommst du dafür eine Rune.',
    },
    forge: {
      text: 'Ein neuer Zug beginnt mit dem Gebet. Dein Held steht an einer Schmiede: Nimm ihre Rune.',
      otherwise: 'Die Rune ist umsonst, und der nächste Held an dieser Schmiede nähme sie sich.',
    },
    spend: {
      text: 'Runen kaufen dir in jedem Zug etwas: eine Kampfkarte oder ein Bündnis für eine, mehr für zwei oder drei. Gib eine aus. Ein Bündnis mit einem Reich zahlt sich aus, sooft dessen Aktion als erste auf dem Rad genommen wird.',
      otherwise:
        'Du kannst nur vier Runen behalten, und solange sie bei dir liegen, tun sie nichts. Eine, die du jetzt ausgibst, wirkt von jetzt an.',
    },
    second: {
      text: 'Wähle eine andere Aktion. „Ausheben“ bringt Armeen, „Mobilisieren“ bewegt alle, „Bemächtigen“ nimmt das Gebiet deines Helden, wenn deine Macht reicht.',
      otherwise: 'Ein Monument gibt dir deine Marker zurück, und noch liegen dort wenige. Mit einer Aktion mehr lohnt es sich besser.',
    },
    monument: {
      text: 'Deine Marker liegen auf dem Rad. Errichte ein Monument: Du bekommst alle Marker und Priester zurück. Aber die Monster erwachen, und jedes erfüllte Omen bringt Ragnarök näher.',
      otherwise:
        'Die Aktionen, die du markiert hast, sind dir verschlossen, bis jemand ein Monument errichtet. Tu es jetzt, und das ganze Rad ist wieder offen.',
    },
    raise: {
      text: 'Welches Monument wächst? Jedes gehört zu einer Eigenschaft: Thor zu Macht, Odin zu Weisheit, Freyja zu Autorität. Je höher es ist, desto mehr bringt dort ein Priester. Ein fertiges ist ein Omen.',
    },
    monster: {
      text: 'Ein Monster erwacht. Der Würfel sagt, ob es angreift oder zieht, und du sagst, wohin. Schick es zu den anderen: Wo es ankommt, verlieren sie Stärke.',
    },
    battle: {
      text: 'Eine Schlacht! Beide Seiten zählen ihre Armeen und spielen abwechselnd Karten, bis beide passen; bei Gleichstand siegt der Verteidiger. Sieh auf die Verluste einer Karte: Ein Sieg kann mehr kosten als das Gebiet.',
    },
  },
  end: 'Du kennst jetzt einen ganzen Zug: Gebet, Held, Runen, Armee, Spezialaktion. Versuch auch die anderen Aktionen: einen Tempel errichten, ein Monster jagen, dich eines Gebiets bemächtigen. Spiel weiter, oder beginne eine eigene Partie.',
};
