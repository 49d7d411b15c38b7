import type { APIRequestContext, Page } from '@playwright/test';
import { asApi } from './asApi.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signInAt, test } from './product.ts';

const bar = (page: Page) => page.getByRole('group', { name: 'Actions for the selection' });
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });

/** Cards that no other journey counts or writes to. */
async function openCards(page: Page): Promise<void> {
  await signInAt(page, 'agency@harbour.test', '/partner?pageIndex=2');
  await expect(page.getByRole('button', { name: 'Select' })).toBeVisible();
}

/** Adds two to these cards whom no other record needs, and who have nothing yet: others are not deleted. */
async function addTwo(request: APIRequestContext, ends: readonly [string, string]): Promise<readonly [string, string]> {
  const call = await asApi(request, 'agency@harbour.test');
  const path = '/client/v1/clients?pageIndex=2&pageSize=20';
  const { data } = await call<{ data: { displayName: string }[] }>('GET', path);
  const before = data.data[5]?.displayName ?? '';
  const names = [`${before} ${ends[0]}`, `${before} ${ends[1]}`] as const;
  for (const displayName of names) expect((await call('POST', '/client/v1/clients', { displayName })).status).toBe(200);
  return names;
}

/** Lets a finger rest on a card until `isHeld`, and lifts it. */
async function hold(page: Page, name: string, isHeld: () => Promise<void>): Promise<void> {
  const card = page.getByRole('link', { name, exact: true });
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  const { x = 0, y = 0 } = box ?? {};
  const touchPoints = [{ x: x + 20, y: y + 10 }];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await isHeld();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

test('cards are picked by a tap and edited', async ({ page, request }) => {
  const [first, second] = await addTwo(request, ['Annex', 'Bureau']);
  await openCards(page);
  await page.getByRole('button', { name: 'Select' }).tap();
  await expect(page.getByRole('link', { name: 'Add partner' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByText(first, { exact: true }).tap({ force: true });
  await tick(page, second).tap();
  await expect(bar(page).getByText('2 selected')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const { height } = (await bar(page).boundingBox()) ?? { height: 0 };
  expect(height).toBeLessThan(100);

  await bar(page).getByRole('button', { name: 'Edit field' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Edit 2 partners' });
  await dialog.getByRole('combobox', { name: 'Field' }).tap();
  await page.getByRole('option', { name: 'Assigned staff' }).tap();
  await dialog.getByRole('combobox', { name: 'Assigned staff' }).fill('Daniel');
  await page
    .getByRole('option', { name: /Daniel/ })
    .first()
    .tap();
  await dialog.getByRole('button', { name: 'Change 2' }).tap();
  await expect(page.getByText('2 changed')).toBeVisible();
  await expect(bar(page).getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add partner' })).toBeVisible();
  await expect(page).toHaveURL('/partner?pageIndex=2');
});

test('a finger that rests on a card picks it; a step back ends that, and so does deleting', async ({
  page,
  request,
}) => {
  const [name, other] = await addTwo(request, ['Chapel', 'Depot']);
  await openCards(page);
  const picked = tick(page, name);
  await hold(page, name, () => expect(picked).toBeChecked());
  await expect(bar(page).getByText('1 selected')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL('/partner?pageIndex=2');

  await hold(page, name, () => expect(picked).toBeChecked());
  await tick(page, other).tap();
  await bar(page).getByRole('button', { name: 'Delete' }).tap();
  await page.getByRole('dialog', { name: 'Delete 2 partners?' }).getByRole('button', { name: 'Delete' }).tap();
  await expect(page.getByText('2 deleted')).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('2 restored')).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('link', { name, exact: true }).tap();
  await expect(page.getByRole('heading', { name })).toBeVisible();
});
