import { screen, waitFor } from '@testing-library/react';
import { useStore } from 'ra-core';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { admin, renderView } from '../../views/testing.tsx';
import { useTimeZoneNotice } from './useTimeZoneNotice.ts';

const now = () => Date.parse('2027-01-15T00:00:00Z');
const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
const elsewhere = device === 'Asia/Kathmandu' ? 'Asia/Tokyo' : 'Asia/Kathmandu';

function Page() {
  useTimeZoneNotice(now);
  return <output aria-label="told">{useStore<string | null>('timeZoneMismatchNotified.account', null)[0]}</output>;
}

it('says once that the device keeps other time than the profile', async () => {
  renderView(<Page />, { actor: { ...admin, timeZone: elsewhere } });
  expect(await screen.findByText(/Times here are those of your profile/)).toBeVisible();
  expect(screen.getByLabelText('told')).toHaveTextContent(`${elsewhere} ${device}`);
});

it('says nothing where both keep the same time', () => {
  renderView(<Page />, { actor: { ...admin, timeZone: device } });
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
  const { user } = renderView(<Twice />, { actor: { ...admin, timeZone: elsewhere } });
  await screen.findByText(/Times here/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(notices()).toBe(0));
  await user.click(screen.getByText('Turn'));
  await user.click(screen.getByText('Turn'));
  expect(screen.getByLabelText('told')).toHaveTextContent(device);
  expect(notices()).toBe(0);
});
