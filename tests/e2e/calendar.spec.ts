import { readFile } from 'node:fs/promises';
import { asApi } from './asApi.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectTitle, signInAt, test } from './product.ts';

const agency = 'agency@harbour.test';
const zone = 'Australia/Sydney';

test('the calendar: a month, a week, an event over it, the agenda, and the days of a talent', async ({
  page,
  request,
}) => {
  const name = `Fitting ${Date.now().toString(36)}`;
  const call = await asApi(request, agency);
  const { data: talent } = await call<{ id: string }>('POST', '/client/v1/talents', {
    displayName: `Model of ${name}`,
  });
  const nine = Date.parse('2031-03-10T09:00:00+11:00');
  await call('POST', '/client/v1/events', {
    summary: name,
    startsAt: nine,
    startsAtTimeZone: zone,
    endsAt: nine + 5_400_000,
    endsAtTimeZone: zone,
    talentIds: [talent.id],
  });

  await signInAt(page, agency, '/calendar?view=month&date=2031-03-10');
  await expectTitle(page, 'Calendar · Greenroom');
  const item = page.locator('.calendar-item', { hasText: name });
  await expect(item).toContainText('09:00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await expect(page).toHaveURL('/calendar?view=week&date=2031-03-10');
  await expect(page.getByText('10–16 Mar 2031')).toBeVisible();
  await expect(item).toContainText('09:00–10:30');
  await expectAccessible(page);
  await item.focus();
  await page.keyboard.press('Enter');
  const peek = page.getByRole('dialog', { name });
  await expect(peek).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(peek).toBeHidden();

  await page.getByRole('link', { name: '10 March 2031' }).click();
  await expect(page).toHaveURL('/calendar?view=day&date=2031-03-10');
  await expect(item).toContainText(`Model of ${name}`);
  await page.getByRole('button', { name: 'Agenda', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Monday 10 March' })).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Kind' }).click();
  await page.getByRole('checkbox', { name: 'Holds' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nothing on these days')).toBeVisible();

  await page.goto(`/talent/${talent.id}/calendar?view=agenda&date=2031-03-10`);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Calendar', exact: true }).last()).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/calendar?date=2031-03-10');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a week without hours taken is accessible, and is scrolled by keyboard', async ({ page }) => {
  await signInAt(page, agency, '/calendar?view=week&date=2037-05-05');
  await expect(page.getByText('4–10 May 2037')).toBeVisible();
  const hours = page.getByRole('rowheader', { name: 'Hours' });
  await expect(hours).toHaveAttribute('tabindex', '0');
  await expectAccessible(page);
  // All-day items of these days may stand in between.
  await hours.focus();
  const top = async () => (await hours.boundingBox())?.y ?? 0;
  const former = await top();
  await page.keyboard.press('End');
  await expect.poll(top).toBeLessThan(former);
});

test('an item moves by mouse and by keys, is undone, and tells of a change meanwhile @core', async ({
  page,
  request,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|calendar\/list|versions|status of 400|400: PUT/);
  const name = `Casting ${Date.now().toString(36)}`;
  const call = await asApi(request, agency);
  const nine = Date.parse('2032-06-08T09:00:00+10:00');
  const { data: event } = await call<{ id: string; version: number }>('POST', '/client/v1/events', {
    summary: name,
    startsAt: nine,
    startsAtTimeZone: zone,
    endsAt: nine + 3_600_000,
    endsAtTimeZone: zone,
  });
  const now = async () =>
    (await call<{ startsAt: number; endsAt: number }>('GET', `/client/v1/events/${event.id}`)).data;

  await signInAt(page, agency, '/calendar?view=week&date=2032-06-08');
  const item = page.locator('.calendar-item', { hasText: name });
  await expect(item).toContainText('09:00–10:00');
  const from = await item.boundingBox();
  const to = await page.getByRole('link', { name: '10 June 2032' }).boundingBox();
  if (!from || !to) throw new Error('not drawn');
  await page.mouse.move(from.x + 40, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 12, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, from.y + 8, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText(`${name} moved`)).toBeVisible();
  // Where it was taken hold of decides about a quarter of an hour.
  expect(Math.abs((await now()).startsAt - nine - 2 * 86_400_000)).toBeLessThanOrEqual(900_000);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${name} is back where it was`)).toBeVisible();
  expect((await now()).startsAt).toBe(nine);

  await item.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(item).toContainText('09:30–10:45');
  await expect.poll(now).toMatchObject({ startsAt: nine + 1_800_000, endsAt: nine + 6_300_000 });
  await expect(item).toBeFocused();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: `Move ${name}` });
  await dialog.getByLabel('Time').fill('14:00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(item).toContainText('14:00–15:15');
  await expect.poll(now).toMatchObject({ startsAt: nine + 5 * 3_600_000 });

  // A reader who has not yet heard of a change of somebody else.
  await page.route('**/client/v1/calendar/list', (route) => route.abort());
  await page.route('**/versions*', (route) => route.abort());
  const { data: known } = await call<{ version: number }>('GET', `/client/v1/events/${event.id}`);
  await call('PUT', `/client/v1/events/${event.id}`, {
    startsAt: nine,
    endsAt: nine + 3_600_000,
    version: known.version,
  });
  await item.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(`Somebody else changed ${name} meanwhile`)).toBeVisible();
  expect(await now()).toMatchObject({ startsAt: nine, endsAt: nine + 3_600_000 });
});

test('an empty slot takes a new event, and the week is exported', async ({ page }) => {
  const name = `Rehearsal ${Date.now().toString(36)}`;
  await signInAt(page, agency, '/calendar?view=week&date=2033-02-08');
  const head = await page.getByRole('link', { name: '10 February 2033' }).boundingBox();
  const frame = await page.locator('.calendar-frame').boundingBox();
  if (!head || !frame) throw new Error('not drawn');
  const left = head.x + head.width / 2;
  await page.mouse.move(left, frame.y + 300);
  await page.mouse.down();
  await page.mouse.move(left, frame.y + 360, { steps: 6 });
  await page.mouse.up();
  await page.getByRole('menuitem', { name: 'Add event' }).click();
  const form = page.getByRole('dialog', { name: 'Add event' });
  await form.getByLabel('Summary').fill(name);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(page.locator('.calendar-item', { hasText: name })).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('calendar-2033-02-07.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`Event,${name},10 Feb 2033`);
});

test('one item of a series moves alone once its scope is asked', async ({ page, request }) => {
  const name = `Call ${Date.now().toString(36)}`;
  const call = await asApi(request, agency);
  const nine = Date.parse('2032-08-03T09:00:00+10:00');
  const recurrenceSetting = {
    repeat: 'CUSTOM',
    interval: 1,
    unit: 'DAYS',
    weekdays: null,
    monthly: null,
    end: { type: 'AFTER', count: 3 },
  };
  await call('POST', '/client/v1/tasks', {
    summary: name,
    startDate: nine,
    startDateTimeZone: zone,
    dueDate: nine + 3_600_000,
    dueDateTimeZone: zone,
    recurrenceSetting,
  });
  await signInAt(page, agency, '/calendar?view=week&date=2032-08-03');
  const items = page.locator('.calendar-item', { hasText: name });
  await expect(items).toHaveCount(3);
  await expect(items).toContainText(['09:00–10:00', '09:00–10:00', '09:00–10:00']);
  await items.nth(1).focus();
  await page.keyboard.press('Alt+ArrowDown');
  const question = page.getByRole('dialog', { name: 'Change which tasks of the series?' });
  await expect(question.getByRole('radio', { name: 'This task only' })).toBeChecked();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(items).toContainText(['09:00–10:00', '09:00–10:00', '09:00–10:00']);
  await items.nth(1).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(items).toContainText(['09:00–10:00', '09:15–10:15', '09:00–10:00']);
  await page.reload();
  await expect(items).toContainText(['09:00–10:00', '09:15–10:15', '09:00–10:00']);
});
