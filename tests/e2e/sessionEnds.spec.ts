import type { APIRequestContext } from '@playwright/test';
import { levelSets, type LevelSet } from '../../schema/access/levels.ts';
import { expect, hears, signIn, test } from './product.ts';

/** Milliseconds in which an open page follows what happens to its person. */
const atOnce = { timeout: 2_000 };
/** Nobody else works with this account, whose rights and sessions come and go here. */
const email = 'nobody@harbour.test';

/** An agency's admin, by the API. */
async function openAdmin(request: APIRequestContext) {
  const data = { username: 'agency@harbour.test', password: 'Greenroom-2026!' };
  const answer = await request.post('/user/v1/auth/login', { data });
  const { responseData } = (await answer.json()) as { responseData: { access_token: string } };
  const headers = { authorization: `Bearer ${responseData.access_token}` };
  const call = async (method: string, path: string, body: object) => {
    const said = await request.fetch(`/user/v1/${path}`, { method, headers, data: body });
    expect(said.ok(), await said.text()).toBe(true);
    return (await said.json()) as { responseData: { data?: readonly { id: string }[] } };
  };
  const { responseData: list } = await call('POST', 'staff/list', { keyword: 'Casey Lindqvist' });
  const id = list.data?.[0]?.id ?? '';
  return {
    give: (resourceAccesses: LevelSet) =>
      call('PUT', 'staff/permission', { userId: id, resources: [{ name: 'res::TALENT', resourceAccesses }] }),
    resetSteps: () => call('POST', 'auth/reset-2fa', { userId: id }),
    remove: () => call('PUT', 'staff/delete', { id, checkRelatedData: true }),
    restore: () => call('POST', `staff/${id}/restore`, {}),
  };
}

test('an open page takes away what its person may no longer do, and ends with its session', async ({
  page,
  request,
  quiet,
}) => {
  quiet.allow(/403/);
  const admin = await openAdmin(request);
  const open = async () => {
    const isListening = hears(page);
    await signIn(page, email, '/talent');
    await isListening;
  };
  const add = page.getByRole('link', { name: 'Add talent' });

  await admin.give(levelSets.editAll);
  await open();
  await expect(add).toBeVisible();
  await admin.give(levelSets.viewAll);
  await expect(add).toHaveCount(0, atOnce);
  await expect(page.getByRole('grid')).toBeVisible();
  await admin.give(levelSets.none);
  await expect(page.getByText('Your account may not open this page.')).toBeVisible(atOnce);

  const endings = [{ happen: admin.resetSteps }, { happen: admin.remove, lift: admin.restore }];
  for (const { happen, lift } of endings) {
    await open();
    await happen();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible(atOnce);
    await lift?.();
  }
});
