import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright';

/** Measurements of one visit. */
export interface Visit {
  /** Gzipped JavaScript loaded when the rows were visible, in bytes. */
  readonly scriptBytes: number;
  /** From the start of the navigation to the first row with text, in milliseconds. */
  readonly firstRow: number;
}

/** Runs in the page: notes when the first row of a table's body has a text. A text, since a page lacks our transpiler. */
const watchRows = `{
  const look = () => {
    if (window.benchFirstRow !== undefined) return;
    const rows = [...document.querySelectorAll('tbody tr')];
    if (rows.some((row) => row.textContent.trim() !== '')) window.benchFirstRow = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}`;

/** Opens an address with an empty cache and a slowed processor, and waits for the rows and the end of the loading. */
export async function visit(context: BrowserContext, url: string, throttle: number, token?: string): Promise<Visit> {
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.clearBrowserCache');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    if (token !== undefined) await page.addInitScript((text) => sessionStorage.setItem('bench-token', text), token);
    await page.addInitScript({ content: watchRows });
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script' && !/\.m?js$/.test(new URL(response.url()).pathname)) return;
      scripts.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(url);
    const found = await page.waitForFunction(
      () => (window as Window & { benchFirstRow?: number }).benchFirstRow,
      undefined,
      { timeout: 30_000 },
    );
    const firstRow = Number(await found.jsonValue());
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts);
    return { firstRow, scriptBytes: sizes.reduce((sum, size) => sum + size, 0) };
  } finally {
    await page.close();
  }
}
