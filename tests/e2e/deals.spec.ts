import { asApi } from './asApi.ts';
import { expect, expectAccessible, signInAt, test } from './product.ts';

test('a contract is agreed on, and stands among the deals of its partner @core', async ({ page }) => {
  const summary = `Harbour concert ${Date.now().toString(36)}`;
  await signInAt(page, 'agency@harbour.test', '/contracts/add');
  await page.getByLabel('Summary').fill(summary);
  await page.getByRole('combobox', { name: 'Partner' }).fill('Lilly');
  await page.getByRole('option').first().click();
  const partner = await page.getByRole('combobox', { name: 'Partner' }).inputValue();
  await page.getByRole('button', { name: 'Browse by type' }).click();
  const kinds = page.getByRole('dialog', { name: 'Talents' });
  await kinds.getByRole('option', { name: 'Scouts' }).click();
  await kinds.getByRole('checkbox').first().check();
  await expect(kinds.getByRole('option', { name: 'Scouts' })).toContainText('1');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Talents' })).toBeFocused();
  await page.getByLabel(/^Starts on/).fill('02/01/2020');
  await page.getByLabel(/^Ends on/).fill('01/01/2020');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Must not be before the start')).toBeVisible();
  await page.getByLabel(/^Ends on/).fill('20 Nov 2099');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/contracts\/detail\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: summary })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: partner }).click();
  const panel = page.getByRole('dialog', { name: partner });
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Open', exact: true }).click();
  // The pointer now rests on the bar, whose hint would be judged as part of the page.
  await page.mouse.move(0, 450);
  const deal = page.getByRole('listitem').filter({ hasText: summary }).filter({ hasText: 'Current' });
  await expect(deal).toBeVisible();
  await expectAccessible(page);
  await deal.getByRole('link').click();
  await page.getByRole('dialog', { name: summary }).getByRole('link', { name: 'Open', exact: true }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/contracts\/detail\/[0-9a-f-]{36}\/summary\/edit$/);
  await expectAccessible(page);
});

test('a deal that is won leads to a contract with its event, and nothing is typed twice', async ({ page, request }) => {
  const summary = `Autumn tour ${Date.now().toString(36)}`;
  const api = await asApi(request, 'agency@harbour.test');
  const { data: talent } = await api<{ id: string }>('POST', '/client/v1/talents', { displayName: `On ${summary}` });
  const body = { summary, talentIds: [talent.id], value: '1200.50', valueCurrency: 'EUR' };
  const { data: deal } = await api<{ id: string }>('POST', '/client/v1/pipelines', body);
  await signInAt(page, 'agency@harbour.test', `/pipeline/detail/${deal.id}/summary`);
  await page.getByRole('button', { name: 'Mark as won' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as won' }).click();
  let clicks = 0;
  const press = async (role: 'button' | 'menuitem', name: string) => {
    await page.getByRole(role, { name, exact: true }).click();
    clicks += 1;
  };
  await press('button', 'Add contract');
  await expect(page.getByText(`Filled from ${summary}`)).toBeVisible();
  await expect(page.getByLabel('Summary')).toHaveValue(summary);
  await expectAccessible(page);
  await press('button', 'Save');
  await expect(page).toHaveURL(/\/contracts\/detail\/[0-9a-f-]{36}$/);
  const contract = page.url();
  await press('button', 'More');
  await press('menuitem', 'Add event');
  await expect(page.getByText(`Filled from ${summary}`)).toBeVisible();
  await press('button', 'Save');
  await expect(page).toHaveURL(/\/event\/detail\/[0-9a-f-]{36}\/summary$/);
  expect(clicks).toBeLessThanOrEqual(6);
  await page.goto(contract);
  const facts = page.getByRole('main');
  await expect(facts).toContainText('1,200.50');
  await expect(facts.getByRole('link', { name: `On ${summary}` })).toBeVisible();
  // Its opportunity and its event.
  await expect(facts.getByRole('link', { name: summary, exact: true })).toHaveCount(2);
  // Others open the documents of contracts, and this one has no text yet.
  await api('PUT', `/client/v1/contracts/${contract.split('/').at(-1)}`, { terms: 'As agreed.' });
});
