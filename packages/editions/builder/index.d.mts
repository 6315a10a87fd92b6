/** How editions are made from the sources. */
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';

export interface BuiltEdition {
  readonly slug: string;
  readonly hash: string;
  readonly text: string;
}

type Name = Pick<BuiltEdition, 'slug' | 'hash'>;

export declare function buildEdition(root: string, slug: string): Promise<BuiltEdition>;
export declare function slugsIn(root: string): string[];
export declare function writeModule(folder: string, edition: BuiltEdition): void;
export declare function editionNamesForEsbuild(editions: readonly Name[]): EsbuildPlugin;
export declare function editionNamesForVite(editions: readonly Name[]): VitePlugin;
