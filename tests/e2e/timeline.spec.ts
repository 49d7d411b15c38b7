import { asApi } from './asApi.ts';
import { expect, expectAccessible, signInAt, test } from './product.ts';

const agency = 'agency@harbour.test';
const dayLength = 86_400_000;

test('a project’s timeline: an undated task is dragged onto a day, put on one by keys, and taken back', async ({
  page,
  request,
}) => {
  const call = await asApi(request, agency);
  const suffix = Date.now().toString(36);
  const { data: project } = await call<{ id: string }>('POST', '/client/v1/projects', { summary: `Launch ${suffix}` });
  const today = Date.parse(new Date().toISOString().slice(0, 10));
  const dates = (name: string, days: number) => ({
    [name]: today + days * dayLength,
    [`${name}IsAllDay`]: true,
    [`${name}TimeZone`]: 'UTC',
  });
  const make = async (summary: string, more: object = {}) =>
    (await call<{ id: string }>('POST', '/client/v1/tasks', { summary, linkToIds: [project.id], ...more })).data.id;
  await make('Artwork', { ...dates('startDate', -2), ...dates('dueDate', 3) });
  await make('Delivery', dates('dueDate', 6));
  const posters = await make('Order posters');
  const due = async () => (await call<{ dueDate: number | null }>('GET', `/client/v1/tasks/${posters}`)).data.dueDate;

  await signInAt(page, agency, `/project/detail/${project.id}/tasks/list/timeline/week`);
  const handle = page.getByRole('button', { name: 'Drag Order posters onto a day' });
  const artwork = page.getByRole('button', { name: /^Artwork:/ });
  await expect(artwork).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delivery:/ })).toHaveAttribute('data-point', 'true');
  await expectAccessible(page);
  const last = await artwork.getAttribute('data-last');
  const from = await handle.boundingBox();
  const over = await artwork.boundingBox();
  if (!from || !over) throw new Error('not drawn');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y - 30, { steps: 4 });
  await page.mouse.move(over.x + over.width - 10, over.y + 60, { steps: 8 });
  await page.mouse.up();
  await expect(handle).toBeHidden();
  const bar = page.getByRole('button', { name: /^Order posters:/ });
  expect(await bar.getAttribute('data-first')).toBe(last);
  expect(await due()).not.toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(handle).toBeVisible();
  await expect(bar).toBeHidden();
  expect(await due()).toBeNull();

  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(bar).toBeVisible();
  expect(await due()).not.toBeNull();
  await page.getByRole('button', { name: 'By person' }).click();
  await expect(page).toHaveURL(/by=person/);
  await expect(page.locator('[data-load="1"]').first()).toBeVisible();
  await expectAccessible(page);
});
