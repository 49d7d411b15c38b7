import type { BrowserContext } from 'playwright';
import { demoPassword } from '../../demo/accounts.ts';

/** Signs a demo account in at a served product, for all pages of a context. */
export async function signInAt(context: BrowserContext, url: string, email: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login') && address.pathname !== '/');
  await page.waitForLoadState('networkidle');
  await page.close();
}
