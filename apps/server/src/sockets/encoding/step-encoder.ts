/** Steps as JSON: packs and encodes each step once, however many receive it, now or later. */
import type { Seat } from '@skald/engine';
import { type PublicStep, packPrivate, packPublic, publicStep, writePublic } from '@skald/protocol';
import type { Packing } from '../../dictionaries/game-dictionaries.ts';
import type { CompactStep, StreamedPrivateStep, StreamedPublicStep } from '../../matches/streams/steps.ts';
import { type EncodedMembers, encodeMember, encodeMembers, encodeObject } from './pre-encoded.ts';

/** Bots also get the state of the rules. */
type Receiver = 'person' | 'bot';

/** A sent step, as kept for viewers who come back: much shorter than its source. */
class SentStep implements CompactStep {
  readonly p: number;
  readonly members: EncodedMembers;

  constructor(p: number, members: EncodedMembers) {
    this.p = p;
    this.members = members;
  }
}

export class StepEncoder {
  /** Entries live as long as the step itself. */
  readonly #public = new WeakMap<StreamedPublicStep, EncodedMembers>();
  readonly #private: Readonly<Record<Receiver, WeakMap<StreamedPrivateStep, EncodedMembers>>> = {
    person: new WeakMap(),
    bot: new WeakMap(),
  };

  /** The members of a public step without its number. */
  members(step: StreamedPublicStep, { packer }: Packing): EncodedMembers {
    return remembered(this.#public, step, () => encodeMembers(packPublic(step.change, packer)));
  }

  /** The member `own` of a step: the private part for one seat. */
  ownMember(seat: Seat, step: StreamedPrivateStep, { packer }: Packing, isBot: boolean): EncodedMembers {
    return remembered(this.#private[isBot ? 'bot' : 'person'], step, () =>
      encodeMember('own', JSON.stringify({ seat, q: step.q, ...packPrivate(changeFor(step, isBot), packer) })),
    );
  }

  /** The short form of a step that was encoded; undefined for others. */
  compact(step: StreamedPublicStep): CompactStep | undefined {
    const members = this.#public.get(step);
    return members === undefined ? undefined : new SentStep(step.p, members);
  }
}

/** The part of a private step that a receiver gets. */
export function changeFor({ change }: StreamedPrivateStep, isBot: boolean): StreamedPrivateStep['change'] {
  const { flow: _, ...shown } = change;
  return isBot ? change : shown;
}

/** Encodes a step again for a viewer who comes back; the content is the same as the first time. */
export function stepAgain(
  place: Pick<PublicStep, 'match' | 'epoch'>,
  step: StreamedPublicStep | CompactStep,
  { packer }: Packing,
): PublicStep {
  const { p } = step;
  if (step.change) return writePublic({ ...place, p }, step.change, packer);
  if (!(step instanceof SentStep)) throw new Error(`step ${p} was not encoded here`);
  return publicStep.parse({ ...place, p, ...JSON.parse(encodeObject(step.members)) });
}

function remembered<K extends object>(encoded: WeakMap<K, EncodedMembers>, step: K, encode: () => EncodedMembers): EncodedMembers {
  const known = encoded.get(step);
  if (known !== undefined) return known;
  const members = encode();
  encoded.set(step, members);
  return members;
}
