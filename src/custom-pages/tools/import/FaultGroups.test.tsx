import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { somebody } from '../../../../tests/support/actors.ts';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { registry } from '../../../../schema/index.ts';
import type { FaultGroup, ImportDetail, Mend } from '../../../../schema/areas/tools/calls/imports.ts';
import { CheckResult } from './CheckResult.tsx';
import type { ImportSteps } from './useImport.ts';

const sports = '01890000-0000-7000-8000-000000000001';
const group = (more: Partial<FaultGroup>): FaultGroup => ({
  field: 'email',
  key: 'email',
  text: 'n/a',
  rows: 12,
  first: 3,
  canMend: true,
  near: [],
  ...more,
});
const groups = [
  group({}),
  group({
    field: 'categories',
    key: 'noMatch',
    params: { label: 'Sport' },
    text: 'Sport',
    rows: 2,
    near: [{ id: sports, displayName: 'Sports' }],
  }),
  group({ field: 'gender', key: 'choice', text: 'F', rows: 1 }),
  group({ field: 'displayName', key: 'required', text: '', rows: 1 }),
  group({ field: 'email', key: 'importTwice', params: { row: 2, field: 'email' }, text: 'a@b.test', canMend: false }),
];

function open(
  more: Partial<ImportDetail> = {},
  all: readonly FaultGroup[] = groups,
  parts: Parameters<typeof renderPage>[2] = {},
) {
  const one = {
    id: 'one',
    version: 3,
    kind: 'talent',
    isOwn: true,
    mapping: { columns: [], key: null, existing: 'skip' },
    mends: [],
    toCreate: 1,
    toUpdate: 0,
    toSkip: 0,
    leftOut: 0,
    faults: 17,
    withoutKey: 0,
    withMore: 0,
    ...more,
  } as unknown as ImportDetail;
  const take = vi.fn<ImportSteps['take']>();
  const page = <CheckResult one={one} entity={registry.get('talent')} take={take} taking={null} onBack={() => {}} />;
  const answer = ({ path }: { readonly path: string }) => ({
    data: path.endsWith('/faults') ? all : [],
    nextPageIndex: null,
  });
  return { ...renderPage(page, answer, parts), take };
}
const sent = (take: ReturnType<typeof open>['take']): readonly Mend[] => {
  const [taken] = take.mock.lastCall ?? [];
  return taken?.step === 'mends' ? taken.mends : [];
};

it('tells each wrong value once with its rows, and suggests what is called nearly so', async () => {
  const { user, take } = open();
  expect(await screen.findByText(/12 rows · Invalid email · First in row 3/)).toBeVisible();
  expect(screen.queryByText(/a@b\.test/)).toBeNull();
  expect(screen.getByLabelText('What to do with “n/a”')).toHaveValue('empty');
  expect(screen.getByLabelText('Replacement of “Sport”')).toHaveValue('Sports');
  expect(screen.getByLabelText('Replacement of “F”')).toHaveDisplayValue('Female');
  await user.click(screen.getByRole('button', { name: 'Fix 3 values and check again' }));
  expect(sent(take)).toEqual([
    { field: 'email', text: 'n/a', action: 'empty' },
    { field: 'categories', text: 'Sport', action: 'replace', value: sports, label: 'Sports' },
    { field: 'gender', text: 'F', action: 'replace', value: 'FEMALE', label: 'Female' },
  ]);
});

it('leaves values empty or their rows out, or puts a text there, beside what was mended before', async () => {
  const former: Mend = { field: 'location', text: 'x', action: 'empty' };
  const { user, take } = open({ mends: [former] });
  const action = await screen.findByLabelText('What to do with “n/a”');
  await user.selectOptions(action, 'Replace it with');
  await user.type(screen.getByLabelText('Replacement of “n/a”'), 'all@house.test');
  await user.selectOptions(screen.getByLabelText('What to do with “Sport”'), 'Leave out its rows');
  await user.selectOptions(screen.getByLabelText('What to do with “F”'), 'Leave as an error');
  // What each row needs cannot be left empty.
  const name = screen.getByLabelText('What to do with No value');
  expect(within(name).queryByText('Leave it empty')).toBeNull();
  await user.selectOptions(name, 'Replace it with');
  await user.type(screen.getByLabelText('Replacement of No value'), 'Unknown');
  await user.click(screen.getByRole('button', { name: 'Fix 3 values and check again' }));
  expect(sent(take)).toEqual([
    former,
    { field: 'email', text: 'n/a', action: 'replace', value: 'all@house.test' },
    { field: 'categories', text: 'Sport', action: 'leave' },
    { field: 'displayName', text: '', action: 'replace', value: 'Unknown' },
  ]);
});

