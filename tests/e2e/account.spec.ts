import { atOnce, expect, expectAccessible, expectTitle, hears, signIn, test } from './product.ts';

/** Browsers that no other journey signs in with, one a project: they run side by side. */
const devices = {
  desktop: ['Firefox, Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  phone: ['Firefox, macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0'],
} as const;

test('people see where they are signed in, and end it elsewhere at once', async ({ page, browser, baseURL }, {
  project,
}) => {
  const [device, userAgent] = devices[project.name as keyof typeof devices];
  const button = page.getByRole('button', { name: `Sign out on ${device}` });
  await signIn(page, 'staff@harbour.test', '/talent');
  const context = await browser.newContext({ ...(baseURL && { baseURL }), userAgent });
  const other = await context.newPage();
  await signIn(other, 'staff@harbour.test', '/talent');
  const isListening = hears(other);
  await other.reload();
  await isListening();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await expectTitle(page, 'Your account · Greenroom');
  await expect(page.getByText('This browser')).toBeVisible();
  await expectAccessible(page);
  await button.click();
  await expect(other.getByLabel('Password', { exact: true })).toBeVisible(atOnce);
  await expect(button).toHaveCount(0);
  await context.close();

  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This field is required')).toHaveCount(2);
});
