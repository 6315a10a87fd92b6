/** The picture of a card: a figure in a landscape, composed of our own shapes and an icon. */
import { fastRandom, hashText, type Random } from '@skald/engine';
import { memo, type ReactNode } from 'react';
import { Glyph } from '../../icons/icon.tsx';
import { firs, hills, houses, peaks, ruins, SCENE, sparks, spears, waves } from './shapes.ts';
import './scene.css';

export type SceneLand = 'field' | 'forest' | 'peaks' | 'fjord' | 'hall' | 'ruin';
export type SceneMood = 'dawn' | 'day' | 'dusk' | 'night' | 'storm' | 'ember' | 'frost';

/** Where a card plays, and in which light. */
export interface Scenery {
  readonly land: SceneLand;
  readonly mood: SceneMood;
}

interface CardSceneProps extends Scenery {
  /** The outline of the figure in the middle. */
  readonly figure: string;
  /** Cards with different seeds get different landscapes. */
  readonly seed: string;
}

/** Where the figure stands. */
const GROUND = 100;

/** The part that wide, low pictures show; higher ones show less of both sides. */
const TOP = 26;
const BOTTOM = 112;

/** What stands on both sides of the figure, and what lies in front of it. */
const LANDS: Readonly<Record<SceneLand, { props?(random: Random): string; front(random: Random): string }>> = {
  field: { props: (random) => spears(random, GROUND), front: (random) => hills(random, GROUND, 3) },
  forest: { props: (random) => firs(random, GROUND), front: (random) => hills(random, GROUND, 4) },
  peaks: { props: (random) => peaks(random, 52, 104, 3), front: (random) => hills(random, GROUND, 2) },
  fjord: { front: (random) => waves(random, GROUND - 4) },
  hall: { props: (random) => houses(random, GROUND + 4), front: (random) => hills(random, GROUND, 3) },
  ruin: { props: (random) => ruins(random, GROUND), front: (random) => hills(random, GROUND, 5) },
};

const WITH_SPARKS: readonly SceneMood[] = ['ember', 'frost', 'night'];

export const CardScene = memo(({ land, mood, figure, seed }: CardSceneProps): ReactNode => {
  const random = fastRandom(hashText(seed));
  const { props, front } = LANDS[land];
  const sun = { x: 78 + random.below(45), y: 56 + random.below(10) };
  return (
    <span className={`scene scene-${mood}`}>
      <svg viewBox={`0 ${TOP} ${SCENE.width} ${BOTTOM - TOP}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <circle className="scene-halo" cx={sun.x} cy={sun.y} r={48} />
        <circle className="scene-light" cx={sun.x} cy={sun.y} r={33} />
        <path className="scene-far" d={peaks(random, 44, 88, 5)} />
        {WITH_SPARKS.includes(mood) && <path className="scene-sparks" d={sparks(random)} />}
        {props && <path className="scene-props" d={props(random)} />}
        <ellipse className="scene-shadow" cx={100} cy={GROUND + 5} rx={40} ry={5} />
        <Glyph className="scene-figure" outline={figure} x={100} y={67} size={72} />
        <path className="scene-front" d={front(random)} />
      </svg>
    </span>
  );
});
