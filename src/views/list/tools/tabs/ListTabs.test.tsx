import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { registry } from '../../../../../schema/index.ts';
import { admin, renderView } from '../../../../../tests/support/browser/renderView.tsx';
import { OpenListOf } from '../../../../../tests/support/browser/OpenListOf.tsx';
import { ListTabs } from './ListTabs.tsx';

const opportunity = registry.get('opportunity');
const categories = ['Opportunity', 'Won', 'Lost', 'Declined'].map((displayName, index) => ({
  id: `0190a0a0-0000-7000-8000-00000000000${index}`,
  code: displayName.toUpperCase(),
  displayName: displayName === 'Won' ? 'Closed' : displayName,
  isHidden: displayName === 'Declined',
  statuses: [],
}));

function open(at = '/pipeline') {
  const getList = vi.fn<(resource: string) => Promise<object>>(async (resource) => ({
    data: resource === 'savedFilter' ? [] : categories,
  }));
  function Page() {
    return (
      <OpenListOf entity={opportunity} list={{ filter: { keyword: 'x', categoryCodes: ['OPPORTUNITY'] } }}>
        <ListTabs isReady />
      </OpenListOf>
    );
  }
  const page = renderView(<Page />, { at, api: { getList } as never });
  const tabs = async () => {
    const bar = screen.getByRole('navigation', { name: 'Views' });
    await within(bar).findByRole('link', { name: 'Opportunity' });
    return within(bar)
      .getAllByRole('link')
      .map((link) => `${link.textContent.trim()}${link.hasAttribute('aria-current') ? ' *' : ''}`);
  };
  const address = () => decodeURIComponent(screen.getByLabelText('address').textContent ?? '');
  return { ...page, tabs, address };
}

it('shows all records, or those of one category in the words of the agency', async () => {
  const { user, tabs, address } = open('/pipeline?pageIndex=2&keyword=tour');
  expect(await tabs()).toEqual(['All *', 'Opportunity', 'Closed', 'Lost', 'Deleted']);
  await user.click(screen.getByRole('link', { name: 'Closed' }));
  expect(address()).toBe('/pipeline/won?keyword=tour');
  expect(await tabs()).toEqual(['All', 'Opportunity', 'Closed *', 'Lost', 'Deleted']);
  await user.click(screen.getByRole('link', { name: 'All' }));
  expect(address()).toBe('/pipeline?keyword=tour');
});

it('shows a hidden category while the address asks for it', async () => {
  expect(await open('/pipeline?categoryCodes=DECLINED').tabs()).toEqual([
    'All',
    'Opportunity',
    'Closed',
    'Lost',
    'Declined *',
    'Deleted',
  ]);
});

it('shows the category that the path names, and the other filters of the query', async () => {
  const { user, tabs, address } = open('/pipeline/won?keyword=tour');
  expect(await tabs()).toEqual(['All', 'Opportunity', 'Closed *', 'Lost', 'Deleted']);
  await user.click(screen.getByRole('link', { name: 'Opportunity' }));
  expect(address()).toBe('/pipeline/opportunity?keyword=tour');
});

it('marks none where several categories are asked for', async () => {
  expect(await open('/pipeline?categoryCodes=OPPORTUNITY_WON').tabs()).toEqual([
    'All',
    'Opportunity',
    'Closed',
    'Lost',
    'Deleted',
  ]);
});

it('has the open categories together on a tab, on which the list opens', async () => {
  const task = registry.get('task');
  const codes = ['NEW', 'IN_PROGRESS', 'BLOCKED', 'COMPLETED'];
  const rows = codes.map((code) => ({ ...categories[0], id: code, code, displayName: code, isHidden: false }));
  const getList = async (resource: string) => ({ data: resource === 'savedFilter' ? [] : rows });
  const counts = { categoryCodes: codes.map((value, index) => ({ value, total: 10 ** index })) };
  const count = async () => ({ total: 1111, counts, deleted: 0 });
  function Page() {
    return (
      <OpenListOf entity={task}>
        <ListTabs isReady />
      </OpenListOf>
    );
  }
  const at = '/tasks?categoryCodes=BLOCKED_NEW_IN%5FPROGRESS';
  const { user } = renderView(<Page />, { at, api: { getList, count } as never });
  const open = await screen.findByRole('link', { name: 'Open 111' });
  expect(open).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'All 1,111' }));
  await user.click(screen.getByRole('link', { name: 'Open 111' }));
  expect(screen.getByLabelText('address').textContent).toBe('/tasks');
  expect(open).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'All 1,111' }));
  expect(screen.getByLabelText('address').textContent).toBe('/tasks?categoryCodes=');
});

