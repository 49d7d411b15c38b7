import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { fixtureRegistry } from '../../../../../tests/support/fixture.ts';
import { renderView, whenLoaded } from '../../../../../tests/support/browser/renderView.tsx';
import { OpenListOf } from '../../../../../tests/support/browser/OpenListOf.tsx';
import { FilterBar } from './FilterBar.tsx';

const errand = fixtureRegistry.get('fixtureErrand');
const uuid = (last: number) => `0190a0a0-0000-7000-8000-00000000000${last}`;
const named = (last: number, displayName: string, kind = 'staff') => ({
  id: uuid(last),
  displayName,
  avatar: null,
  kind,
});

/** Labels of the fixture's fields in this test. */
const called: Readonly<Record<string, string>> = {
  isUrgent: 'Urgent',
  effort: 'Effort',
  weight: 'Weight',
  budget: 'Budget',
  doneOn: 'Done',
  remindAt: 'Reminder',
  summary: 'Summary',
  status: 'State',
  subject: 'Subject',
  channels: 'Channels',
};
const fields = Object.fromEntries(Object.keys(errand.fields).map((name) => [name, called[name] ?? name]));
const words = { fixtureErrand: { fields, choices: { channels: { MAIL: 'Mail', PHONE: 'Phone', POST: 'Post' } } } };

const categories = [
  { id: uuid(1), displayName: 'Open', statuses: [named(2, 'To do'), named(3, 'Doing')] },
  { id: uuid(4), displayName: 'Closed', statuses: [named(5, 'Done')] },
  { id: uuid(6), displayName: 'Void', statuses: [] },
];
const people = [named(7, 'Ada', 'talent'), named(8, 'Bao', 'scout'), named(9, 'Cleo', 'staff')];

interface Wanted {
  readonly kind?: string;
  readonly keyword?: string;
  readonly ids?: readonly string[];
}

function open(at = '/errand', entity: AnyEntity = errand) {
  const options = vi.fn<(resource: string, field: string, wanted: Wanted) => Promise<object>>(
    async (_resource, _field, { ids, kind, keyword = '' }) => ({
      data: [...people, ...categories.flatMap(({ statuses }) => statuses)].filter((one) =>
        ids ? ids.includes(one.id) : one.kind === kind && one.displayName.startsWith(keyword),
      ),
      loadMore: false,
      nextPageIndex: null,
    }),
  );
  const getList = vi.fn<(resource: string, params: unknown) => Promise<object>>(async () => ({ data: categories }));
  const onLeft = vi.fn<() => void>();
  const bar = (
    <OpenListOf entity={entity} onLeft={onLeft}>
      <FilterBar />
    </OpenListOf>
  );
  const page = renderView(bar, { at, resources: words, api: { options, getList } as never });
  const address = () => decodeURIComponent(screen.getByLabelText('address').textContent ?? '');
  const filterBy = async (label: string) => {
    await page.user.click(screen.getByText('+ Filter'));
    await page.user.click(await screen.findByRole('menuitem', { name: label }));
    await whenLoaded();
    return within(await screen.findByRole('dialog', { name: label }));
  };
  return { ...page, options, getList, address, filterBy };
}

it('has the focus in the control of a filter as soon as that is there, so that keys work at once', async () => {
  const { user, address, filterBy } = open();
  const dialog = await filterBy('Urgent');
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Yes' })).toHaveFocus());
  await user.keyboard(' ');
  await waitFor(() => expect(address()).toBe('/errand?isUrgent=true'));
});

it('drops a filter of which both yes and no are chosen', async () => {
  const { user, address, filterBy } = open();
  const dialog = await filterBy('Urgent');
  await user.click(await dialog.findByRole('checkbox', { name: 'Yes' }));
  await waitFor(() => expect(address()).toBe('/errand?isUrgent=true'));
  await user.click(dialog.getByRole('checkbox', { name: 'No' }));
  await waitFor(() => expect(address()).toBe('/errand'));
});

it('closes its control on a step back or forth, and not on what is chosen in it', async () => {
  const { user, router, address, filterBy } = open('/errand?keyword=x');
  const dialog = await filterBy('Urgent');
  const isOpen = () => screen.queryByRole('dialog') !== null;
  await user.click(await dialog.findByRole('checkbox', { name: 'Yes' }));
  await waitFor(() => expect(address()).toBe('/errand?keyword=x&isUrgent=true'));
  expect(isOpen()).toBe(true);
  await act(() => router.navigate(-1));
  expect(isOpen()).toBe(false);
  expect(address()).toBe('/errand?keyword=x');

  await filterBy('Urgent');
  await act(() => router.navigate(1));
  expect(isOpen()).toBe(false);
  expect(address()).toBe('/errand?keyword=x&isUrgent=true');
});

