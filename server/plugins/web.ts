import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import compress from '@fastify/compress';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { preparingHeaders, preparingPage } from '../start/preparing/page.ts';
import type { Preparation } from '../start/preparing/preparation.ts';

/** Cache time of a file whose name changes with its content: a year in seconds. */
const year = 31_536_000;
/**
 * Paths that the API, its documentation and the built files answer themselves: an unknown address below them is not a
 * screen.
 */
const notScreens = /^\/(?:(?:(?:user|client|finance|media|cms)\/)?v1|docs|assets|healthz|readyz)(?:\/|$)/;

/**
 * Returns true if a browser requests a page to show, not a script data. The root is the page for everybody: a command
 * line, a monitor, a proxy's check, a chat that previews a link.
 */
function isNavigation({ headers: { accept = '' } }: FastifyRequest, file: string): boolean {
  return file === '' || accept.includes('text/html');
}

/** Page of a shared link, which people outside open: a page of its own, of which nothing is to be told on. */
const sharedPage = { address: /^share\/[^/]+$/, file: 'share.html' };
const untold = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

async function filesIn(root: string): Promise<Set<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => entry.isFile());
  return new Set(found.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')));
}

/**
 * Serves the built front end of the folder: its files, and its page for every address that a browser navigates to,
 * since the page knows the screens; at the root for other clients, too. Files under `assets/` have a hash in their names and are cached for good; all
 * others are revalidated each time. Unknown addresses are answered as by the API.
 * @param preparation while its pages are being built, browsers see how far that is
 */
export async function serveWeb(app: FastifyInstance, webRoot: string, preparation?: Preparation): Promise<void> {
  let isBuilding = preparation?.steps.some(({ step, state }) => step === 'pages' && state !== 'done') ?? false;
  let known = await filesIn(webRoot);
  await app.register(async (web) => {
    await web.register(compress, { global: false, encodings: ['br', 'gzip'] });
    await web.register(files, { root: webRoot, serve: false, acceptRanges: false, cacheControl: false });
    // What a screen's address asks is for the page to read: here it is neither used nor a reason to refuse the page.
    web.addHook('onRequest', (request, _reply, done) => {
      request.query = {};
      done();
    });
    web.get<{ Params: { '*': string } }>(
      '/*',
      { config: { access: 'public' }, schema: { hide: true }, compress: {} },
      async (request, reply) => {
        const file = request.params['*'];
        if (preparation && isBuilding) {
          if (!preparation.isOver) {
            if (notScreens.test(`/${file}`) || !isNavigation(request, file)) return reply.callNotFound();
            return reply.headers(preparingHeaders).send(preparingPage(preparation, request.headers['accept-language']));
          }
          known = await filesIn(webRoot);
          isBuilding = false;
        }
        if (file.startsWith('assets/') && known.has(file)) {
          return reply.header('cache-control', `public, max-age=${year}, immutable`).sendFile(file);
        }
        if (file !== '' && known.has(file)) return reply.header('cache-control', 'no-cache').sendFile(file);
        if (notScreens.test(`/${file}`) || !isNavigation(request, file)) return reply.callNotFound();
        void reply.headers({ 'cache-control': 'no-cache', vary: 'accept' });
        if (!sharedPage.address.test(file)) return reply.sendFile('index.html');
        return reply.headers(untold).sendFile(sharedPage.file);
      },
    );
  });
}
