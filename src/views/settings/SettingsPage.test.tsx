import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { somebody } from '../../../tests/support/actors.ts';
import { refuse, type FakeCall } from '../../../tests/support/fakeFetch.ts';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { general as declared } from '../../../schema/areas/settings/settings/general.ts';
import { defineSettings } from '../../../schema/language/defineSettings.ts';
import type { AnySettings } from '../../../schema/language/settings.ts';
import { field } from '../../../schema/fields/kinds.ts';
import { expectRefusals } from '../../../tests/support/browser/renderView.tsx';
import { SettingsPage } from './SettingsPage.tsx';

const general = declared as unknown as AnySettings;
const kept = {
  version: 3,
  name: 'Quai Neuf',
  timezoneId: 'Europe/Paris',
  currency: 'EUR',
  locale: 'fr-FR',
  country: null,
  firstWeekday: 'MO',
  logo: null,
  logoId: null,
  hasAmounts: false,
};

function open(
  put: (call: FakeCall) => unknown = ({ body }) => {
    const { version, ...values } = body as { readonly version: number };
    return { ...kept, ...values, version: version + 1 };
  },
  parts = {},
  first: object = kept,
) {
  let now: unknown = first;
  const page = renderPage(
    <SettingsPage settings={general} />,
    (call) => {
      if (call.path !== '/client/v1/general') return {};
      return call.method === 'PUT' ? (now = put(call)) : now;
    },
    { at: '/settings/general', ...parts },
  );
  const sent = () => page.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { ...page, sent };
}
const choose = async (user: ReturnType<typeof open>['user'], label: string, text: string, option: string) => {
  const box = await screen.findByRole('combobox', { name: label });
  await user.clear(box);
  await user.type(box, text);
  await user.click(await screen.findByRole('option', { name: option }));
};

it('sends what was changed alone, and says so', async () => {
  const { user, sent, catchUp } = open();
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Quai Neuf');
  expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveValue('Same as dates and amounts: France');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await choose(user, 'Currency', 'CHF', 'CHF · Swiss Franc');
  await choose(user, 'Country', 'Belg', 'Belgium');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(sent()).toEqual([{ currency: 'CHF', country: 'BE', version: 3 }]);
  expect(catchUp).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
});

it('goes back to what is kept, and gives a country up', async () => {
  const { user, sent } = open(undefined);
  await user.type(await screen.findByLabelText(/^Name/), ' 2');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Quai Neuf');
  await choose(user, 'Country', 'Belg', 'Belgium');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Settings saved');
  await choose(user, 'Country', 'Same as', 'Same as dates and amounts: France');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toMatchObject([{ country: 'BE' }, { country: null }]));
});

it('offers nothing from before once it is saved or given up', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Name/), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Settings saved');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  expect(screen.queryByText(/unsaved changes/)).toBeNull();
  await user.type(screen.getByLabelText(/^Name/), ' 3');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Quai Neuf 2');
  expect(screen.queryByText(/unsaved changes/)).toBeNull();
});

it('says under the name that another agency has it, and keeps what was typed', async () => {
  expectRefusals();
  const errorDetails = [{ field: 'name', message: 'Another agency has this name', key: 'agencyNameTaken' }];
  const { user } = open(() => refuse(400, {}, { errorDetails }));
  await user.type(await screen.findByLabelText(/^Name/), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Another agency has this name')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Quai Neuf 2');
});

it('takes no other currency once there are amounts, and says why', async () => {
  open(undefined, {}, { ...kept, hasAmounts: true });
  const currency = await screen.findByRole('combobox', { name: 'Currency' });
  expect(currency).toBeDisabled();
  expect(currency).toHaveValue('EUR · Euro');
  expect(currency).toHaveAccessibleDescription(/cannot be changed any more: there are amounts/);
});

it('asks nothing for who is no admin, and says who could', async () => {
  const { calls } = open(undefined, { actor: somebody({ ORGANIZATION: ['VIEW_ALL', 'EDIT_ALL'] }) });
  expect(await screen.findByText('Only admins of the agency can see and change these settings.')).toBeInTheDocument();
  expect(calls.filter(({ path }) => path === '/client/v1/general')).toEqual([]);
});

