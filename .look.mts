import { chromium } from 'playwright';
import { readFileSync, mkdirSync } from 'node:fs';
const url = readFileSync('/tmp/w/rest-url', 'utf8');
mkdirSync('/tmp/w/rest-shots', { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const modes: any = {
  wl: { viewport: { width: 1440, height: 900 } },
  wd: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  pl: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  pdf: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'fr-FR' },
  m: { viewport: { width: 820, height: 1000 } },
  wf: { viewport: { width: 1440, height: 900 }, locale: 'fr-FR' },
};
const email = process.env.WHO ?? 'agency@harbour.test';
const names = (process.argv[2] ?? 'wl').split(',');
const which = process.argv[3];
for (const m of names) {
  const c = await browser.newContext({ locale: 'en-AU', ...modes[m] });
  const p = await c.newPage();
  await p.goto(url);
  await p.locator('input[type=email], input[name=email]').first().fill(email);
  await p.locator('input[type=password]').first().fill('Greenroom-2026!');
  await p.keyboard.press('Enter');
  await p.waitForURL((a) => !a.pathname.startsWith('/login') && a.pathname !== '/');
  await p.waitForLoadState('networkidle');
  const call = async (method: string, path: string, body?: object) =>
    p.evaluate(
      async ([me, pa, bo]: any) => {
        const r = await fetch('/user/v1/auth/refresh', { method: 'POST' }).catch(() => null);
        return null;
      },
      [method, path, body],
    );
  const shot = async (n: string) => {
    await p.waitForLoadState('networkidle');
    await p.waitForTimeout(500);
    await p.screenshot({ path: `/tmp/w/rest-shots/${n}-${m}.png` });
    console.log(n, m, p.url().replace(url, ''));
  };
  const steps: Record<string, () => Promise<void>> = {
    pipeline: async () => {
      await p.goto(url + '/pipeline');
      await shot('pipeline');
    },
    board: async () => {
      await p.goto(url + '/pipeline?view=board');
      await shot('board');
    },
    events: async () => {
      await p.goto(url + '/event');
      await shot('events');
    },
    detail: async () => {
      await p.goto(url + '/pipeline/won');
      await p.waitForLoadState('networkidle');
      const l = p.locator('main').locator('tbody a, li a').first();
      await l.click();
      await p.waitForTimeout(1500);
      await shot('opp');
      for (const t of ['tasks', 'contracts', 'attachments', 'staff', 'notes', 'history']) {
        await p.goto(
          p.url().replace(/\/(summary|tasks|contracts|attachments|staff|notes|history)([/?].*)?$/, '') + '/' + t,
        );
        await shot('opp-' + t);
      }
    },
    event: async () => {
      await p.goto(url + '/event');
      await p.waitForLoadState('networkidle');
      await p.locator('main').locator('tbody a, li a').first().click();
      await p.waitForTimeout(1500);
      await shot('eventone');
    },
    talent: async () => {
      await p.goto(url + '/talent');
      await p.waitForLoadState('networkidle');
      await p.locator('main').locator('tbody a, li a').first().click();
      await p.waitForTimeout(1500);
      await shot('talent');
    },
    hold: async () => {
      await p.goto(url + '/settings/hold');
      await shot('holdset');
    },
    tevents: async () => {
      await p.goto(url + '/talent');
      await p.waitForLoadState('networkidle');
      await p.locator('main').locator('tbody a, li a').first().click();
      await p.waitForTimeout(1500);
      await p.goto(p.url().replace(/\/profile.*/, '') + '/event');
      await shot('tevents');
    },
    tasks: async () => {
      await p.goto(url + '/tasks');
      await shot('tasks');
      await p.locator('main').locator('tbody a, li a').first().click();
      await p.waitForTimeout(1500);
      await shot('task');
    },
    rules: async () => {
      await p.goto(url + '/finance/rules/task-type');
      await shot('rules');
    },
  };
  for (const s of which ? which.split(',') : Object.keys(steps)) {
    try {
      await steps[s]!();
    } catch (e) {
      console.log('FAILED', s, m, String(e).slice(0, 300));
      await p.screenshot({ path: `/tmp/w/rest-shots/FAIL-${s}-${m}.png` });
    }
  }
  await c.close();
}
await browser.close();
