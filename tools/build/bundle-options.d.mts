/** How programs are bundled for Node, in the build and in tests of processes. */
import type { BuildOptions } from 'esbuild';

export declare const NODE_BUNDLE: BuildOptions;