it('leaves all wrong values of a field empty at once, but not of one that each record needs', async () => {
  const unknown = ['Actor', 'Model', 'Sport'].map((text) =>
    group({ field: 'categories', key: 'noMatch', params: { label: text }, text }),
  );
  const names = ['x', 'y'].map((text) => group({ field: 'displayName', key: 'tooLong', text }));
  const { user, take } = open({}, [...unknown, ...names, group({ text: 'a@' })]);
  await user.click(await screen.findByRole('button', { name: 'Leave all 3 values of Categories empty' }));
  expect(screen.queryByRole('button', { name: /^Leave all .* of (?!Categories)/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Fix 3 values and check again' }));
  expect(sent(take)).toEqual(
    ['Actor', 'Model', 'Sport'].map((text) => ({ field: 'categories', text, action: 'empty' })),
  );
});

it('tells what stands for values, and takes it back', async () => {
  const kept: Mend = { field: 'gender', text: 'F', action: 'replace', value: 'FEMALE' };
  const { user, take } = open({ mends: [{ field: 'email', text: 'n/a', action: 'leave' }, kept], leftOut: 12 });
  expect(await screen.findByText('Gender: “F” becomes “Female”')).toBeVisible();
  expect(screen.getByText('Left out')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo: Email: Rows with “n/a” are left out' }));
  expect(sent(take)).toEqual([kept]);
});

it('offers mending to the maker alone', async () => {
  open({ isOwn: false, maker: { id: 'x', displayName: 'Bao' } });
  expect(await screen.findByText('Bao is running this import.')).toBeVisible();
  expect(screen.queryByText('Values to fix')).toBeNull();
});

it('adds all values of a list that are not in it yet, and puts them in their place', async () => {
  const unknown = ['Jazz', 'Folk'].map((text) =>
    group({ field: 'categories', key: 'noMatch', params: { label: text }, text }),
  );
  type Create = (kind: string, given: { readonly data: Record<string, unknown> }) => Promise<object>;
  const create = vi.fn<Create>(async (_kind, { data }) => ({
    data: { ...data, id: `made ${String(data['displayName'])}` },
  }));
  const { user, take } = open({}, [group({}), ...unknown], { api: { create: create as never } });
  await user.click(await screen.findByRole('button', { name: 'Add 2 new values to Categories' }));
  await waitFor(() => expect(screen.getByLabelText('Replacement of “Folk”')).toHaveValue('Folk'));
  expect(create.mock.calls.map(([kind, { data }]) => [kind, data])).toEqual([
    ['catalogue', { displayName: 'Jazz', type: 'TALENT_CATEGORY' }],
    ['catalogue', { displayName: 'Folk', type: 'TALENT_CATEGORY' }],
  ]);
  await user.click(screen.getByRole('button', { name: 'Fix 3 values and check again' }));
  expect(sent(take).filter(({ field }) => field === 'categories')).toEqual(
    ['Jazz', 'Folk'].map((text) => ({
      field: 'categories',
      text,
      action: 'replace',
      value: `made ${text}`,
      label: text,
    })),
  );
});

it('offers to add values of a list to whoever may change it alone', async () => {
  const unknown = ['Jazz', 'Folk'].map((text) => group({ field: 'categories', key: 'noMatch', text }));
  open({}, unknown, { actor: somebody({ TALENT: ['EDIT_ALL'] }) });
  expect(await screen.findByRole('button', { name: 'Leave all 2 values of Categories empty' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add 2 new values/ })).toBeNull();
});
