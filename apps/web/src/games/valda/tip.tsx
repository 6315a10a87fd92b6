/** What the thing under the pointer is: the powers of a realm, its cost, who holds it, and why it cannot be chosen now. */
import { controls, type Realm, realmOf, type ValdaTable } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import type { PartProps } from '../../table/face.ts';
import type { Handle } from '../../table/reach/handles.ts';
import { Reasons } from '../../table/reasons.tsx';
import { Sentence } from '../../table/sentence.tsx';
import { useReasons } from '../../table/use-reasons.ts';
import { marked } from '../../words/speaker.ts';
import { Amounts } from './amounts.tsx';
import type { Layout } from './layout.ts';
import { boxOf, PLACES } from './places.ts';
import { powerText } from './power-text.ts';
import { labelOf } from './spots.tsx';

interface TipProps extends PartProps {
  readonly layout: Layout;
  readonly table: ValdaTable;
  readonly handle: Handle;
}

export function Tip({ layout, table, handle, speaker, choosing, why }: TipProps): ReactNode {
  const place = PLACES.find((one) => one.handle === handle);
  if (!place) return null;
  const { width, height } = layout;
  const { x, y, width: wide, height: high } = boxOf(layout, place);
  const [across, down] = [((x + wide / 2) / width) * 100, ((y + high / 2) / height) * 100];
  const below = down < 50;
  const edge = below ? y + high : y;
  return (
    <div
      className="board-tip valda-tip"
      role="status"
      style={{
        left: `${across}%`,
        top: `${(edge / height) * 100}%`,
        transform: `translate(${-across}%, ${below ? '4px' : 'calc(-100% - 4px)'})`,
      }}
    >
      <b>{place.kind === 'realm' ? speaker.thing(place.realm) : labelOf(place, table, speaker)}</b>
      {place.kind === 'pile' && <span className="board-tip-about">{speaker.say('valda.pile-about')}</span>}
      {place.kind === 'deck' && (
        <span className="board-tip-about">{speaker.say(place.deck === 'A' ? 'valda.deck-a' : 'valda.deck-b')}</span>
      )}
      {place.kind === 'realm' && <RealmTip realm={place.realm} table={table} speaker={speaker} />}
      {place.kind === 'realm' && choosing?.decision.prompt.key === 'build' && <Why answer={place.realm} why={why} speaker={speaker} />}
    </div>
  );
}

function RealmTip({ realm, table, speaker }: Pick<TipProps, 'table' | 'speaker'> & { readonly realm: Realm }): ReactNode {
  const { powers, templeCost, sites } = realmOf(realm);
  const owner = table.players.findIndex((_, seat) => controls(table, seat, realm));
  const free = sites - table.players.reduce((sum, { temples }) => sum + temples[realm], 0);
  return (
    <>
      {powers.map(({ level }) => (
        <span key={level} className="board-tip-about">
          {speaker.say('valda.with-temples', { count: level })} {powerText(realm, level, table.players.length, speaker)}
        </span>
      ))}
      <span className="valda-tip-cost">
        {speaker.say('valda.temple-cost')} <Amounts of={templeCost} speaker={speaker} />
      </span>
      <span className="board-tip-about">{speaker.say('valda.realm-rest', { sites: free, cards: table.decks[realm] })}</span>
      {owner >= 0 && (
        <span className="board-tip-why">
          <Sentence of={speaker.say('valda.controlled', { name: marked(owner, speaker.name(owner)) })} />
        </span>
      )}
    </>
  );
}

function Why({ answer, why, speaker }: Pick<TipProps, 'why' | 'speaker'> & { readonly answer: Realm }): ReactNode {
  return <Reasons of={useReasons(why, { do: 'temple', realm: answer })} speaker={speaker} />;
}
