import type { Page } from '@playwright/test';
import { asApi } from './asApi.ts';
import { invitePerson } from './person.ts';
import { atOnce, expect, expectAccessible, expectNoSidewaysScroll, hears, signIn, signInAt, test } from './product.ts';

/** Opens a page of the person's, and marks it so that a reload would show. */
async function openAndMark(page: Page, address: string): Promise<() => Promise<void>> {
  const isListening = hears(page);
  await page.goto(address);
  await isListening();
  await page.evaluate(() => Object.assign(window, { isStillThere: true }));
  return async () => {
    expect(await page.evaluate(() => 'isStillThere' in window)).toBe(true);
  };
}

test('what an admin takes and gives in the matrix shows on the person’s open pages at once @core', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const person = await invitePerson(request, 'Rosa Matrix');
  await person.giveTalents('VIEW_ASSIGN', 'VIEW_ALL', 'EDIT_ASSIGN', 'EDIT_ALL');
  // Of this journey alone: the first of the list may be another's, which deletes it at its end.
  const admin = await asApi(request, 'agency@harbour.test');
  const { data: talent } = await admin<{ id: string }>('POST', '/client/v1/talents', {
    displayName: `Seen by ${person.email}`,
  });

  const other = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 1440, height: 900 } });
  try {
    const list = await other.newPage();
    await signIn(list, person.email, '/talent');
    const isListStill = await openAndMark(list, '/talent');
    const record = await other.newPage();
    const isRecordStill = await openAndMark(record, `/talent/${talent.id}/profile/summary`);
    const add = list.getByRole('link', { name: 'Add talent' });
    const edit = record.getByRole('link', { name: 'Edit', exact: true });
    await expect(add).toBeVisible();
    await expect(edit).toBeVisible();

    await signInAt(page, 'agency@harbour.test', `/staff?keyword=${person.email}`);
    const line = page.locator(`tr[data-id="${person.id}"]`);
    await line.hover();
    await line.getByRole('button', { name: `Permissions of ${person.displayName}` }).click();
    const dialog = page.getByRole('dialog', { name: `Permissions of ${person.displayName}` });
    const box = (level: string) => dialog.getByRole('checkbox', { name: `Talents: ${level}` });
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(box('Edit All')).toBeChecked();
    await expect(save).toBeDisabled();
    await expect(dialog.getByRole('table')).toHaveCSS('width', '960px');
    await expectAccessible(page);
    await box('Edit Assigned').uncheck();
    await expect(box('Edit All')).not.toBeChecked();
    await expect(box('View All')).toBeChecked();
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expect(edit).toHaveCount(0, atOnce);
    await expect(add).toHaveCount(0, atOnce);
    await expect(record.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto(`/staff/${person.id}/profile/summary`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Permissions', exact: true }).click();
    await box('View All').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expect(edit).toBeVisible(atOnce);
    await expect(add).toBeVisible(atOnce);
    await isListStill();
    await isRecordStill();

    await page.getByRole('link', { name: 'History' }).click();
    const changes = page.getByRole('definition').filter({ hasText: 'View All' });
    await expect(changes.first()).toHaveText('View All→Edit All');
    await expect(changes.nth(1)).toHaveText('Edit All→View All');

    await person.giveTalents('VIEW_ASSIGN');
    await expect(list.getByRole('heading', { name: 'Nothing to see' })).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Permissions', exact: true }).click();
    const talents = dialog.getByRole('group', { name: 'Talents' });
    await talents.getByRole('checkbox', { name: 'No Access' }).check();
    await expect(talents.getByRole('checkbox', { name: 'View Assigned' })).not.toBeChecked();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/profile\/history$/);
  } finally {
    await person.remove();
    await other.close();
    await admin('POST', '/client/v1/talents/bulk', { ids: [{ id: talent.id }], delete: true });
  }
});
