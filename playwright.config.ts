import { defineConfig } from '@playwright/test';

/** `npm test -- e2e` finds the browser and names it here; the server is started once for all by tests/e2e/setup.ts. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/setup.ts',
  // One more than CI has cores: journeys wait more than they work.
  workers: 3,
  // A journey that fails at times is mended, or named in tests/quarantine.json meanwhile.
  retries: 0,
  forbidOnly: true,
  // Limits against what hangs: a busy machine takes twice as long as a quiet one.
  timeout: 120_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.GREENROOM_URL,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // On a busy machine a menu that grows between press and release of the mouse takes the click from its entry.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Root, and most containers, have no sandbox to give.
      chromiumSandbox: false,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--disable-sync',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // No page of a journey lives long enough to gain by it.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: '**/phone*.spec.ts', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // What a phone draws as the desktop does, by the same parts, is gone through there alone.
      testMatch: [
        'account',
        'board',
        'export',
        'library',
        'people',
        'peopleMedia',
        'pipeline',
        'taskSeries',
        'phone*',
      ].map((name) => `**/${name}.spec.ts`),
      grepInvert: /on \/partner|every part|unsaved words|one by one|is cancelled|broken connection/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
