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
