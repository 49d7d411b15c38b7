import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';

export { expectAccessible } from './axe.ts';

const password = 'Greenroom-2026!';

/** Resets the browser between journeys; only its cache is kept. */
async function forget(context: BrowserContext): Promise<void> {
  const [page = await context.newPage()] = context.pages();
  const devtools = await context.newCDPSession(page);
  const origin = base.info().project.use.baseURL ?? '';
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage,indexeddb' });
  await context.clearCookies();
  await Promise.all(context.pages().map((one) => one.close()));
}

interface Fixtures {
  /** A page that must stay quiet: an error on the console or a request that fails, fails the journey. */
  readonly quiet: { allow(text: RegExp): void };
}

export const test = base.extend<Fixtures, { readonly visitor: BrowserContext }>({
  visitor: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, locale, timezoneId, viewport, isMobile, hasTouch, contextOptions } = project.use;
      const options = { ...contextOptions, baseURL, locale, timezoneId, viewport, isMobile, hasTouch };
      const context = await browser.newContext(
        Object.fromEntries(Object.entries(options).filter(([, one]) => one !== undefined)),
      );
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ visitor }, provide) => {
    await provide(visitor);
    await forget(visitor);
  },
  quiet: [
    async ({ page }, provide) => {
      const faults: string[] = [];
      const allowed: RegExp[] = [];
      page.on('console', (message) => {
        // Whoever leaves at once closes what was still being opened.
        if (message.text().endsWith('WebSocket is closed before the connection is established.')) return;
        if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
      page.on('requestfailed', (request) => {
        // A page that is left cancels what it was still asking for.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED')
          faults.push(`failed: ${request.method()} ${request.url()}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400)
          faults.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
      });
      await provide({ allow: (text) => allowed.push(text) });
      expect(faults.filter((fault) => !allowed.some((text) => text.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Signs in as one of the demo accounts and waits for the page that is its home. Who comes back to a browser where they
 * are signed in meets just that; the sign-in page has journeys of its own.
 */
export async function signIn(page: Page, email: string, home: string | RegExp): Promise<void> {
  await signInAt(page, email, '/');
  await expect(page).toHaveURL(home);
}

/** The same, and opens an address instead of the home. */
export async function signInAt(page: Page, email: string, address: string): Promise<void> {
  const answer = await page.context().request.post('/user/v1/auth/login', { data: { username: email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { responseData } = (await answer.json()) as { responseData: { user: { id: string } } };
  // An empty page of the same origin, to leave the mark by which a browser knows that somebody is signed in.
  const empty = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
  await page.route('**/empty', (route) => route.fulfill(empty));
  await page.goto('/empty');
  await page.evaluate((id) => localStorage.setItem('greenroom.session', id), responseData.user.id);
  // A page with a route has no cache: every script would be loaded again with every address.
  await page.unroute('**/empty');
  await page.goto(address);
}

/** Time within which an open page follows what happens elsewhere: well below the intervals at which pages ask by themselves. */
export const atOnce = { timeout: 10_000 };

const isPhone = () => base.info().project.name === 'phone';

/** The browser's tab says what the page is; the number of unread notifications may stand before it. */
export async function expectTitle(page: Page, title: string): Promise<void> {
  const text = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  await expect(page, 'the title says what the page is').toHaveTitle(new RegExp(String.raw`^(\(\d+\+?\) )?${text}$`));
}

/** The page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

export { expect };

/** Opens the menu 'More' on a phone: saved filters, deleted records, the export. */
export async function showTools(page: Page): Promise<void> {
  if (isPhone()) await page.getByRole('button', { name: 'More', exact: true }).click();
}

/**
 * Watches a page that is about to load or to sign in. The returned function resolves when it is subscribed to changes.
 * A socket of the document of before does not count: it ends with its document.
 */
export function hears(page: Page): () => Promise<void> {
  let isLoading = false;
  let isSubscribed = false;
  page.on('request', (request) => {
    isLoading ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
  });
  page.on('framenavigated', (frame) => {
    if (!isLoading || frame !== page.mainFrame()) return;
    isLoading = false;
    isSubscribed = false;
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      isSubscribed ||= String(payload).startsWith('CONNECTED');
    }),
  );
  return () => expect.poll(() => isSubscribed, { timeout: 30_000 }).toBe(true);
}
