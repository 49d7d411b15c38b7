import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compress from '@fastify/compress';
import files from '@fastify/static';
import react from '@vitejs/plugin-react';
import type { FastifyInstance } from 'fastify';
import { build } from 'vite';

/** Builds a page of the benchmarks as the product is built, into a new temporary folder, whose path it answers. */
export async function buildPage(root: string, base: string): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
  const former = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      root,
      base,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      resolve: { dedupe: ['react', 'react-dom', 'react-router-dom', '@emotion/react', '@tanstack/react-query'] },
      build: { outDir, emptyOutDir: true, target: 'es2023', reportCompressedSize: false, chunkSizeWarningLimit: 5000 },
    });
  } finally {
    if (former === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = former;
  }
  return outDir;
}

/** Serves a built page at its base, compressed as the product is. */
export async function servePage(app: FastifyInstance, root: string, base: string): Promise<void> {
  await app.register(async (web) => {
    await web.register(compress, { global: false, encodings: ['br', 'gzip'] });
    await web.register(files, { root, serve: false, cacheControl: false });
    web.get<{ Params: { '*': string } }>(
      `${base}*`,
      { config: { access: 'public' }, schema: { hide: true }, compress: {} },
      (request, reply) => reply.sendFile(request.params['*'] === '' ? 'index.html' : request.params['*']),
    );
  });
}
