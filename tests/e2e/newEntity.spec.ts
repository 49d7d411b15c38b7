import type { Page } from '@playwright/test';
import { addQuotes, addSponsors, narrowSponsors } from '../support/newEntity.ts';
import { copyProject } from '../support/projectCopy.ts';
import { startServer } from '../support/serve.ts';
import { people } from '../support/serving/people.ts';
import { expectQuotes } from './quotes.ts';
import { expect, expectAccessible, test } from './product.ts';

/** Expects the list with its one sponsor as the edited declaration defines it: columns, order, default range. */
async function expectList(page: Page): Promise<void> {
  const row = page.getByText('Loud Speakers');
  await expect(row).toBeVisible();
  await expect(page.getByRole('columnheader').getByRole('button', { name: 'Capacity' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '$950.50' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Created: Last 30 days', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the filter Created' }).click();
  await expect(page).toHaveURL(/fromDate=&toDate=/);
  await expect(row).toBeVisible();
}

/** Applies the filters of the declaration, in the list that shows its one sponsor, about a person. */
async function expectFilters(page: Page, about: string): Promise<void> {
  const row = page.getByText('Loud Speakers');
  const filterBy = async (label: string) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '+ Filter' }).click();
    await page.getByRole('menuitem', { name: label, exact: true }).click();
    return page.getByRole('dialog', { name: label, exact: true });
  };
  await expect(row).toBeVisible();
  await page.getByRole('columnheader').getByRole('button', { name: 'Capacity' }).click();
  await expect(page).toHaveURL(/orderBy=capacity&orderDirection=ASC/);

  const preferred = await filterBy('Is preferred');
  await preferred.getByRole('checkbox', { name: 'No' }).check();
  await expect(page.getByText('No results')).toBeVisible();
  await preferred.getByRole('checkbox', { name: 'Yes' }).check();
  await expect(page).not.toHaveURL(/isPreferred/);
  await preferred.getByRole('checkbox', { name: 'No' }).uncheck();
  await expect(page).toHaveURL(/isPreferred=true/);
  await expect(row).toBeVisible();

  const capacity = await filterBy('Capacity');
  await capacity.getByLabel('From').fill('121');
  await expect(page.getByText('No results')).toBeVisible();
  await capacity.getByLabel('From').fill('120');
  await expect(page).toHaveURL(/capacityMin=120/);

  const fee = await filterBy('Fee');
  await fee.getByLabel('To').fill('950.49');
  await expect(page.getByText('No results')).toBeVisible();
  await fee.getByLabel('To').fill('950.50');
  await expect(page.getByText('Fee: ≤ $950.50')).toBeVisible();

  const stage = await filterBy('Stage');
  await stage.getByRole('treeitem').first().locator('input').first().click();
  await expect(page).toHaveURL(/stageIds=/);
  await expect(row).toBeVisible();

  const subject = await filterBy('About');
  await subject.getByRole('option', { name: /^Talents/ }).click();
  await subject.getByLabel('Search in Talents').fill(about);
  await subject.getByRole('checkbox', { name: about }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `About: ${about}` })).toBeVisible();
  await expect(row).toBeVisible();
}

test('an entity that is added to the product is used, and one with lines and states', async ({ page }) => {
  test.setTimeout(480_000);
  const copy = await copyProject();
  const { run } = copy;
  try {
    await narrowSponsors(copy, await addSponsors(copy));
    addQuotes(copy);
    run('scripts/generate.mjs', '--name', 'sponsor_and_quote');
    run('scripts/build.mjs');

    const server = await startServer({ data: 'people', project: copy.folder });
    try {
      const at = (path: string) => `${server.url}${path}`;
      await page.goto(at('/login'));
      await page.getByLabel('Email').fill(people.admin);
      await page.getByLabel('Password', { exact: true }).fill(people.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page
        .getByRole('navigation')
        .getByRole('link', { name: /^Sponsors/ })
        .click();
      await expect(page).toHaveTitle(/Sponsors/);
      await expect(page.getByText('No results')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Add sponsor' }).first().click();
      await page.getByLabel('Display name').fill('Loud Speakers');
      await page.getByLabel(/^Since/).fill('2/3/2020');
      await page.getByLabel('Is preferred').check();
      await page.getByLabel('Capacity').fill('120');
      await page.getByLabel(/^Fee/).fill('950.5');
      await page.getByRole('combobox', { name: 'About' }).click();
      const subject = page.getByRole('option').first();
      const about = (await subject.innerText()).trim().split('\n').at(-1) ?? '';
      await subject.click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('heading', { name: 'Loud Speakers' })).toBeVisible();
      await expect(page.getByText('02 Mar 2020')).toBeVisible();
      await page.getByRole('link', { name: 'Edit' }).click();
      await page.getByLabel('Email').fill('hello@loud.example');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(/\/profile\/summary$/);
      await page.getByRole('link', { name: 'History' }).click();
      await expect(page.getByRole('region', { name: 'History' }).getByText('hello@loud.example')).toBeVisible();
      await page.goto(at('/sponsor?keyword=speak'));
      await expectList(page);
      await expectFilters(page, about);

      await expectQuotes(page, server.url);

      const { paths } = (await (await fetch(at('/docs/json'))).json()) as { paths: object };
      expect(Object.keys(paths)).toContain('/client/v1/sponsors/list');
      const login = await fetch(at('/user/v1/auth/login'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: people.nobody, password: people.password }),
      });
      const { responseData } = (await login.json()) as { responseData: { access_token: string } };
      const headers = { authorization: `Bearer ${responseData.access_token}`, 'content-type': 'application/json' };
      const refused = await fetch(at('/client/v1/sponsors/list'), { method: 'POST', headers, body: '{}' });
      expect(refused.status).toBe(403);
    } finally {
      await page.goto('about:blank');
      await server.stop();
    }
  } finally {
    await copy.remove();
  }
});