it('offers to undo what was saved, and shows who changed what', async () => {
  const writes = {
    data: [
      {
        id: 'w1',
        at: 1_790_000_000_000,
        by: { id: 's1', kind: 'staff', displayName: 'Ana Lima', avatar: null },
        action: 'update',
        version: 3,
        changes: [{ field: 'country', before: 'BE', after: null }],
      },
    ],
    loadMore: false,
    nextPageIndex: null,
  };
  let now: object = kept;
  const { user, calls } = renderPage(
    <SettingsPage settings={general} />,
    ({ path, method, body }) => {
      if (path === '/client/v1/general/history') return writes;
      if (path === '/client/v1/general/undo') return (now = { ...kept, version: 5 });
      if (path !== '/client/v1/general') return {};
      return method === 'PUT' ? (now = { ...now, ...(body as object), version: 4 }) : now;
    },
    { at: '/settings/general' },
  );
  await user.type(await screen.findByLabelText(/^Name/), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Settings saved');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Quai Neuf'));
  expect(calls.find(({ path }) => path.endsWith('/undo'))).toMatchObject({ method: 'POST', body: { version: 4 } });
  await user.click(screen.getByRole('button', { name: 'History' }));
  const dialog = await screen.findByRole('dialog', { name: /: history$/ });
  expect(await within(dialog).findByText('Ana Lima')).toBeVisible();
  expect(within(dialog).getByText('BE')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({ country: 'BE', version: 5 }),
  );
});

describe('settings that the engine keeps', () => {
  const versioned = defineSettings('general', {
    about: 'settings',
    access: 'ORGANIZATION',
    base: '/test/v1/versioned',
    fields: { name: field.text({ required: true }), currency: field.text({ pattern: 'currency' }) },
    form: { agency: ['name', 'currency'] },
  }) as unknown as AnySettings;
  const first = { version: 3, name: 'Quai Neuf', currency: 'EUR' };
  const start = (put: (call: FakeCall) => unknown, levels: readonly ('VIEW_ALL' | 'EDIT_ALL')[]) =>
    renderPage(<SettingsPage settings={versioned} />, (call) => (call.method === 'PUT' ? put(call) : first), {
      at: '/settings/general',
      actor: somebody({ ORGANIZATION: levels }),
    });

  it('are sent with the version that was seen, and what to keep is asked where others were faster', async () => {
    expectRefusals();
    const bodies: unknown[] = [];
    const { user } = start(
      ({ body }) => {
        bodies.push(body);
        if (bodies.length > 1) return { ...first, ...(body as object), version: 5 };
        const current = { version: 4, name: 'Quai Neuf', currency: 'CHF' };
        return refuse(400, { key: 'staleVersion' }, { responseData: { current, changedFields: ['currency'] } });
      },
      ['VIEW_ALL', 'EDIT_ALL'],
    );
    await user.type(await screen.findByLabelText(/^Name/), ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Keep these and save' }));
    expect(await screen.findByText('Settings saved')).toBeInTheDocument();
    expect(bodies).toEqual([
      { name: 'Quai Neuf 2', version: 3 },
      { name: 'Quai Neuf 2', version: 4 },
    ]);
  });

  it('are told, and no form of them, to who may only read them', async () => {
    start(() => ({}), ['VIEW_ALL']);
    expect(await screen.findByText('Quai Neuf')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('are closed without a right on them', async () => {
    const { calls } = start(() => ({}), []);
    expect(await screen.findByText('You do not have access to these settings.')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});

it('settings by type have a tab for each, and are read and written by the one of the address', async () => {
  const typed = defineSettings('status', {
    about: 'settings',
    access: 'ORGANIZATION',
    base: '/test/v1/typed',
    by: field.choice(['TASK', 'EVENT']),
    fields: { statusName: field.text({ required: true }) },
    form: { status: ['statusName'] },
  }) as unknown as AnySettings;
  const answer = ({ search, body }: FakeCall) => {
    const type = new URLSearchParams(search).get('type');
    return { version: 1, type, statusName: `Name of ${type}`, ...(body as object) };
  };
  const { user, calls } = renderPage(<SettingsPage settings={typed} />, answer, { at: '/settings/typed' });
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Name of TASK');
  await user.click(screen.getByRole('link', { name: 'Event' }));
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Name of EVENT'));
  await user.type(screen.getByLabelText(/^Name/), 's');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/test/v1/typed',
    search: '?type=EVENT',
    body: { statusName: 'Name of EVENTs', version: 1 },
  });
});
