import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT || 4000}`;

/**
 * Paths that the server answers rather than the front end, as regular expressions. The versions matter: screens
 * have addresses such as /finance/dashboard and /cms/talent.
 */
const answeredByServer = [
  '^/(user|client|finance|media|cms)/v\\d+/',
  '^/media/file/',
  '^/v\\d+/',
  '^/docs(/|$)',
  '^/(healthz|readyz)$',
];

const fileOf = (module: string) => fileURLToPath(new URL(module, import.meta.url));
const first = fileOf('src/main.ts');
/** Modules that nearly every visit loads next: the app itself, and the list, with which people start. */
const next = ['src/start.tsx', 'src/views/ListPage.tsx'].map(fileOf);

/**
 * Modules of forms, records and the pages without a session: many pages share them, and the list, with which people
 * start, needs none of them.
 */
const ofOthers =
  /react-hook-form|@hookform|ra-(core|ui-materialui).dist.(form|input|controller)|material.(use)?Autocomplete|react-number-format|libphonenumber-js|schema.(fields.cells|rules.phone)|src.(fields.(inputs|displays|underWay)|views.form|widgets.(phone|zone|picker.PickerField)|layout.public)/;

type Graph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

/** Returns true if the first module needs another one: such modules are a chunk of their own, since they run first. */
function isNeededFirst(id: string, graph: Graph, from = first, seen = new Set<string>()): boolean {
  if (from === id) return true;
  seen.add(from);
  return (graph.getModuleInfo(from)?.importedIds ?? []).some(
    (next) => !seen.has(next) && isNeededFirst(id, graph, next, seen),
  );
}

/** Lets a page load what comes next while its first module runs, instead of when that is asked for. */
function preloadNext(): Plugin {
  return {
    name: 'preload-next',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const found = chunks.filter(({ moduleIds }) => next.some((module) => moduleIds.includes(module)));
        const scripts = new Set(found.flatMap(({ fileName, imports }) => [fileName, ...imports]));
        const styles = new Set(found.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        const link = (rel: string) => (file: string) => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        });
        return [...[...scripts].map(link('modulepreload')), ...[...styles].map(link('stylesheet'))];
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), preloadNext()],
  resolve: { dedupe: ['react', 'react-dom', 'react-router-dom', '@emotion/react', '@tanstack/react-query'] },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    // What many pages share comes in one file instead of a hundred small ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: (id, graph) => (isNeededFirst(id, graph) ? 'first' : null), priority: 1 },
            { name: (id) => (ofOthers.test(id) ? null : 'common'), minShareCount: 4 },
          ],
        },
      },
    },
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
