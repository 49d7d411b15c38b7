import { expect, expectAccessible, signIn, signInAt, test } from './product.ts';

test('a search with its filters is kept as a tab, found again, renamed and deleted', async ({
  page,
  quiet,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'staff@harbour.test', '/talent');
  const place = 'Sydney';
  await page.goto(`/talent?location=${place}&statusIds=1`);
  const tabs = page.getByRole('navigation', { name: 'Views' });
  const save = tabs.getByRole('button', { name: 'Save filter' });
  await expect(tabs.getByRole('link', { name: /^Active [0-9]/ })).toHaveAttribute('aria-current', 'page');
  await save.click();
  await expect(page.getByRole('dialog', { name: 'Save filter' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  const name = `People of ${place}`;
  quiet.allow(/400/);
  await page.getByRole('textbox', { name: 'Name' }).fill(name.repeat(8));
  await page.keyboard.press('Enter');
  await expect(page.getByText('At most 100 characters')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  const mine = tabs.getByRole('link', { name, exact: true });
  await expect(mine).toHaveAttribute('aria-current', 'page');
  await expect(save).toBeDisabled();

  await page.goto(`/talent?statusIds=1&location=${place}`);
  await expect(mine).toHaveAttribute('aria-current', 'page');
  await expect(save).toBeDisabled();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL('/talent');
  await expect(tabs.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await mine.click();
  await expect(page).toHaveURL(new RegExp(`location=${place}`));
  await tabs.getByRole('button', { name: 'My filter' }).click();
  await page.getByRole('button', { name: `Rename the filter ${name}` }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name} II`);
  await page.keyboard.press('Enter');
  await expect(tabs.getByRole('link', { name: `${name} II` })).toBeVisible();
  await tabs.getByRole('button', { name: 'My filter' }).click();
  await page.getByRole('button', { name: `Delete the filter ${name} II` }).click();
  await expect(mine).toHaveCount(0);
});

test('the tabs of a list count what is behind them, whatever else it is narrowed down to', async ({ page }) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (/\/talents\/count/.test(request.url()) && /countBy/.test(request.url() + (request.postData() ?? '')))
      counted.push(request.url());
  });
  await signInAt(page, 'agency@harbour.test', '/talent?location=Sydney');
  const tabs = page.getByRole('navigation', { name: 'Views' });
  const countOf = async (name: string) => {
    const tab = tabs.getByRole('link', { name: new RegExp(`^${name} [0-9]`) });
    return Number(/[0-9,]+$/.exec(await tab.innerText())?.[0].replace(',', ''));
  };
  const all = await countOf('All');
  const states = await Promise.all(['Pending', 'Active', 'Rejected', 'Locked'].map(countOf));
  expect(states.reduce((sum, one) => sum + one)).toBe(all);
  expect(counted).toHaveLength(1);
  await tabs.getByRole('link', { name: /^Active/ }).click();
  await expect(page.getByText(new RegExp(`of ${states[1]}$`))).toBeVisible();
  expect(await countOf('All')).toBe(all);
});