it('forgets what has not reached the address where one steps back meanwhile', async () => {
  const { router, address, filterBy } = open('/errand?keyword=x');
  await act(() => router.navigate('/errand?keyword=y'));
  const dialog = await filterBy('Urgent');
  fireEvent.click(await dialog.findByRole('checkbox', { name: 'Yes' }));
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await (await filterBy('Urgent')).findByRole('checkbox', { name: 'Yes', checked: false });
  expect(address()).toBe('/errand?keyword=x');
});

it('bounds a number by one side or both, and says what is impossible', async () => {
  const { user, address, filterBy } = open();
  const dialog = await filterBy('Effort');
  await user.type(await dialog.findByLabelText('From'), '10');
  await waitFor(() => expect(address()).toBe('/errand?effortMin=10'));
  await user.type(dialog.getByLabelText('To'), '9');
  expect(dialog.getByRole('status')).toHaveTextContent('“From” must not be after “To”');
  expect(dialog.getByLabelText('To')).toHaveAttribute('aria-invalid', 'true');
  await user.type(dialog.getByLabelText('To'), '0');
  await waitFor(() => expect(address()).toBe('/errand?effortMin=10&effortMax=90'));
  expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByText('Effort: 10 – 90')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('To'), '99999999999');
  expect(dialog.getByRole('status')).toHaveTextContent('Enter a valid number');
});

it('keeps every cent of an amount', async () => {
  const { user, address, filterBy } = open();
  const dialog = await filterBy('Budget');
  await user.type(await dialog.findByLabelText('From'), '900719925474099.10');
  await waitFor(() => expect(address()).toBe('/errand?budgetMin=900719925474099.10'));
  expect(screen.getByText('Budget: ≥ $900,719,925,474,099.10')).toBeInTheDocument();
});

it('reads a measure in any unit, and says what is none', async () => {
  const { user, address, filterBy } = open();
  const dialog = await filterBy('Weight');
  const from = await dialog.findByLabelText('From');
  await user.type(from, '11 st 4 lb');
  await waitFor(() => expect(address()).toBe('/errand?weightMin=71668'));
  await user.type(dialog.getByLabelText('To'), '70');
  expect(dialog.getByText('“From” must not be after “To”')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('To'), '{Backspace}5,5');
  await waitFor(() => expect(address()).toBe('/errand?weightMin=71668&weightMax=75500'));
  expect(screen.getByText('Weight: 71.67 kg – 75.5 kg')).toBeInTheDocument();
  await user.type(from, ' of gold');
  expect(dialog.getByText('Enter a valid measurement')).toBeInTheDocument();
  expect(address()).toBe('/errand?weightMin=71668&weightMax=75500');
});

it('applies two days, or none', async () => {
  const { user, address, filterBy } = open();
  const dialog = await filterBy('Done');
  await user.type(await dialog.findByLabelText('From'), '20 nov 26{Enter}');
  expect(dialog.getByRole('status')).toHaveTextContent('Enter both dates or neither');
  await user.type(dialog.getByLabelText('To'), '19/11/2026{Enter}');
  expect(dialog.getByRole('status')).toHaveTextContent('“From” must not be after “To”');
  expect(address()).toBe('/errand');
  await user.clear(dialog.getByLabelText('To'));
  await user.type(dialog.getByLabelText('To'), 'tomorrow{Enter}');
  expect(dialog.getByRole('status')).toHaveTextContent('Enter a date');
  await user.clear(dialog.getByLabelText('To'));
  await user.type(dialog.getByLabelText('To'), '21/11/26{Enter}');
  await waitFor(() => expect(address()).toBe('/errand?doneOnFrom=2026-11-20&doneOnTo=2026-11-21'));
  expect(screen.getByText('Done: 20 Nov 2026 – 21 Nov 2026')).toBeInTheDocument();
});

