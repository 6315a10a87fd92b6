/** Draws figures: the outline shows the kind, colour and animal the owner. Drawn around 0, 0, about 64 wide. */
import type { ClanId, FigureKind } from '@skald/engine/games/blood-rage';
import { memo, type ReactNode } from 'react';
import { Glyph } from '../../../icons/icon.tsx';
import type { MarkProps } from '../../../table/game-ui.ts';
import { CLAN_PICTURES, monsterPicture } from '../pictures.ts';
import { colourOfClan, tableOf } from '../table-of-blood-rage.ts';

interface FigureShapeProps {
  readonly kind: FigureKind;
  readonly clan: ClanId;
}

export const FigureShape = memo(({ kind, clan }: FigureShapeProps): ReactNode => {
  const animal = CLAN_PICTURES[clan];
  const monster = monsterPicture(kind);
  return (
    <g className={`br-figure player-${colourOfClan(clan)}`}>
      {monster ? <Monster picture={monster} animal={animal} /> : <Own kind={kind} animal={animal} />}
    </g>
  );
});

function Own({ kind, animal }: { readonly kind: FigureKind; readonly animal: string }): ReactNode {
  switch (kind) {
    case 'leader':
      return (
        <>
          <path className="br-body" d="M-27 -16H27V6C27 20 14 28 0 34C-14 28 -27 20 -27 6Z" />
          <path className="br-crown" d="M-24 -16L-28 -35L-13 -26L0 -38L13 -26L28 -35L24 -16Z" />
          <Glyph className="br-animal" outline={animal} x={0} y={5} size={36} />
        </>
      );
    case 'ship':
      return (
        <>
          <path className="br-sail" d="M-22 -32Q0 -38 22 -32Q28 -12 22 4Q0 9 -22 4Q-17 -14 -22 -32Z" />
          <Glyph className="br-animal" outline={animal} x={1} y={-14} size={30} />
          <path className="br-hull" d="M-34 2Q-36 -10 -29 -14Q-29 4 -18 10H18Q29 4 29 -14Q36 -10 34 2Q30 26 14 28H-14Q-30 26 -34 2Z" />
          <circle className="br-boss" cx={-15} cy={17} r={4.5} />
          <circle className="br-boss" cx={0} cy={18} r={4.5} />
          <circle className="br-boss" cx={15} cy={17} r={4.5} />
        </>
      );
    case 'mystic':
      return (
        <>
          <path className="br-body" d="M0 -35L30 0L0 35L-30 0Z" />
          <path className="br-trim" d="M0 -26L22 0L0 26L-22 0Z" />
          <Glyph className="br-animal" outline={animal} x={0} y={0} size={30} />
        </>
      );
    default:
      return (
        <>
          <circle className="br-body" r={27} />
          <circle className="br-trim" r={22} />
          <Glyph className="br-animal" outline={animal} x={0} y={0} size={33} />
        </>
      );
  }
}

function Monster({ picture, animal }: { readonly picture: string; readonly animal: string }): ReactNode {
  return (
    <>
      <path className="br-beast" d="M-14 -34H14L34 -14V14L14 34H-14L-34 14V-14Z" />
      <Glyph className="br-beast-picture" outline={picture} x={0} y={-2} size={50} />
      <circle className="br-beast-owner" cx={23} cy={23} r={14} />
      <Glyph className="br-animal" outline={animal} x={23} y={23} size={20} />
    </>
  );
}

/** A figure in a line of text or on a clan sheet. */
export function FigureIcon(props: FigureShapeProps): ReactNode {
  return (
    <svg className="br-figure-icon" viewBox="-40 -42 80 80" aria-hidden="true">
      <FigureShape {...props} />
    </svg>
  );
}

/** Several figures in a row, with numbers on equal ones. */
export function FigureRow({ kinds, clan }: { readonly kinds: readonly FigureKind[]; readonly clan: ClanId }): ReactNode {
  const counts = new Map<FigureKind, number>();
  return kinds.map((kind) => {
    const nth = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, nth);
    return <FigureIcon key={`${kind}${nth}`} kind={kind} clan={clan} />;
  });
}

/** The sign of a clan, for names and lists. */
export function ClanEmblem({ clan }: { readonly clan: ClanId }): ReactNode {
  return (
    <svg className={`br-emblem player-${colourOfClan(clan)}`} viewBox="-32 -32 64 64" aria-hidden="true">
      <circle className="br-body" r={30} />
      <Glyph className="br-animal" outline={CLAN_PICTURES[clan]} x={0} y={0} size={42} />
    </svg>
  );
}

/** The sign of a seat's clan, for shared lists. */
export function ClanMark({ snapshot, seat }: MarkProps): ReactNode {
  const clan = tableOf(snapshot).clans[seat]?.clan;
  return clan && <ClanEmblem clan={clan} />;
}
