/** The answers that the warrior expects of others: they defend themselves in battles, and otherwise do what the clock would. */
import { itemAt, type MutableMatch, type Question, type Seat } from '@skald/engine';
import { cardOf, type Lords, type LordsCardId } from '@skald/engine/games/lords-of-ragnarok';

export function expectedAnswer(live: MutableMatch<Lords>, question: Question): unknown {
  if (question.decision !== 'play-battle-card') return live.fallback(question);
  const card = battleCard(live, question.seat);
  return card === undefined ? live.fallback(question) : { do: 'play', card };
}

/** The weakest card that takes the lead; the strongest if only several cards together can; none if it leads or has no hope. */
function battleCard({ state }: MutableMatch<Lords>, seat: Seat): LordsCardId | undefined {
  const { battle } = state.table;
  if (!battle) return undefined;
  const defends = battle.defender.party === seat;
  const [own, other] = defends ? [battle.defender, battle.attacker] : [battle.attacker, battle.defender];
  const behind = other.value - own.value + (defends ? 0 : 1);
  if (behind <= 0) return undefined;
  const cards = itemAt(state.hands, seat).cards.toSorted((a, b) => cardOf(a).strength - cardOf(b).strength);
  const together = cards.reduce((total, card) => total + cardOf(card).strength, 0);
  return together < behind ? undefined : (cards.find((card) => cardOf(card).strength >= behind) ?? cards.at(-1));
}
