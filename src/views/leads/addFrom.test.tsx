import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { registry } from '../../../schema/index.ts';
import { startOfDay } from '../../../schema/rules/dates.ts';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';
import { draftsOf } from '../../store/drafts.ts';
import {
  admin,
  expectRefusals,
  refusal,
  renderView,
  whenLoaded,
  type ViewParts,
} from '../../../tests/support/browser/renderView.tsx';
import { AddPage } from '../record/page/AddPage.tsx';

const uuid = (n: number) => `0190a0a0-0000-7000-8000-${String(n).padStart(12, '0')}`;
const reference = (n: number, kind: string, displayName: string) => ({ id: uuid(n), kind, displayName, avatar: null });
const quay = reference(2, 'partner', 'Quay');
const [ida, hidden] = [reference(3, 'talent', 'Ida'), reference(4, 'talent', 'Hidden')];
const deal = {
  id: uuid(1),
  version: 4,
  summary: 'Autumn tour',
  status: { ...reference(9, 'status', 'Won'), categoryCode: 'WON' },
  client: quay,
  talents: [ida, hidden],
  value: '1200.00',
  valueCurrency: 'EUR',
};
const tour = { ...reference(1, 'opportunity', 'Autumn tour') };

type Options = GreenroomDataProvider['options'];
interface Sent {
  readonly data: Readonly<Record<string, unknown>>;
  readonly meta: { readonly fulfils: Readonly<Record<string, unknown>> };
}
type Create = (resource: string, sent: Sent) => Promise<{ data: object }>;

/** Options of the form: everybody but one talent, whom the person may not read. */
const options: Options = async (_resource, field, params = {}) => {
  const known = [quay, ida, tour].filter(({ id }) => params.ids?.includes(id) ?? id === tour.id);
  return { data: field === 'status' ? [] : known, total: known.length, loadMore: false, nextPageIndex: null };
};

async function openForm(kind: string, search: string, source: () => Promise<object>, parts: ViewParts = {}) {
  const create = vi.fn<Create>(async (_resource, { data }) => ({ data: { id: uuid(20), version: 1, ...data } }));
  const getOne = vi.fn<(resource: string) => Promise<object>>(source);
  const path = kind === 'event' ? '/event/add' : '/contracts/add';
  const page = renderView(<AddPage entity={registry.get(kind)} />, {
    at: `${path}${search}`,
    ...parts,
    api: { create: create as never, getOne: getOne as never, options },
  });
  await screen.findByRole('form');
  await whenLoaded();
  await screen.findByLabelText(/^Summary/);
  return { ...page, create, getOne };
}
const sentBy = (create: ReturnType<typeof vi.fn<Create>>) => create.mock.calls.map(([, { data }]) => data);
const save = () => screen.getByText('Save');

beforeEach(() => localStorage.clear());

it('starts the contract of a deal with what the deal says and the person may choose, ready to be saved', async () => {
  const { user, create } = await openForm('contract', `?opportunityId=${deal.id}`, async () => ({ data: deal }));
  expect(screen.getByText('Filled from Autumn tour')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Summary/)).toHaveValue('Autumn tour');
  await user.click(save());
  await waitFor(() => expect(create).toHaveBeenCalled());
  expect(sentBy(create)[0]).toMatchObject({
    summary: 'Autumn tour',
    opportunityId: deal.id,
    clientId: quay.id,
    talentIds: [ida.id],
    value: '1200.00',
    valueCurrency: 'EUR',
  });
});

it('fills no field that the person may not write, and takes what the address gives over the deal', async () => {
  const actor = {
    ...admin,
    role: 'staff' as const,
    levels: { CONTRACT: ['EDIT_ALL'], PIPELINE: ['VIEW_ALL'] } as never,
  };
  const other = uuid(7);
  const search = `?opportunityId=${deal.id}&clientId=${other}`;
  const { user, create } = await openForm('contract', search, async () => ({ data: deal }), { actor });
  await user.click(save());
  await waitFor(() => expect(create).toHaveBeenCalled());
  expect(sentBy(create)[0]).toMatchObject({ summary: 'Autumn tour', clientId: other });
  expect(sentBy(create)[0]).not.toHaveProperty('value');
});

it('gives way to what was typed before', async () => {
  const place = 'contract new /contracts/add';
  draftsOf('account agency').keep(place, { at: Date.now(), version: null, values: { summary: 'My words' } });
  const { user } = await openForm('contract', `?opportunityId=${deal.id}`, async () => ({ data: deal }));
  await user.click(await screen.findByText('Restore them'));
  expect(screen.getByLabelText(/^Summary/)).toHaveValue('My words');
});

it.each([403, 404, undefined])('opens empty, and says so, where the deal cannot be read (%s)', async (status) => {
  expectRefusals();
  const failed = Object.assign(refusal({}), { status });
  await openForm('contract', `?opportunityId=${deal.id}`, () => Promise.reject(failed));
  expect(screen.getByText(/^Nothing is filled in/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Summary/)).toHaveValue('');
});

const hold = {
  id: uuid(5),
  version: 1,
  label: 'Hold',
  state: 'HELD',
  day: '2999-03-12',
  talent: ida,
  event: null,
  eventId: null,
};

it('starts the event of a hold with its talent and its day as a whole one, and says which hold it is of', async () => {
  const { user, create } = await openForm('event', `?holdId=${hold.id}`, async () => ({ data: hold }));
  await user.type(screen.getByLabelText(/^Summary/), 'Launch');
  await user.click(save());
  await waitFor(() => expect(create).toHaveBeenCalled());
  expect(sentBy(create)[0]).toMatchObject({
    summary: 'Launch',
    talentIds: [ida.id],
    startsAt: startOfDay('2999-03-12', 'Australia/Sydney'),
    startsAtIsAllDay: true,
  });
  expect(create.mock.calls[0]?.[1].meta.fulfils).toEqual({ holdId: hold.id });
});

it('leaves a hold alone that was released meanwhile', async () => {
  const released = { ...hold, state: 'RELEASED' };
  const { user, create } = await openForm('event', `?holdId=${hold.id}`, async () => ({ data: released }));
  expect(screen.getByText(/^Nothing is filled in/)).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Summary/), 'Launch');
  await user.click(save());
  await waitFor(() => expect(create).toHaveBeenCalled());
  expect(create.mock.calls[0]?.[1].meta.fulfils).toEqual({});
});

it('fills what is empty from a deal that is chosen in the form, and nothing that was typed', async () => {
  const source = vi.fn<() => Promise<object>>(async () => ({ data: deal }));
  const { user, create } = await openForm('contract', '', source);
  expect(screen.queryByText(/^Filled from/)).toBeNull();
  await user.type(screen.getByLabelText(/^Summary/), 'My words');
  await user.click(screen.getByLabelText('Opportunity'));
  await user.click(await screen.findByRole('option', { name: 'Autumn tour' }));
  expect(await screen.findByText('Filled from Autumn tour')).toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(create).toHaveBeenCalled());
  expect(sentBy(create)[0]).toMatchObject({
    summary: 'My words',
    opportunityId: deal.id,
    clientId: quay.id,
    talentIds: [ida.id],
    value: '1200.00',
    valueCurrency: 'EUR',
  });
});
