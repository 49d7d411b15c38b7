import { asApi } from './asApi.ts';
import { expect, expectAccessible, hears, signIn, signInAt, test } from './product.ts';

interface Named {
  readonly id: string;
  readonly displayName: string;
}

test('a talent is held for two events on one day, and one of them is confirmed @core', async ({
  page,
  browser,
  baseURL,
}) => {
  const api = await asApi(page.request, 'agency@harbour.test');
  const mark = Date.now().toString(36);
  const make = async (summary: string, more: object = {}) => {
    const startsAt = Date.parse('2099-03-12T02:00:00Z');
    const body = { summary, startsAt, startsAtTimeZone: 'Australia/Sydney', ...more };
    return (await api<Named>('POST', '/client/v1/events', body)).data;
  };
  const { data: talent } = await api<Named>('POST', '/client/v1/talents', { displayName: `Held ${mark}` });
  const [rival, event] = [await make(`Fragrance ${mark}`), await make(`Campaign ${mark}`, { talentIds: [talent.id] })];
  // Whoever holds for the rival knows of the campaign.
  const held = { talentIds: [talent.id], fromDay: '2099-03-12', toDay: '2099-03-12', acceptClash: true };
  await api('POST', '/client/v1/holds/days', { ...held, eventId: rival.id });

  await signInAt(page, 'agency@harbour.test', `/event/detail/${event.id}/summary`);
  const isListening = hears(page);
  const holds = page.getByRole('region', { name: 'Holds' });
  await expect(holds.getByText('Nobody is held for this event')).toBeVisible();
  await holds.getByRole('button', { name: 'Add hold' }).focus();
  await page.keyboard.press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add hold' });
  await expect(adding.getByText(talent.displayName)).toBeVisible();
  await expect(adding.getByLabel(/^First day/)).toHaveValue('12 Mar 2099');
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Add hold' }).click();
  await expect(page.getByText('1 day held: 2nd option')).toBeVisible();
  const line = holds.getByRole('listitem').filter({ hasText: talent.displayName });
  await expect(line).toContainText('2nd option');
  await expectAccessible(page);
  await isListening();

  // A colleague releases the one before, in another browser.
  const other = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 1440, height: 900 } });
  const second = await other.newPage();
  await signIn(second, 'agency@harbour.test', '/talent');
  await second.goto(`/event/detail/${rival.id}/summary`);
  await second.getByRole('button', { name: /^Release Held/ }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click();
  await expect(second.getByText('Nobody is held for this event')).toBeVisible();
  await other.close();
  await expect(line).toContainText('1st option');

  await api('POST', '/client/v1/holds/days', { ...held, eventId: rival.id });
  await line.getByRole('button', { name: /^Confirm Held/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(`2nd option · Fragrance ${mark}`)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(line).toContainText('Confirmed');

  await line.getByRole('link', { name: talent.displayName }).click();
  await page.getByRole('dialog', { name: talent.displayName }).getByRole('link', { name: 'Open', exact: true }).click();
  const days = page.getByRole('region', { name: 'Holds' }).getByRole('listitem');
  await expect(days).toHaveCount(1);
  await expect(days).toContainText(`Campaign ${mark}`);
});
