import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../schema/index.ts';
import { renderView } from '../../../tests/support/browser/renderView.tsx';
import { ListTabs } from './ListTabs.tsx';
import { useListState } from './useListState.ts';

const contract = registry.get('contract');
const categories = ['Draft', 'Active', 'Completed', 'Cancelled'].map((displayName, index) => ({
  id: `0190a0a0-0000-7000-8000-00000000000${index}`,
  code: displayName.toUpperCase(),
  displayName: displayName === 'Active' ? 'In force' : displayName,
  isHidden: displayName === 'Cancelled',
  statuses: [],
}));

function open(at = '/contracts') {
  const getList = vi.fn<() => Promise<object>>(async () => ({ data: categories }));
  function Page() {
    const { state } = useListState(contract);
    return <ListTabs entity={contract} state={state} />;
  }
  const page = renderView(<Page />, { at, api: { getList } as never });
  const tabs = async () => {
    const bar = screen.getByRole('navigation', { name: 'Categories' });
    await within(bar).findByRole('link', { name: 'Draft' });
    return within(bar)
      .getAllByRole('link')
      .map((link) => `${link.textContent}${link.hasAttribute('aria-current') ? ' *' : ''}`);
  };
  const address = () => decodeURIComponent(screen.getByLabelText('address').textContent ?? '');
  return { ...page, tabs, address };
}

it('shows all records, or those of one category in the words of the agency', async () => {
  const { user, tabs, address } = open('/contracts?pageIndex=2&keyword=tour');
  expect(await tabs()).toEqual(['All *', 'Draft', 'In force', 'Completed']);
  await user.click(screen.getByRole('link', { name: 'In force' }));
  expect(address()).toBe('/contracts?keyword=tour&categoryCodes=ACTIVE');
  expect(await tabs()).toEqual(['All', 'Draft', 'In force *', 'Completed']);
  await user.click(screen.getByRole('link', { name: 'All' }));
  expect(address()).toBe('/contracts?keyword=tour');
});

it('shows a hidden category while the address asks for it', async () => {
  expect(await open('/contracts?categoryCodes=CANCELLED').tabs()).toEqual([
    'All',
    'Draft',
    'In force',
    'Completed',
    'Cancelled *',
  ]);
});

it('marks none where several categories are asked for', async () => {
  expect(await open('/contracts?categoryCodes=DRAFT_ACTIVE').tabs()).toEqual(['All', 'Draft', 'In force', 'Completed']);
});

it('is not there for lists without tabs', () => {
  const talent = registry.get('talent');
  function Page() {
    const { state } = useListState(talent);
    return <ListTabs entity={talent} state={state} />;
  }
  renderView(<Page />, { at: '/talent' });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
