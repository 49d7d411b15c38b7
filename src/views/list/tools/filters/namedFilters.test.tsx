import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtureRegistry } from '../../../../../tests/support/fixture.ts';
import { renderView, whenLoaded } from '../../../../../tests/support/browser/renderView.tsx';
import { OpenListOf } from '../../../../../tests/support/browser/OpenListOf.tsx';
import { FilterBar } from './FilterBar.tsx';

const duty = fixtureRegistry.get('fixtureDuty');
const uuid = (last: number) => `0190a0a0-0000-7000-8000-00000000000${last}`;
const people = [
  { id: uuid(1), displayName: 'Ada', avatar: null, kind: 'talent' },
  { id: uuid(2), displayName: 'Bao', avatar: null, kind: 'scout' },
  { id: uuid(3), displayName: 'Corner Radio', avatar: null, kind: 'partner' },
  { id: uuid(4), displayName: 'Dev', avatar: null, kind: 'staff' },
];
const categories = ['New', 'In progress', 'Blocked', 'Completed'].map((displayName, index) => ({
  id: uuid(5 + index),
  code: displayName.toUpperCase().replace(' ', '_'),
  displayName,
  statuses: [],
}));
const called: Readonly<Record<string, string>> = { due: 'Due', summary: 'Summary', about: 'About' };
const fields = Object.fromEntries(Object.keys(duty.fields).map((name) => [name, called[name] ?? name]));
const resources = { fixtureDuty: { name: 'Duty |||| Duties', fields } };
const namedFilters = {
  fixtureDuty: {
    talentIds: 'Whose',
    clientIds: 'Partner',
    categoryCodes: 'Category',
    aboutTypes: 'Kind',
    payerTypes: 'Kind of payer',
    payingClientIds: 'Payer',
    staffIds: 'Anybody',
  },
};
/** Noon of 20 November 2026 in Sydney. */
const now = Date.parse('2026-11-20T12:00:00+11:00');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(at = '/duty?categoryCodes=') {
  const options = vi.fn<
    (resource: string, field: string, wanted: { kind?: string; ids?: string[] }) => Promise<object>
  >(async (_resource, _field, { ids, kind }) => ({
    data: people.filter((one) => (ids ? ids.includes(one.id) : kind === undefined || one.kind === kind)),
    loadMore: false,
    nextPageIndex: null,
  }));
  const getList = vi.fn<() => Promise<object>>(async () => ({ data: categories }));
  const bar = (
    <OpenListOf entity={duty}>
      <FilterBar />
    </OpenListOf>
  );
  const page = renderView(bar, { at, resources, namedFilters, api: { options, getList } as never });
  const address = () => decodeURIComponent(screen.getByLabelText('address').textContent ?? '');
  const filterBy = async (label: string) => {
    await page.user.click(screen.getByText('+ Filter'));
    await page.user.click(await screen.findByRole('menuitem', { name: label }));
    await whenLoaded();
    return within(await screen.findByRole('dialog', { name: label }));
  };
  return { ...page, options, address, filterBy };
}

it('offers the kinds of a filter alone, and asks for them by the field', async () => {
  const { user, address, filterBy, options } = open();
  const dialog = await filterBy('Whose');
  const kinds = await dialog.findAllByRole('option');
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['Talents›', 'Scouts›']);
  await user.click(kinds[0] as HTMLElement);
  await user.click(await dialog.findByRole('checkbox', { name: /Ada/ }));
  await waitFor(() => expect(address()).toBe(`/duty?talentIds=${uuid(1)}`));
  expect(options).toHaveBeenCalledWith('fixtureDuty', 'about', expect.objectContaining({ kind: 'talent' }));
  expect(await screen.findByText('Whose: Ada')).toBeInTheDocument();
});

it('shows the records of one kind at once', async () => {
  const { user, address, filterBy } = open();
  const dialog = await filterBy('Partner');
  await user.click(await dialog.findByRole('checkbox', { name: /Corner Radio/ }));
  expect(dialog.queryByText('Ada')).not.toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(`/duty?clientIds=${uuid(3)}`));
});

