import { expect, expectAccessible, signInAt, test } from './product.ts';

test('a list is narrowed down by people whom the server finds, by entries, and by what is typed @core', async ({
  page,
}) => {
  await signInAt(page, 'agency@harbour.test', '/talent?pageIndex=1');
  await expect(page.getByRole('grid')).toBeVisible();
  const filterBy = async (label: string) => {
    await page.getByRole('button', { name: '+ Filter' }).click();
    await page.getByRole('menuitem', { name: label, exact: true }).click();
    return page.getByRole('dialog', { name: label, exact: true });
  };
  const searched: string[] = [];
  page.on('request', (request) => {
    const keyword = new URL(request.url()).searchParams.get('keyword') ?? '';
    if (request.url().includes('form-option') && keyword !== '') searched.push(keyword);
  });

  const people = await filterBy('Roster');
  await people.getByLabel('Search in Roster').pressSequentially('daniel', { delay: 40 });
  const daniel = people.getByRole('checkbox', { name: /^Daniel/ });
  await expect(people.getByRole('checkbox')).toHaveCount(await daniel.count());
  await daniel.first().check();
  await expect(page).toHaveURL(/\/talent\?assigneeIds=[\w-]+$/);
  // The server is not asked for each letter, however slowly they arrive.
  await expect.poll(() => searched.at(-1)).toBe('daniel');
  expect(searched.length).toBeLessThan('daniel'.length);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const entries = await filterBy('Categories');
  const music = entries.getByRole('checkbox', { name: 'Music' });
  await expect(music).toBeVisible();
  const place = await entries.boundingBox();
  await music.check();
  await expect(page.getByText('Categories: Music')).toBeVisible();
  // What is chosen from stays where it is, though a chip has come before what opened it.
  expect(await entries.boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
  await entries.getByRole('checkbox', { name: 'Sports' }).check();
  await expect(page).toHaveURL(/\/talent\?categoryIds=[\w-]+_[\w-]+&assigneeIds=[\w-]+$/);
  await page.keyboard.press('Escape');
  // In the agency's order.
  await expect(page.getByRole('button', { name: 'Categories: Sports, Music' })).toBeVisible();

  const text = await filterBy('Location');
  await text.getByLabel('Location').fill('  sydney ');
  await expect(page).toHaveURL(/&location=sydney$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Location: “sydney”' })).toBeVisible();

  for (const [label, next] of [
    ['Categories', 'Remove the filter Roster'],
    ['Roster', 'Remove the filter Location'],
    ['Location', '+ Filter'],
  ]) {
    await page.getByRole('button', { name: `Remove the filter ${label}` }).click();
    await expect(page.getByRole('button', { name: next })).toBeFocused();
  }
  await expect(page).toHaveURL('/talent');

  const hair = await filterBy('Hair');
  const condition = async (word: string) => {
    await hair.getByRole('combobox', { name: 'Condition' }).click();
    await hair.getByRole('option', { name: word, exact: true }).click();
  };
  await condition('is not');
  await hair.getByRole('checkbox', { name: 'Black' }).check();
  await expect(page).toHaveURL('/talent?hairColours=BLACK&not=hairColours');
  await expect(page.getByText('Hair: not Black')).toBeVisible();
  await expectAccessible(page);
  await condition('is empty');
  await expect(page).toHaveURL('/talent?empty=hairColour');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Hair: empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the filter Hair' }).click();
  await expect(page).toHaveURL('/talent');
});
