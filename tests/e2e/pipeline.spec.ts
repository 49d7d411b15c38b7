import type { Locator, Page } from '@playwright/test';
import { makeAgency } from './agency.ts';
import { asApi } from './asApi.ts';
import { expectContrast } from './axe.ts';
import { atOnce, expect, expectAccessible, expectNoSidewaysScroll, hears, signInAt, test } from './product.ts';

interface Category {
  readonly code: string;
  readonly statusIds: readonly string[];
}
interface Made {
  readonly id: string;
}

const columnOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cardOf = (column: Locator, title: string) => column.getByRole('listitem').filter({ hasText: title });

/** Shows a column on a phone, where one is shown at a time. */
async function show(page: Page, isPhone: boolean, name: string): Promise<void> {
  if (isPhone) await page.getByRole('group', { name: 'Columns' }).getByRole('button', { name }).click();
}

/** Moves a card by the keyboard across columns, or on a phone by its menu. */
async function carry(page: Page, isPhone: boolean, title: string, from: string, to: string, steps: number) {
  const column = columnOf(page, from);
  if (isPhone) {
    await column.getByRole('button', { name: `Move ${title}` }).click();
    await page.getByRole('menuitem', { name: to }).click();
    return;
  }
  await column.getByRole('link', { name: title }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${title} lifted in ${from}`)).toBeAttached();
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByText(new RegExp(`${title} is over ${to}`))).toBeAttached();
  await page.keyboard.press('Space');
}

test('a deal is won and another lost on the board, which asks first and is followed elsewhere @core', async ({
  page,
  request,
  browser,
  baseURL,
}, { project }) => {
  const isPhone = project.name === 'phone';
  const email = `admin@pipeline-${project.name}.test`;
  await makeAgency(request, `Pipeline ${project.name}`, email);
  const admin = await asApi(request, email);
  await admin('POST', '/client/v1/catalogues', { displayName: 'Went with another', type: 'LOST_REASON' });
  await admin('POST', '/client/v1/pipelines', { summary: 'Harbour campaign' });
  await admin('POST', '/client/v1/pipelines', { summary: 'Winter gala', value: '900', valueCurrency: 'EUR' });

  await signInAt(page, email, '/pipeline?view=board');
  await expect(columnOf(page, 'Opportunity')).toContainText('900.00');
  await expectAccessible(page);
  await expectContrast(page);
  await expectNoSidewaysScroll(page);

  const other = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 1440, height: 900 } });
  const second = await other.newPage();
  const isListening = hears(second);
  await signInAt(second, email, '/pipeline?view=board');
  await expect(cardOf(columnOf(second, 'Opportunity'), 'Harbour campaign')).toBeVisible();
  await isListening();

  const moves: string[] = [];
  page.on('request', (one) => {
    if (one.method() === 'PUT' && one.url().includes('/pipelines/status/')) moves.push(one.url());
  });
  await carry(page, isPhone, 'Harbour campaign', 'Opportunity', 'Won', 1);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Value' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(cardOf(columnOf(page, 'Opportunity'), 'Harbour campaign')).toBeVisible();
  expect(moves).toEqual([]);

  await carry(page, isPhone, 'Harbour campaign', 'Opportunity', 'Won', 1);
  await dialog.getByRole('button', { name: 'Mark as won' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  expect(moves).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Value' }).fill('1200.50');
  await dialog.getByRole('button', { name: 'Mark as won' }).click();
  await expect(dialog).toBeHidden();
  expect(moves).toHaveLength(1);
  await expect(cardOf(columnOf(second, 'Won'), 'Harbour campaign')).toBeVisible(atOnce);
  await expect(columnOf(second, 'Won')).toContainText('1,200.50');
  await show(page, isPhone, 'Won');
  await expect(cardOf(columnOf(page, 'Won'), 'Harbour campaign')).toBeVisible();
  await expect(columnOf(page, 'Won')).toContainText('1,200.50');

  await show(page, isPhone, 'Opportunity');
  await carry(page, isPhone, 'Winter gala', 'Opportunity', 'Lost', 2);
  await dialog.getByRole('combobox', { name: 'Lost reason' }).fill('another');
  await page.getByRole('option', { name: 'Went with another' }).click();
  await dialog.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(cardOf(columnOf(second, 'Lost'), 'Winter gala')).toBeVisible(atOnce);
  await expect(columnOf(second, 'Opportunity')).not.toContainText('900.00');
  await expect(columnOf(second, 'Lost')).toContainText('900.00');
  await other.close();
  await expectAccessible(page);
});

test('the pipeline and the contracts of a talent and of a partner are lists below their pages', async ({
  page,
  request,
}, { project }) => {
  const email = `admin@below-${project.name}.test`;
  await makeAgency(request, `Below ${project.name}`, email);
  const admin = await asApi(request, email);
  const categories = (await admin<Category[]>('GET', '/client/v1/status-category?type=PIPELINE&isIncludeStatus=true'))
    .data;
  const won = categories.find(({ code }) => code === 'WON')?.statusIds[0];
  const talent = (await admin<Made>('POST', '/client/v1/talents', { displayName: 'Mina Vale' })).data;
  const partner = (await admin<Made>('POST', '/client/v1/clients', { displayName: 'Lumen House' })).data;
  const money = { value: '50', valueCurrency: 'EUR' };
  await admin('POST', '/client/v1/pipelines', {
    summary: 'Signed tour',
    talentIds: [talent.id],
    statusId: won,
    ...money,
  });
  await admin('POST', '/client/v1/pipelines', { summary: 'Of nobody' });
  const makeContract = async (summary: string, financialStatus: 'PAID' | 'NOT_READY') => {
    const { id } = (await admin<Made>('POST', '/client/v1/contracts', { summary, clientId: partner.id })).data;
    const body = { label: 'Fee', amount: '100', contractId: id };
    const amount = (await admin<Made>('POST', '/client/v1/contract-amounts', body)).data;
    for (const step of financialStatus === 'PAID' ? ['ready', 'invoice', 'pay'] : [])
      await admin('POST', `/client/v1/contract-amounts/${amount.id}/${step}`, {});
  };
  for (const [summary, financialStatus] of [
    ['Paid clinic', 'PAID'],
    ['Open clinic', 'NOT_READY'],
  ] as const)
    await makeContract(summary, financialStatus);

  await signInAt(page, email, `/talent/${talent.id}/pipeline/won`);
  const main = page.getByRole('main');
  const areas = page.getByRole('navigation', { name: 'Areas' });
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(main.getByText('Signed tour').first()).toBeVisible();
  await expect(main.getByText('Of nobody')).toHaveCount(0);
  // The number is that of the open ones, on which the list opens.
  await expect(areas.getByRole('link', { name: /^Pipeline/ })).toContainText('0');
  await expect(areas.getByRole('link', { name: /^Contracts/ })).toContainText('0');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await views.getByRole('link', { name: /^Lost/ }).click();
  await expect(page).toHaveURL(`/talent/${talent.id}/pipeline/lost`);
  await expect(main.getByText('Signed tour')).toHaveCount(0);
  await views.getByRole('link', { name: /^All/ }).click();
  await expect(page).toHaveURL(`/talent/${talent.id}/pipeline?categoryCodes=`);
  await expect(main.getByText('Signed tour').first()).toBeVisible();

  await page.getByRole('link', { name: 'Add opportunity' }).first().click();
  await expect(page).toHaveURL(`/talent/${talent.id}/pipeline/add`);
  await expect(page.getByText('Mina Vale').first()).toBeVisible();
  await page.getByLabel('Summary').fill('Spring tour');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(new RegExp(`/talent/${talent.id}/pipeline/detail/[0-9a-f-]{36}/summary$`));
  await expect(page.getByText('Mina Vale').first()).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(new RegExp(`/talent/${talent.id}/pipeline/detail/[0-9a-f-]{36}/summary/edit$`));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/summary$/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(`/talent/${talent.id}/pipeline`);
  await expect(main.getByText('Spring tour').first()).toBeVisible();
  await expect(areas.getByRole('link', { name: /^Pipeline/ })).toContainText('1');

  await page.goto(`/partner/${partner.id}/contracts/paid`);
  await expect(main.getByText('Paid clinic').first()).toBeVisible();
  await expect(main.getByText('Open clinic')).toHaveCount(0);
  await expectAccessible(page);
  await views.getByRole('link', { name: /^Not ready/ }).click();
  await expect(page).toHaveURL(`/partner/${partner.id}/contracts/not-ready`);
  await expect(main.getByText('Open clinic').first()).toBeVisible();
  await expect(main.getByText('Paid clinic')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});
