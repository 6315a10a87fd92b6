/** The gifts of the gods: the packet that is passed on, with the cards to choose from. */
import arrow from 'icon:card-pick';
import type { Table } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { PartProps } from '../../table/face.ts';
import { Sentence } from '../../table/sentence.tsx';
import { marked } from '../../words/speaker.ts';
import { AgeRecap } from './age-recap.tsx';
import { CardRow } from './card-row.tsx';
import { rowCards } from './hand-cards.ts';
import { handOf } from './table-of-blood-rage.ts';

export function DraftStage({ shown, choosing, speaker, table }: PartProps & { readonly table: Table }): ReactNode {
  const { viewer } = shown.snapshot;
  const pack = handOf(shown.snapshot)?.pack ?? [];
  const left = viewer === 'spectator' ? null : (viewer + 1) % table.clans.length;
  const asked = choosing?.decision.prompt.key === 'pick-cards' ? choosing : null;
  return (
    <>
      <header className="br-stage-head">
        <h2>
          <Icon outline={arrow} /> {speaker.say('blood-rage.stage.draft')}
        </h2>
        {left !== null && pack.length > 2 && (
          <p>
            <Sentence of={speaker.say('blood-rage.passes-to', { name: marked(left, speaker.name(left)) })} />
          </p>
        )}
      </header>
      {table.age > 1 && pack.length === 8 && <AgeRecap log={shown.log} speaker={speaker} />}
      <div key={pack.join()} className="br-packet">
        <CardRow cards={rowCards(pack, asked, speaker)} speaker={speaker} label={speaker.say('blood-rage.packet')} large />
      </div>
    </>
  );
}
