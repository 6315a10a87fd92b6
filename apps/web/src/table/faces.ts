/** The faces of the games, loaded when they are needed. */
import type { Face } from './face.ts';

const loaders: Readonly<Record<string, () => Promise<{ readonly face: Face }>>> = {
  raids: () => import('../games/raids/face.ts'),
  'blood-rage': () => import('../games/blood-rage/face.ts'),
  valda: () => import('../games/valda/face.ts'),
  'lords-of-ragnarok': () => import('../games/lords-of-ragnarok/face.ts'),
};

export async function loadFace(slug: string): Promise<Face> {
  const load = Object.hasOwn(loaders, slug) ? loaders[slug] : undefined;
  return load ? (await load()).face : (await import('./plain-face.tsx')).plainFace;
}
