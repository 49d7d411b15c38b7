import type { APIRequestContext } from '@playwright/test';
import { levelSets, type LevelSet } from '../../schema/access/levels.ts';
import { atOnce, expect, hears, signIn, test } from './product.ts';

/** Account of this file alone, whose rights and sessions change here. */
const email = 'nobody@harbour.test';

const password = 'Greenroom-2026!';
const another = 'Another-2027?';

/** Signs in a person elsewhere, by the API. */
async function callerOf(request: APIRequestContext, username: string) {
  const answer = await request.post('/user/v1/auth/login', { data: { username, password } });
  const { responseData } = (await answer.json()) as { responseData: { access_token: string } };
  const headers = { authorization: `Bearer ${responseData.access_token}` };
  return async (method: string, path: string, body: object) => {
    const said = await request.fetch(`/user/v1/${path}`, { method, headers, data: body });
    expect(said.ok(), await said.text()).toBe(true);
    return (await said.json()) as { responseData: { data?: readonly { id: string }[] } };
  };
}

/** Returns an admin's actions on the person. */
async function openAdmin(request: APIRequestContext) {
  const call = await callerOf(request, 'agency@harbour.test');
  const { responseData: list } = await call('POST', 'staff/list', { keyword: 'Casey Lindqvist' });
  const id = list.data?.[0]?.id ?? '';
  return {
    give: (resourceAccesses: LevelSet) =>
      call('PUT', 'staff/permission', { userId: id, resources: [{ name: 'res::TALENT', resourceAccesses }] }),
    giveRole: (role: 'staff' | 'agency') => call('PUT', 'staff/permission', { userId: id, role, resources: [] }),
    resetSteps: () => call('POST', 'auth/reset-2fa', { userId: id }),
    suspend: () => call('POST', `staff/${id}/suspend`, {}),
    reactivate: () => call('POST', `staff/${id}/reactivate`, {}),
    remove: () => call('PUT', 'staff/delete', { id, checkRelatedData: false }),
    restore: () => call('POST', `staff/${id}/restore`, {}),
  };
}

test('an open page takes away what its person may no longer do, and ends with its session @core', async ({
  page,
  request,
  quiet,
}) => {
  quiet.allow(/40[13]/);
  const admin = await openAdmin(request);
  const open = async () => {
    const isListening = hears(page);
    await signIn(page, email, '/talent');
    await isListening();
  };
  const add = page.getByRole('link', { name: 'Add talent' });

  await admin.give(levelSets.editAll);
  await open();
  await expect(add).toBeVisible();
  await admin.give(levelSets.viewAll);
  await expect(add).toHaveCount(0, atOnce);
  await expect(page.getByRole('grid')).toBeVisible();
  await admin.give(levelSets.none);
  const refusal = page.getByText('You do not have access to this page.');
  await expect(refusal).toBeVisible(atOnce);
  await admin.giveRole('agency');
  await expect(add).toBeVisible(atOnce);
  await page.getByRole('button', { name: 'Account of Casey Lindqvist' }).click();
  const visits = page.getByRole('menuitem', { name: 'Support access' });
  await expect(visits).toBeVisible();
  await admin.giveRole('staff');
  await expect(visits).toHaveCount(0, atOnce);
  await expect(refusal).toBeVisible(atOnce);

  const elsewhere = await callerOf(request, email);
  const choose = (currentPassword: string, newPassword: string) => () =>
    elsewhere('PUT', 'auth/change-password', { currentPassword, newPassword });
  const signOutInAnotherTab = async () => {
    const tab = await page.context().newPage();
    await tab.goto('/tasks');
    await tab.getByRole('button', { name: 'Account of Casey Lindqvist' }).click();
    await tab.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  const endings = [
    { happen: signOutInAnotherTab },
    { happen: choose(password, another), lift: choose(another, password) },
    { happen: admin.resetSteps },
    { happen: admin.suspend, lift: admin.reactivate },
    { happen: admin.remove, lift: admin.restore },
  ];
  for (const { happen, lift } of endings) {
    await open();
    await happen();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible(atOnce);
    await lift?.();
  }
});
