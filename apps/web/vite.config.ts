/** How the web client is built and served. */

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressedFiles } from './vite/compressed.ts';
import { CONTENT_SECURITY_POLICY } from './vite/content-security-policy.ts';
import { gameIcons } from './vite/icons.ts';
import { gameRules } from './vite/rules.ts';
import { withoutDescriptions } from './vite/without-descriptions.ts';

/** A server to play on while the client is worked on: `SKALD_SERVER=http://127.0.0.1:3000 npm run web`. */
const { SKALD_SERVER: server } = process.env;
const ways = server && { target: server, changeOrigin: true, headers: { origin: server } };
const proxy = ways && { '/api': ways, '/socket.io': { ...ways, ws: true } };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), gameIcons(), gameRules(), withoutDescriptions(), compressedFiles()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // The first script names all parts that may be loaded later: short hashes keep it small.
      output: { chunkFileNames: 'assets/[name]-[hash:7].js', assetFileNames: 'assets/[name]-[hash:6][extname]' },
    },
  },
  // Sheets name their widths (design/media.css); Lightning CSS, which Vite brings along, puts the numbers in.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  worker: { format: 'es' },
  ...(proxy && { server: { proxy } }),
  preview: { ...(proxy && { proxy }), headers: { 'Content-Security-Policy': CONTENT_SECURITY_POLICY } },
});
