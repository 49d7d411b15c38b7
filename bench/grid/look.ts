import type { Browser, Page } from 'playwright';
import type { BenchWindow } from './page/main.tsx';
import type { Scrolled } from './page/measure.ts';

const notStarted = new Error('The page of the tables did not start.');

/** Opens a table's page in a fresh browser and slows it down; the table itself is rendered later. */
async function inPage<Answer>(
  browser: Browser,
  url: string,
  throttle: number,
  work: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-AU' });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() => (window as BenchWindow).benchPaint !== undefined);
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    return await work(page);
  } finally {
    await context.close();
  }
}

async function paint(page: Page): Promise<number> {
  const time = await page.evaluate(() => (window as BenchWindow).benchPaint?.());
  if (time === undefined) throw notStarted;
  return time;
}

/** From asking for a table to its rows being painted, in milliseconds. */
export const paintOf = (browser: Browser, url: string, throttle: number): Promise<number> =>
  inPage(browser, url, throttle, paint);

/** Measures scrolling a table. */
export const scrollOf = (browser: Browser, url: string, throttle: number): Promise<Scrolled> =>
  inPage(browser, url, throttle, async (page) => {
    await paint(page);
    const scrolled = await page.evaluate(() => (window as BenchWindow).benchScroll?.());
    if (scrolled === undefined) throw notStarted;
    return scrolled;
  });
