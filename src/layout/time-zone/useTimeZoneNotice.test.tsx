import { screen, waitFor } from '@testing-library/react';
import { useStore } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { admin } from '../../views/testing.tsx';
import { useTimeZoneNotice } from './useTimeZoneNotice.tsx';

const now = () => Date.parse('2027-01-15T00:00:00Z');
const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
const elsewhere = device === 'Asia/Kathmandu' ? 'Asia/Tokyo' : 'Asia/Kathmandu';

function Page() {
  useTimeZoneNotice(now);
  return <output aria-label="told">{useStore<string | null>('timeZoneMismatchNotified.account', null)[0]}</output>;
}

const open = (page: ReactNode, timeZone: string) =>
  renderPage(page, () => ({ timezoneId: device }), { actor: { ...admin, timeZone } });

it('says once that the device keeps other time than the profile', async () => {
  open(<Page />, elsewhere);
  expect(await screen.findByText(/Times here are those of your profile/)).toBeVisible();
  expect(screen.getByLabelText('told')).toHaveTextContent(`${elsewhere} ${device}`);
});

it('takes over the zone of the device, where somebody wants it', async () => {
  const { user, calls, catchUp } = open(<Page />, elsewhere);
  await user.click(await screen.findByRole('button', { name: `Use ${device.replaceAll('_', ' ')}` }));
  expect(await screen.findByText(/^Times are those of/)).toBeVisible();
  expect(calls).toMatchObject([{ method: 'PUT', path: '/user/v1/auth/time-zone', body: { timezoneId: device } }]);
  expect(catchUp).toHaveBeenCalledOnce();
});

it('says nothing where both keep the same time', () => {
  open(<Page />, device);
  expect(screen.getByLabelText('told')).toBeEmptyDOMElement();
  expect(screen.queryByText(/Times here/)).toBeNull();
});

it('says it again only for another pair of zones', async () => {
  const notices = () => screen.queryAllByText(/Times here/).length;
  function Twice() {
    const [isThere, setThere] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setThere(!isThere)}>
          Turn
        </button>
        {isThere && <Page />}
      </>
    );
  }
  const { user } = open(<Twice />, elsewhere);
  await screen.findByText(/Times here/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(notices()).toBe(0));
  await user.click(screen.getByText('Turn'));
  await user.click(screen.getByText('Turn'));
  expect(screen.getByLabelText('told')).toHaveTextContent(device);
  expect(notices()).toBe(0);
});
