import { startOfWeek } from '../../schema/rules/calendar.ts';
import { addToDay, dayAt, instantAt } from '../../schema/rules/dates.ts';
import { asApi } from './asApi.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signInAt, test } from './product.ts';

const agency = 'agency@harbour.test';
const zone = 'Australia/Sydney';
/** A Monday some months ahead: times from elsewhere reach two years. */
const day = startOfWeek(addToDay(dayAt(Date.now(), zone), 120), 'MO');

test('a link to a calendar is made, read by a calendar program, given a new address and removed', async ({
  page,
  request,
}) => {
  const name = `Model ${Date.now().toString(36)}`;
  const call = await asApi(request, agency);
  const { data: talent } = await call<{ id: string }>('POST', '/client/v1/talents', { displayName: name });
  const soon = Date.now() + 86_400_000;
  await call('POST', '/client/v1/events', {
    summary: `Shoot of ${name}`,
    startsAt: soon,
    startsAtTimeZone: zone,
    endsAt: soon + 3_600_000,
    endsAtTimeZone: zone,
    talentIds: [talent.id],
  });
  const read = async (url: string) => request.get(new URL(url).pathname);

  await signInAt(page, agency, `/talent/${talent.id}/calendar?view=week&date=2031-03-10`);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe' });
  await expect(dialog.getByLabel('Calendar', { exact: true })).toHaveValue('PERSON');
  await dialog.getByLabel('What it shows').selectOption('NO_MONEY');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = dialog.getByRole('textbox', { name: `Link to ${name}` });
  const url = await link.inputValue();
  await expectAccessible(page);
  const feed = await read(url);
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await feed.text()).toContain(`SUMMARY:Shoot of ${name}`);
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeDisabled();

  await dialog.getByRole('button', { name: `New address for ${name}` }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(link).not.toHaveValue(url);
  expect((await read(url)).status()).toBe(404);
  const renewed = await link.inputValue();
  expect((await read(renewed)).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  // It is told once.
  await expect(dialog.getByText('last read')).toBeVisible();
  await expect(link).toBeHidden();
  await dialog.getByRole('button', { name: `Remove the link to ${name}` }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeEnabled();
  expect((await read(renewed)).status()).toBe(404);
});

test('a calendar from elsewhere is added from a file, stands among the days, and is asked about', async ({
  page,
  request,
  quiet,
}) => {
  quiet.allow(/status of 400|400: P(OS|U)T/);
  const name = `Model ${Date.now().toString(36)}`;
  const call = await asApi(request, agency);
  const { data: talent } = await call<{ id: string }>('POST', '/client/v1/talents', { displayName: name });
  const lines = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1',
    'SUMMARY:Dentist',
    `DTSTART;TZID=${zone}:${day.replaceAll('-', '')}T090000`,
    'DURATION:PT2H',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:2',
    'SUMMARY:Broken one',
    'DTSTART:20279999T990000',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  await signInAt(page, agency, `/talent/${talent.id}/calendar?view=week&date=${day}`);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe' });
  await dialog.getByRole('button', { name: 'From elsewhere' }).click();
  await dialog.getByLabel('Keep the names').check();
  const file = (text: string) => ({ name: 'Own life.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) });
  const upload = dialog.locator('input[type=file]');
  await upload.setInputFiles(file('<html>Sign in</html>'));
  await expect(page.getByText('This is not a calendar file')).toBeVisible();
  await upload.setInputFiles(file(lines.join('\r\n')));
  await expect(dialog.getByText('Own life')).toBeVisible();
  await dialog.getByText('1 event was left out').click();
  await expect(dialog.getByText('Broken one: its date or time is wrong')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  const block = page.locator('.calendar-item', { hasText: 'Dentist' });
  await expect(block).toContainText('09:00–11:00');
  await block.click();
  await expect(page.getByRole('dialog')).toBeHidden();

  const ten = instantAt(day, '10:00', zone);
  const booking = {
    summary: `Shoot of ${name}`,
    startsAt: instantAt(addToDay(day, 1), '10:00', zone),
    startsAtTimeZone: zone,
    endsAt: instantAt(addToDay(day, 1), '11:00', zone),
    endsAtTimeZone: zone,
    talentIds: [talent.id],
  };
  const { data: shoot } = await call<{ id: string }>('POST', '/client/v1/events', booking);
  const item = page.locator('.calendar-item', { hasText: `Shoot of ${name}` });
  await item.focus();
  await page.keyboard.press('Alt+ArrowLeft');
  const question = page.getByRole('dialog', { name: 'Save although it clashes?' });
  await expect(question).toContainText('Dentist');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  const start = async () => (await call<{ startsAt: number }>('GET', `/client/v1/events/${shoot.id}`)).data.startsAt;
  expect(await start()).toBe(instantAt(addToDay(day, 1), '10:00', zone));
  await item.focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await expect.poll(start).toBe(ten);
});
