import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { AgencyChooser } from './AgencyChooser.tsx';

const agencies = [
  { id: 'a1', name: 'Harbour Talent' },
  { id: 'a2', name: 'Northside Artists' },
];
const inside = { role: 'super_admin', agencyId: 'a1', agencyDisplayName: 'Harbour Talent', mayChooseAgency: true };
const outside = { ...inside, agencyId: null, agencyDisplayName: null };

const open = (user: object) =>
  renderPage(<AgencyChooser isNarrow={false} />, () => ({ data: agencies, loadMore: false }), { user });

describe('the choice of an agency', () => {
  it('is not there for who has none', () => {
    open({ ...inside, role: 'agency', mayChooseAgency: false });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('tells a super admin that they are visiting, and leads out', async () => {
    const { user, enter } = open(inside);
    await user.click(screen.getByRole('button', { name: 'Visiting Harbour Talent' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Harbour Talent' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Leave Harbour Talent' }));
    await waitFor(() => expect(enter).toHaveBeenCalledExactlyOnceWith(null));
  });

  it('goes on in another one, by the keyboard alone', async () => {
    const { user, enter } = open(inside);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('searchbox', { name: 'Find an agency' })).toHaveFocus();
    await screen.findByRole('menuitemradio', { name: 'Northside Artists' });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(enter).toHaveBeenCalledExactlyOnceWith('a2'));
  });

  it('does not go on to where one is already', async () => {
    const { user, enter } = open(inside);
    await user.click(screen.getByRole('button', { name: 'Visiting Harbour Talent' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Harbour Talent' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(enter).not.toHaveBeenCalled();
  });

  it('is searched on the server', async () => {
    const { user, calls } = open(outside);
    await user.click(screen.getByRole('button', { name: 'Choose an agency' }));
    await user.type(screen.getByRole('searchbox'), 'north');
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ keyword: 'north' }));
    expect(screen.getByRole('link', { name: 'All agencies' })).toHaveAttribute('href', '/agencies');
  });

  it('is a plain name for a member of several, without the operator’s ways', async () => {
    const { user } = open({ ...inside, role: 'staff' });
    await user.click(screen.getByRole('button', { name: 'Working in Harbour Talent' }));
    await screen.findByRole('menuitemradio', { name: 'Northside Artists' });
    expect(screen.queryByRole('link', { name: 'All agencies' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Leave/ })).toBeNull();
  });
});