it('ticks kinds of records by the names of these, and takes the word for all as no filter', async () => {
  const { user, address, filterBy } = open('/duty?aboutTypes=ALL');
  await waitFor(() => expect(screen.queryByText(/^Kind:/)).not.toBeInTheDocument());
  const dialog = await filterBy('Kind');
  await user.click(await dialog.findByRole('checkbox', { name: 'Scouts' }));
  await waitFor(() => expect(address()).toBe('/duty?aboutTypes=PROSPECT'));
  expect(await screen.findByText('Kind: Scouts')).toBeInTheDocument();
  expect(screen.queryByText(/ALL/)).not.toBeInTheDocument();
});

it('asks for any of several fields by the first of them', async () => {
  const { options, findByText } = open(`/duty?staffIds=${uuid(4)}`);
  expect(await findByText('Anybody: Dev')).toBeInTheDocument();
  expect(options).toHaveBeenCalledWith('fixtureDuty', 'assignee', expect.objectContaining({ ids: [uuid(4)] }));
});

it('ticks the categories of a status, by the words of the agency', async () => {
  const { user, filterBy } = open('/duty?categoryCodes=NEW');
  expect(await screen.findByText('Category: New')).toBeInTheDocument();
  const dialog = await filterBy('Category');
  await user.click(await dialog.findByRole('checkbox', { name: 'In progress' }));
  // The underscore of a code is no delimiter.
  await waitFor(() =>
    expect(screen.getByLabelText('address')).toHaveTextContent('/duty?categoryCodes=NEW_IN%5FPROGRESS'),
  );
  expect(await screen.findByText('Category: New, In progress')).toBeInTheDocument();
});

it('refuses a category that the type lacks', async () => {
  open('/duty?categoryCodes=WON_NEW');
  expect(await screen.findByText(/Category: WON/)).toBeInTheDocument();
  expect(await screen.findByText('Category: New')).toBeInTheDocument();
});

it('sets the filters that belong to a range by name, and takes them away with it', async () => {
  const { user, address, filterBy } = open();
  const dialog = await filterBy('Due');
  await user.click(await dialog.findByRole('button', { name: 'Overdue' }));
  await waitFor(() =>
    expect(address()).toBe(`/duty?fromDate=&toDate=${now - 1}&categoryCodes=NEW_IN_PROGRESS_BLOCKED`),
  );
  expect(screen.getByText('Due: Overdue')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Overdue' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(dialog.getByRole('button', { name: 'In progress' }));
  await waitFor(() => expect(address()).toBe('/duty?categoryCodes=IN_PROGRESS'));
  expect(dialog.getByRole('button', { name: 'In progress' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(dialog.getByRole('button', { name: 'This week' }));
  await waitFor(() => expect(address()).toMatch(/^\/duty\?fromDate=\d+&toDate=\d+$/));
  await user.click(dialog.getByRole('button', { name: 'Overdue' }));
  await waitFor(() => expect(address()).toContain('categoryCodes'));
  await user.keyboard('{Escape}');
  await user.click(screen.getByLabelText('Remove the filter Due'));
  await waitFor(() => expect(address()).toBe('/duty'));
});

it('is no range by name once the filters that belong to it are others', async () => {
  open(`/duty?fromDate=&toDate=${now - 1}&categoryCodes=NEW`);
  expect(await screen.findByText('Due: ≤ 20 Nov 2026')).toBeInTheDocument();
});

it('keeps the days and leaves the name where days of one’s own are wanted', async () => {
  const { user, address, filterBy } = open(`/duty?fromDate=&toDate=${now - 1}&categoryCodes=NEW_IN%5FPROGRESS_BLOCKED`);
  const dialog = await filterBy('Due');
  expect(await dialog.findByRole('button', { name: 'Overdue' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(dialog.getByRole('button', { name: 'Custom dates' }));
  expect(dialog.getByRole('button', { name: 'Custom dates' })).toHaveAttribute('aria-pressed', 'true');
  expect(dialog.getByRole('button', { name: 'Overdue' })).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(address()).toBe(`/duty?fromDate=&toDate=${now - 1}`));
  expect(dialog.getByLabelText('From')).toHaveFocus();
});