describe('the tabs of a list without declared ones', () => {
  const saved = { id: 'id-mine', version: 1, name: 'Mine', api: '/client/v1/talents', parameters: 'location=Perth' };

  function openTalents(at: string, actor = admin) {
    const talent = registry.get('talent');
    const rows = [
      { value: 1, total: 1186 },
      { value: 3, total: 4 },
    ];
    const counts = { statusIds: rows, states: [{ value: 'ARCHIVED', total: 7 }] };
    const count = vi.fn<(resource: string, params: object) => Promise<object>>(async () => ({
      total: 1240,
      counts,
      deleted: 2,
    }));
    const getList = async () => ({ data: [saved] });
    function Page() {
      return (
        <OpenListOf entity={talent} list={{ filter: { keyword: 'zo', statusIds: [1] } }}>
          <ListTabs isReady />
        </OpenListOf>
      );
    }
    const page = renderView(<Page />, { at, actor, api: { getList, count } as never });
    const tabs = () =>
      screen
        .getAllByRole('link')
        .map((link) => `${link.textContent.trim()}${link.hasAttribute('aria-current') ? ' *' : ''}`);
    const address = () => decodeURIComponent(screen.getByLabelText('address').textContent ?? '');
    return { ...page, count, tabs, address };
  }

  it('are its states, the archive, the deleted and the saved ones, counted in one call without the filter of the tabs', async () => {
    const { user, count, tabs, address } = openTalents('/talent?keyword=zo&statusIds=1');
    await screen.findByText('Mine');
    await screen.findByText('1,186');
    const states = ['Pending 0', 'Active 1,186 *', 'Rejected 0', 'Locked 4'];
    expect(tabs()).toEqual(['All 1,240', ...states, 'Archived 7', 'Deleted 2', 'Mine']);
    expect(count).toHaveBeenCalledExactlyOnceWith(
      'talent',
      expect.objectContaining({ filter: { keyword: 'zo' }, countBy: ['statusIds', 'states'], withDeleted: true }),
    );
    await user.click(screen.getByRole('link', { name: /^Archived/ }));
    expect(address()).toBe('/talent?keyword=zo&states=ARCHIVED');
    await user.click(screen.getByRole('link', { name: /^Deleted/ }));
    expect(address()).toBe('/talent?keyword=zo&deleted=true');
    expect(tabs().at(-2)).toBe('Deleted 2 *');
    await user.click(screen.getByRole('link', { name: 'Mine' }));
    expect(address()).toBe('/talent?location=Perth');
    expect(tabs().filter((tab) => tab.endsWith('*'))).toEqual(['Mine *']);
    expect(count).toHaveBeenCalledOnce();
  });

  it('save what is shown, unless that is saved or plain', async () => {
    const { user } = openTalents('/talent');
    const save = await screen.findByRole('button', { name: 'Save filter' });
    expect(save).toBeDisabled();
    await user.click(await screen.findByRole('link', { name: 'Mine' }));
    expect(save).toBeDisabled();
    await user.click(screen.getByRole('link', { name: /^Active/ }));
    expect(save).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'My filter' }));
    expect(await screen.findByRole('button', { name: 'Rename the filter Mine' })).toBeInTheDocument();
  });

  it('count and offer no deleted records to who may not restore them', async () => {
    const actor = { ...admin, role: 'staff' as const, levels: { TALENT: ['VIEW_ASSIGN', 'VIEW_ALL'] as const } };
    const { count } = openTalents('/talent', actor as never);
    await screen.findByText('1,186');
    expect(screen.queryByRole('link', { name: /^Deleted/ })).not.toBeInTheDocument();
    expect(count.mock.lastCall?.[1]).not.toHaveProperty('withDeleted');
  });
});

it('has no deleted records of what cannot be deleted', async () => {
  const call = vi.fn<() => Promise<object>>(async () => ({ data: [] }));
  const list = { filter: {} };
  renderView(
    <OpenListOf entity={registry.get('invoice')} list={list}>
      <ListTabs isReady />
    </OpenListOf>,
    { at: '/finance/invoices/all', api: { getList: call } as never },
  );
  expect(await screen.findByRole('link', { name: /^Sent/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Deleted/ })).toBeNull();
});