it('calls a range by its name', async () => {
  const { user, address, filterBy } = open();
  const dialog = await filterBy('Done');
  await user.click(dialog.getByRole('button', { name: 'Last 30 days' }));
  expect(await screen.findByText('Done: Last 30 days')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Last 30 days' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(dialog.getByRole('button', { name: 'Last 30 days' }));
  await waitFor(() => expect(address()).toBe('/errand'));
});

it('shows the usual range of a list as a filter, and remembers that it was taken away', async () => {
  const range = { field: 'remindAt', default: 'lastMonth', presets: ['lastMonth', 'overdueTasks'] } as const;
  const { user, address, filterBy } = open('/errand', { ...errand, list: { ...errand.list, range } });
  expect(await screen.findByText('Reminder: Past month')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Remove the filter Reminder'));
  expect(address()).toBe('/errand?fromDate=&toDate=');
  const dialog = await filterBy('Reminder');
  await user.click(await dialog.findByRole('button', { name: 'Overdue' }));
  await waitFor(() => expect(address()).toMatch(/\?fromDate=&toDate=\d{13}$/));
  expect(screen.getByText('Reminder: Overdue')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Past month' }));
  await waitFor(() => expect(address()).toBe('/errand'));
});

it('ticks the statuses of a category together, half of them in part, and searches them', async () => {
  const { user, address, filterBy, getList } = open('/errand?statusIds=' + uuid(5));
  const dialog = await filterBy('State');
  const open_ = await dialog.findByRole('treeitem', { name: /Open/ });
  expect(getList).toHaveBeenCalledWith('statusCategory', expect.objectContaining({ filter: { type: ['TASK'] } }));
  expect(dialog.queryByText('Void')).not.toBeInTheDocument();
  const boxOf = (name: string) => dialog.getByText(name).parentElement?.querySelector('input') as HTMLInputElement;
  await user.click(boxOf('Open'));
  await waitFor(() => expect(address()).toBe(`/errand?statusIds=${uuid(2)}_${uuid(3)}_${uuid(5)}`));
  await user.click(boxOf('Doing'));
  await waitFor(() => expect(address()).toBe(`/errand?statusIds=${uuid(2)}_${uuid(5)}`));
  expect(open_).toHaveAttribute('aria-checked', 'mixed');
  await user.type(dialog.getByLabelText('Search in State'), 'DOI');
  expect(dialog.queryByText('To do')).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(dialog.getByRole('treeitem', { name: /Open/ })).toHaveFocus();
  await user.click(boxOf('Open'));
  await waitFor(() => expect(address()).toBe(`/errand?statusIds=${uuid(2)}_${uuid(3)}_${uuid(5)}`));
});

it('leads from a kind to its records by keyboard alone', async () => {
  const { user, address, filterBy, options } = open(`/errand?subjectIds=${uuid(7)}`);
  const dialog = await filterBy('Subject');
  const kinds = await dialog.findAllByRole('option');
  expect(kinds.map((kind) => kind.textContent)).toEqual(['Talents1›', 'Scouts›', 'Staff›']);
  kinds[0]?.focus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  await waitFor(() => expect(dialog.getByLabelText('Search in Scouts')).toHaveFocus());
  expect(options).toHaveBeenCalledWith('fixtureErrand', 'subject', expect.objectContaining({ kind: 'scout' }));
  await user.keyboard('{ArrowDown} ');
  await waitFor(() => expect(address()).toBe(`/errand?subjectIds=${uuid(7)}_${uuid(8)}`));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(dialog.getByRole('option', { name: /Scouts/ })).toHaveFocus());
  expect(screen.getByText('Subject: Ada, Bao')).toBeInTheDocument();
});

it('refuses what would make the address too long, and keeps what was', async () => {
  const details = `details=${'é'.repeat(260)}`;
  const { user, address, filterBy } = open(`/errand?summary=${'a'.repeat(400)}&${details}`);
  const dialog = await filterBy('Summary');
  await user.clear(await dialog.findByLabelText('Summary'));
  await user.click(dialog.getByLabelText('Summary'));
  await user.paste('é'.repeat(100));
  expect(await screen.findByText('This filter is too long. Choose fewer values')).toBeInTheDocument();
  expect(dialog.getByLabelText('Summary')).toHaveValue('');
  await waitFor(() => expect(address()).toBe(`/errand?${details}`));
});

it('refuses the value of a multi-select that would make the address too long', async () => {
  const { user, address, filterBy } = open(`/errand?summary=${'a'.repeat(435)}&details=${'é'.repeat(257)}`);
  const before = address();
  expect(before.length).toBeGreaterThan(600);
  const dialog = await filterBy('Channels');
  await user.click(await dialog.findByRole('checkbox', { name: 'Mail' }));
  expect(await screen.findByText('This filter is too long. Choose fewer values')).toBeInTheDocument();
  expect(dialog.getByRole('checkbox', { name: 'Mail' })).not.toBeChecked();
  expect(address()).toBe(before);
});

it('clears all filters at once', async () => {
  const { user, address } = open('/errand?channels=1_2&effortMin=3&keyword=x');
  expect(await screen.findByText('Channels: Mail, Phone')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(address()).toBe('/errand');
});

it('hands the focus of a chip that goes to the next one, at the end to the way to add one', async () => {
  const { user, address } = open('/errand?channels=1&effortMin=3&isUrgent=true');
  (await screen.findByRole('button', { name: 'Remove the filter Urgent' })).focus();
  for (const next of ['Remove the filter Effort', 'Remove the filter Channels', '+ Filter']) {
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: next })).toHaveFocus();
  }
  expect(address()).toBe('/errand');
});

it('leaves the focus to the way to add a filter where all of them are cleared', async () => {
  const { user } = open('/errand?effortMin=3&keyword=x');
  (await screen.findByRole('button', { name: 'Clear' })).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: '+ Filter' })).toHaveFocus();
});

it('says so where a record that is filtered by is not there', async () => {
  open(`/errand?subjectIds=${uuid(0)}`);
  expect(await screen.findByText('Subject: Unknown')).toBeInTheDocument();
});
