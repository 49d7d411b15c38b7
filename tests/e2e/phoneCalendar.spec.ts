import { asApi } from './asApi.ts';
import { expect, signInAt, test } from './product.ts';

const agency = 'agency@harbour.test';
const zone = 'Australia/Sydney';

test('an item is held, and moved by touch to another hour', async ({ page, request }) => {
  const name = `Casting ${Date.now().toString(36)}`;
  const call = await asApi(request, agency);
  const nine = Date.parse('2032-09-08T09:00:00+10:00');
  const { data: event } = await call<{ id: string }>('POST', '/client/v1/events', {
    summary: name,
    startsAt: nine,
    startsAtTimeZone: zone,
    endsAt: nine + 3_600_000,
    endsAtTimeZone: zone,
  });
  const start = async () => (await call<{ startsAt: number }>('GET', `/client/v1/events/${event.id}`)).data.startsAt;
  await signInAt(page, agency, '/calendar?view=day&date=2032-09-08');
  const item = page.locator('.calendar-item', { hasText: name });
  await item.scrollIntoViewIfNeeded();
  const box = await item.boundingBox();
  if (!box) throw new Error('not drawn');
  const touch = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }] });
  await send('touchStart', y);
  // As long as it takes to tell it from scrolling.
  await page.waitForTimeout(1_200);
  for (let step = 1; step <= 8; step += 1) await send('touchMove', y + (box.height * step) / 8);
  await send('touchEnd', y + box.height);
  await expect(page.getByText(`${name} moved`)).toBeVisible();
  // An hour is as tall as the item; where it was taken hold of decides about a quarter of one.
  await expect.poll(async () => Math.abs((await start()) - nine - 3_600_000)).toBeLessThanOrEqual(900_000);
});
