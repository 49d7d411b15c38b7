import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

const password = 'Greenroom-2026!';

/** A page that must stay quiet: an error on the console or a request that fails, fails the journey. */
export const test = base.extend<{ quiet: { allow(text: RegExp): void } }>({
  quiet: [
    async ({ page }, use) => {
      const faults: string[] = [];
      const allowed: RegExp[] = [];
      page.on('console', (message) => {
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
      await use({ allow: (text) => allowed.push(text) });
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

const isPhone = () => base.info().project.name === 'phone';

/** Nothing that axe knows of stands in anybody's way on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  // Colours are measured once movements are over; those of what has just opened begin with one of its next frames.
  await page.evaluate(async () => {
    const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
    for (let still = 0; still < 4; still = isMoving() ? 0 : still + 1) await new Promise(requestAnimationFrame);
  });
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    // Colours do not hang on the width of the window: they are measured on the wide one, which takes most of the time.
    .options({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: !isPhone() } } })
    .analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(told).toEqual([]);
}

/** The page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

export { expect };

/** Opens what stands behind 'More' on a phone: the kept filters, the deleted records, the export. */
export async function showTools(page: Page): Promise<void> {
  if (isPhone()) await page.getByRole('button', { name: 'More', exact: true }).click();
}

/** Resolves when a page that is about to be loaded hears of what happens elsewhere. */
export function hears(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.once('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('CONNECTED')) resolve();
      }),
    );
  });
}
