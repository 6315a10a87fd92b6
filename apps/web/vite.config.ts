/** How the web client is built and served. */
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { CONTENT_SECURITY_POLICY } from './vite/content-security-policy.ts';
import { gameIcons } from './vite/icons.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), gameIcons()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: true },
  worker: { format: 'es' },
  preview: { headers: { 'Content-Security-Policy': CONTENT_SECURITY_POLICY } },
});
