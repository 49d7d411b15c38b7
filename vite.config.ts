import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT || 4000}`;

/**
 * What the server answers rather than the front end, as regular expressions of the path. The versions matter: screens
 * have addresses such as /finance/dashboard and /cms/talent.
 */
const answeredByServer = [
  '^/(user|client|finance|media|cms)/v\\d+/',
  '^/media/file/',
  '^/v\\d+/',
  '^/docs(/|$)',
  '^/(healthz|readyz)$',
];

export default defineConfig({
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom', 'react-router-dom', '@emotion/react', '@tanstack/react-query'] },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    // What many pages share comes in one file instead of a hundred small ones.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'common', minShareCount: 4 }] } } },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: {
      ...Object.fromEntries(answeredByServer.map((path) => [path, { target: server }])),
      '^/ws$': { target: server, ws: true },
    },
  },
});
