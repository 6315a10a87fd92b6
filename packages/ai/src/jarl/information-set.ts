/** The name of an information set: equal for all positions that look the same to the seat that is asked. */
import { canonical, type GameTypes, hashText, type Question, type State } from '@skald/engine';

/** Sealed answers of others are left out, so seats that are asked together choose without knowing each other's answers. */
export function informationSet<G extends GameTypes>({ table, hands, flow }: State<G>, { id, seat, decision, args }: Question): string {
  const own = flow.open.filter((question) => question.seat === seat).map((question) => question.id);
  const sealed = flow.sealed.filter((answer) => own.includes(answer.id));
  const seen = canonical([table, hands[seat], flow.frames, args, sealed]);
  return `${id} ${seat} ${decision} ${seen.length} ${hashText(seen)}`;
}
