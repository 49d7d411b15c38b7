import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type InlineConfig, type Plugin } from 'vite';
import { directImports } from './scripts/vite/directImports.ts';

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
  '^/enquire/',
  '^/(healthz|readyz)$',
];

const fileOf = (module: string) => fileURLToPath(new URL(module, import.meta.url));
const first = fileOf('src/main.ts');
/** Modules that nearly every visit loads next: the app itself, and the list, with which people start. */
const next = ['src/start.tsx', 'src/views/list/ListPage.tsx'].map(fileOf);

type Graph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

/** Returns every module that is imported from these, directly or through others, themselves included. */
function importedFrom(modules: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(modules);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** Answers whether a module is among those that are imported from some others; these are looked up once a build. */
function belongsTo(modules: readonly string[]): (id: string, graph: Graph) => boolean {
  let known: ReadonlySet<string> | undefined;
  return (id, graph) => (known ??= importedFrom(modules, graph)).has(id);
}

/** Returns the area of a module of `schema/areas`. */
const areaOf = (id: string) => /schema[\\/]areas[\\/]([^\\/]+)[\\/]/.exec(id)?.[1];

const isNeededFirst = belongsTo([first]);
const isNeededNext = belongsTo(next);
const declarations = fileOf('generated/declarations');
const isDeclared = belongsTo(readdirSync(declarations).map((file) => join(declarations, file)));

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

/** A module that the built pages have another one for. */
interface Replaced {
  readonly source: string;
  /** Importers for which it is replaced; all by default. */
  readonly importer?: RegExp;
  readonly code: string;
}

const nothing = (name: string) => `export const ${name} = () => [];`;
/** In place of a component that is never drawn. */
const undrawn = 'export default () => null;';

const picked = 'export default (from, keys) => Object.fromEntries(keys.map((key) => [key, from[key]]));';

const latePopper = `export { LatePopper as default } from ${JSON.stringify(fileOf('src/widgets/floating/LatePopper.tsx'))};`;

/**
 * Declarations are checked when the server starts, by the tests and by `npm run generate`, so pages need not load the
 * checks. Every browser that the pages are built for has Object.entries, whose polyfill weighs more than polyglot itself.
 * The theme draws no ripples. What react-admin compares is plain data, and what it picks are properties by name. Tooltips
 * load what places them when one opens.
 */
const replacements: readonly Replaced[] = [
  { source: './check.ts', importer: /schema.language.define\.ts$/, code: nothing('checkEntity') },
  { source: './settingsMistakes.ts', importer: /schema.language.defineSettings\.ts$/, code: nothing('checkSettings') },
  { source: './crossChecks.ts', importer: /schema.language.registry\.ts$/, code: nothing('crossMistakes') },
  { source: './TouchRipple.mjs', importer: /material.ButtonBase.ButtonBase\.mjs$/, code: undrawn },
  { source: 'object.entries', code: 'module.exports = Object.entries;' },
  { source: 'lodash/isEqual.js', importer: /ra-core/, code: "export { default } from 'fast-deep-equal';" },
  { source: 'lodash/pick.js', importer: /ra-core/, code: picked },
  { source: '../Popper/index.mjs', importer: /material.Tooltip.Tooltip\.mjs$/, code: latePopper },
];

/** Replaces modules that the built pages do not need. */
function replaceUnneeded(): Plugin {
  const prefix = '\0replaced:';
  return {
    name: 'replace-unneeded',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, from = '') => {
      const found = replacements.find((one) => one.source === source && (one.importer?.test(from) ?? true));
      return found && prefix + source;
    },
    load: (id) => replacements.find(({ source }) => id === prefix + source)?.code,
  };
}

/** Address of the page of a share, which is a page of its own: people outside load nothing of the product itself. */
const shareAddress = /^\/share\/[^/?#]+(?=$|[?#])/;

/** Serves the page of a share at its address while developing. */
function serveSharePage(): Plugin {
  return {
    name: 'serve-share-page',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(shareAddress, '/share.html');
        next();
      });
    },
  };
}

/** Builds the page of a share beside the others, in files of its own. */
function buildSharePage(): Plugin {
  return {
    name: 'build-share-page',
    apply: 'build',
    closeBundle: async () => {
      await build(sharePage);
    },
  };
}

/** Takes the router without the checks that its package exports to everybody. */
function takeProductionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace(/([\\/]dist[\\/])development/, '$1production') };
    },
  };
}

const shared = { target: 'es2023', sourcemap: false, reportCompressedSize: false, outDir: 'dist/web' } as const;

/** The build of the page of a share. */
const sharePage: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), replaceUnneeded()],
  build: { ...shared, emptyOutDir: false, copyPublicDir: false, rolldownOptions: { input: fileOf('share.html') } },
};

export default defineConfig({
  plugins: [
    react(),
    preloadNext(),
    directImports(fileOf('.')),
    replaceUnneeded(),
    takeProductionRouter(),
    serveSharePage(),
    buildSharePage(),
  ],
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router-dom', '@emotion/react', '@tanstack/react-query'],
  },
  build: {
    ...shared,
    emptyOutDir: true,
    chunkSizeWarningLimit: 1500,
    // What many pages share comes in one file instead of a hundred small ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: (id, graph) => (isNeededFirst(id, graph) ? 'first' : null), priority: 2 },
            {
              name: (id, graph) => (isNeededNext(id, graph) ? 'common' : null),
              minShareCount: 4,
              priority: 1,
            },
            // The declarations of an area come together.
            {
              name: (id, graph) => {
                const area = isNeededNext(id, graph) || !isDeclared(id, graph) ? undefined : areaOf(id);
                return area === undefined ? null : `area-${area}`;
              },
              includeDependenciesRecursively: false,
            },
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
