import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, signInAt, test } from './product.ts';

const notice = (parts: string) => `Parts of this link could not be used: ${parts}.`;
const nobody = '0190a0a0-0000-7000-8000-00000000dead';

interface Case {
  readonly address: string;
  /** Range of rows on the page; null without rows. */
  readonly range: RegExp | null;
  readonly chips?: readonly string[];
  readonly notice?: string;
  /** The address that the browser shows in the end, where it is another one. */
  readonly becomes?: string;
}

const everyone = /^1–20 of 2[45]\d$/;
const cases: readonly Case[] = [
  { address: '/talent', range: everyone },
  { address: '/talent?pageIndex=2&pageSize=50', range: /^101–150 of 2[45]\d$/ },
  { address: '/talent?statusIds=1', range: /^1–20 of \d+$/, chips: ['Status: Active'] },
  { address: '/talent?statusIds=0_3_0', range: /^1–\d+ of \d+$/, chips: ['Status: Pending, Locked'] },
  { address: '/talent?q=%20anais%20', range: /^1–\d of \d$/ },
  { address: '/talent?utm_source=mail&fbclid=x', range: everyone },
  { address: '/talent?fromDate=&toDate=', range: everyone },
  { address: '/talent?fromDate=0&toDate=1', range: null, chips: ['Created: 01 Jan 1970'] },
  { address: '/talent?fromDate=5', range: everyone, notice: notice('Created: 5') },
  { address: '/talent?pageSize=7&orderBy=nope', range: everyone, notice: notice('page size 7, order by nope') },
  { address: '/talent?statusIds=9', range: everyone, notice: notice('Status: 9') },
  { address: `/talent?assigneeIds=${nobody}`, range: null, chips: ['Roster: Unknown'] },
  {
    address: '/talent?pageIndex=9999&pageSize=100',
    range: /^201–2[45]\d of 2[45]\d$/,
    notice: notice('page 10000'),
    becomes: '/talent?pageIndex=2&pageSize=100',
  },
  {
    address: `/talent?keyword=x&location=${'%C3%A9'.repeat(400)}`,
    range: everyone,
    notice: 'This filter is too long. Choose fewer values',
  },
  {
    address: '/talent?__proto__=1&constructor=2&keyword=%ZZ&%00=%00&statusIds=%FF',
    range: null,
    notice: notice('Status: %FF'),
  },
];

const placeOf = (page: Page) => page.locator('footer [aria-live]');

