import { screen } from '@testing-library/react';
import { memoryStore, useStore } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { admin } from '../../../tests/support/browser/renderView.tsx';
import { TimeZoneNotice } from './TimeZoneNotice.tsx';

const now = () => Date.parse('2027-01-15T00:00:00Z');
const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
const elsewhere = device === 'Asia/Kathmandu' ? 'Asia/Tokyo' : 'Asia/Kathmandu';

function Page() {
  return (
    <>
      <TimeZoneNotice clock={now} />
      <output aria-label="told">{useStore<string | null>('timeZoneMismatchNotified.account', null)[0]}</output>
    </>
  );
}

const open = (page: ReactNode, timeZone: string) =>
  renderPage(page, () => ({ timezoneId: device }), { actor: { ...admin, timeZone } });

it('says that the device keeps other time than the profile, once until it has been seen', async () => {
  const { user } = open(<Page />, elsewhere);
  expect(await screen.findByText(/Times here use your profile’s time zone/)).toBeVisible();
  expect(screen.getByLabelText('told')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/Times here/)).toBeNull();
  expect(screen.getByLabelText('told')).toHaveTextContent(`${elsewhere} ${device}`);
});

it('takes over the zone of the device, where somebody wants it', async () => {
  const { user, calls, catchUp } = open(<Page />, elsewhere);
  await user.click(await screen.findByRole('button', { name: `Use ${device.replaceAll('_', ' ')}` }));
  expect(await screen.findByText(/^Times now use/)).toBeVisible();
  expect(calls).toMatchObject([{ method: 'PUT', path: '/user/v1/auth/time-zone', body: { timezoneId: device } }]);
  expect(catchUp).toHaveBeenCalledOnce();
});

it('says nothing where both keep the same time', () => {
  open(<Page />, device);
  expect(screen.getByLabelText('told')).toBeEmptyDOMElement();
  expect(screen.queryByText(/Times here/)).toBeNull();
});

it('says it again only for another pair of zones', async () => {
  const store = memoryStore();
  store.setItem('timeZoneMismatchNotified.account', `${elsewhere} ${device}`);
  const parts = (timeZone: string) => ({ actor: { ...admin, timeZone }, store });
  const seen = renderPage(<Page />, () => ({}), parts(elsewhere));
  expect(screen.queryByText(/Times here/)).toBeNull();
  seen.unmount();
  renderPage(<Page />, () => ({}), parts('Pacific/Chatham'));
  expect(await screen.findByText(/Times here/)).toBeVisible();
});