/** Goes to an address as a step in the history does: read by the same code as one that is loaded, in a tenth of the time. */
async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx } = history.state as { idx: number };
    history.pushState({ usr: null, key: to, idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

async function expectView(page: Page, { address, range, chips = [], notice: told, becomes }: Case): Promise<void> {
  if (range) await expect(placeOf(page), address).toHaveText(range);
  else await expect(page.getByText('No results'), address).toBeVisible();
  for (const chip of chips) await expect(page.getByRole('button', { name: chip, exact: true }), address).toBeVisible();
  await expect(page.getByText(/^Parts of this link|^This filter is too long/), address).toHaveText(told ? [told] : []);
  if (becomes) await expect(page).toHaveURL(becomes);
}

test.describe('the address of a list', () => {
  for (const [title, part] of [
    ['that is right', cases.filter((one) => one.notice === undefined)],
    ['that is wrong in part', cases.filter((one) => one.notice !== undefined)],
  ] as const) {
    test(`shows what it says: one ${title}`, async ({ page }) => {
      await signIn(page, 'agency@harbour.test', '/talent');
      for (const [index, one] of part.entries()) {
        await (index === 1 ? page.goto(one.address) : goWithin(page, one.address));
        await expectView(page, one);
      }
    });
  }

  test('says what could not be used until that is dismissed', async ({ page }) => {
    await signInAt(page, 'agency@harbour.test', '/talent?pageSize=7');
    await expect(page.getByText(notice('page size 7'))).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Dismiss' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/talent');
    await expect(page.locator('td:focus')).toBeVisible();
  });

  test('is one entry of the history for quick changes, and the same view again', async ({ page, context }) => {
    await signInAt(page, 'agency@harbour.test', '/talent?pageIndex=3');
    await expect(placeOf(page)).toHaveText(/^61–80 of/);
    await page.getByText('+ Filter').click();
    await page.getByRole('menuitem', { name: 'Status' }).click();
    await expect(page.getByRole('checkbox', { name: 'Locked' })).toBeVisible();
    // From within the page, so that they follow each other quickly on a slow machine too.
    await page.getByRole('checkbox', { name: /^(Pending|Active|Locked)$/ }).evaluateAll(async (boxes) => {
      for (const box of boxes) {
        (box as HTMLInputElement).click();
        await new Promise(requestAnimationFrame);
      }
    });
    await expect(page).toHaveURL('/talent?statusIds=0_1_3');
    await page.keyboard.press('Escape');
    const chip = page.getByRole('button', { name: 'Status: Pending, Active +1' });
    await expect(chip).toBeVisible();
    // Not one number: other journeys make and merge talents meanwhile.
    const found = /^1–20 of 2[0-3]\d$/;
    await expect(placeOf(page)).toHaveText(found);

    await page.goBack();
    await expect(page).toHaveURL('/talent?pageIndex=3');
    await expect(placeOf(page)).toHaveText(/^61–80 of/);
    await page.goForward();
    await expect(placeOf(page)).toHaveText(found);
    await page.reload();
    await expect(chip).toBeVisible();
    await expect(placeOf(page)).toHaveText(found);

    const second = await context.newPage();
    await second.goto(page.url());
    await expect(placeOf(second)).toHaveText(found);
    await second.getByLabel('Remove the filter Status').click();
    await expect(placeOf(second)).toHaveText(everyone);
    await expect(placeOf(page)).toHaveText(found);
    await second.close();

    await page.getByPlaceholder('Search').first().fill('ana');
    await expect(page).toHaveURL('/talent?keyword=ana&statusIds=0_1_3');
    await page.goBack();
    await expect(page).toHaveURL('/talent?statusIds=0_1_3');
    await expect(page.getByPlaceholder('Search').first()).toHaveValue('');
    await goWithin(page, '/talent?keyword=zzz&location=Perth&statusIds=0_1');
    await page.getByRole('button', { name: 'Remove the filter Status' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove the filter Location' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '+ Filter' })).toBeFocused();
    await expect(page).toHaveURL('/talent?keyword=zzz');
    await page.getByRole('button', { name: 'Clear search and filters' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/talent');
    await expect(page.locator('td:focus')).toBeVisible();
  });

  test('opens a record with the list behind it', async ({ page, quiet }) => {
    await signIn(page, 'agency@harbour.test', '/talent');
    const href = await page.locator('a[href*="/profile/summary"]').first().getAttribute('href');
    const id = href?.split('/')[2] ?? '';
    await page.goto(`/talent?statusIds=0_1&id=${id}`);
    await expect(page).toHaveURL(`/talent/${id}/profile/summary`);
    await page.goBack();
    await expect(page).toHaveURL('/talent?statusIds=0_1');
    quiet.allow(/404/);
    await page.goto(`/talent?uid=${nobody}`);
    await expect(page).toHaveURL(`/talent/${nobody}/profile/summary`);
    await expect(page.getByRole('heading', { name: /not found/i }).first()).toBeVisible();
  });

  test('takes no filter that would be too long', async ({ page }) => {
    await signIn(page, 'agency@harbour.test', '/talent');
    const before = `/talent?location=${'%C3%A9'.repeat(330)}`;
    await page.goto(before);
    await expect(page.getByText('No results')).toBeVisible();
    await page.getByText('+ Filter').click();
    await page.getByRole('menuitem', { name: 'Status' }).click();
    await page.getByRole('checkbox', { name: 'Pending' }).click();
    await expect(page.getByText('This filter is too long. Choose fewer values')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Pending' })).not.toBeChecked();
    await expect(page).toHaveURL(before);
  });

  test('bounds a range by the days of the reader, by name or by hand', async ({ page }) => {
    await signInAt(page, 'agency@harbour.test', '/talent?pageIndex=1');
    await page.getByText('+ Filter').click();
    await page.getByRole('menuitem', { name: 'Created' }).click();
    const dialog = page.getByRole('dialog', { name: 'Created' });
    await dialog.getByRole('button', { name: 'This month' }).click();
    await expect(page).toHaveURL(/\/talent\?fromDate=\d+&toDate=\d+$/);
    await expect(page.getByText('Created: This month')).toBeAttached();
    await expectAccessible(page);
    await dialog.getByLabel(/^From/).fill('1/10/2024');
    await dialog.getByLabel(/^From/).press('Enter');
    await dialog.getByLabel(/^To/).fill('31 Dec 2024');
    await dialog.getByLabel(/^To/).press('Enter');
    // Midnight in Sydney, before and after its clocks went forward.
    const [from, to] = [Date.parse('2024-09-30T14:00:00Z'), Date.parse('2024-12-31T13:00:00Z') - 1];
    await expect(page).toHaveURL(`/talent?fromDate=${from}&toDate=${to}`);
    await page.keyboard.press('Escape');
    await page.goto('/talent?pageIndex=2&statusIds=1');
    await page.getByLabel('Rows per page').click();
    await page.getByRole('option', { name: '50 per page' }).click();
    await expect(page).toHaveURL('/talent?pageSize=50&statusIds=1');
  });
});
