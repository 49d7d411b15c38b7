import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../../schema/index.ts';
import type { GreenroomDataProvider } from '../../../dataProvider/types.ts';
import { AddPage } from './AddPage.tsx';
import {
  expectRefusals,
  refusal,
  renderView,
  whenLoaded,
  type ViewParts,
} from '../../../../tests/support/browser/renderView.tsx';

const entity = registry.get('partner');
const id = '0190a0a0-0000-7000-8000-000000000009';

interface Sent {
  readonly data: Readonly<Record<string, unknown>>;
  readonly meta: { readonly idempotencyKey: string };
}
type Create = (resource: string, params: Sent) => Promise<{ data: object }>;

async function renderPage(
  create = vi.fn<Create>(async (_resource, { data }) => ({ data: { id, version: 1, ...data } })),
  api: ViewParts['api'] = {},
) {
  const page = renderView(<AddPage entity={entity} />, {
    at: '/partner/add',
    api: { create: create as never, ...api },
  });
  await whenLoaded();
  await screen.findByLabelText(/^Company name/);
  return { ...page, create };
}
const save = () => screen.getByText('Save');
const sentBy = (create: ReturnType<typeof vi.fn<Create>>) => create.mock.calls.map(([, params]) => params);

it('makes a record of what was filled in, and leads to it', async () => {
  const { user, create } = await renderPage();
  expect(save()).toBeDisabled();
  await user.type(screen.getByLabelText(/^Company name/), 'Big Sound');
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(`/partner/${id}/profile/summary`));
  expect(sentBy(create)).toMatchObject([{ data: { displayName: 'Big Sound' } }]);
  expect(screen.getByText('Big Sound added')).toBeInTheDocument();
});

it('sends the same record twice under one key, and a corrected one under another', async () => {
  expectRefusals();
  const { user, create } = await renderPage(vi.fn<Create>().mockRejectedValue(new Error('Failed to fetch data')));
  await user.type(screen.getByLabelText(/^Company name/), 'Big Sound');
  await user.click(save());
  expect(await screen.findByText('Failed to fetch data')).toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
  await user.type(screen.getByLabelText(/^Company name/), ' Festival');
  await user.click(save());
  await waitFor(() => expect(create).toHaveBeenCalledTimes(3));
  const [first, second, third] = sentBy(create).map(({ meta }) => meta.idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(screen.getByLabelText(/^Company name/)).toHaveValue('Big Sound Festival');
});

it('says under a field who is like this already, once somebody rests, and keeps nobody from saving', async () => {
  const found = { id, kind: 'partner', displayName: 'Big Sound', avatar: null, owner: null, alike: ['displayName'] };
  const duplicates = vi.fn<GreenroomDataProvider['duplicates']>(async (_resource, { displayName }) => ({
    data: displayName === 'Big Sound Ltd' ? [found] : [],
  }));
  const { user, create } = await renderPage(undefined, { duplicates });
  await user.type(screen.getByLabelText(/^Company name/), 'Big Sound Ltd');
  const link = await screen.findByText('Big Sound');
  expect(duplicates.mock.calls.map(([resource, values]) => [resource, values])).toEqual([
    ['partner', { displayName: 'Big Sound Ltd', id: undefined }],
  ]);
  expect(link).toHaveAttribute('href', `/partner/${id}/profile/summary`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.closest('[role=status]')).toHaveTextContent('Possible duplicate: Big Sound (Partner, similar name)');
  await user.click(screen.getByLabelText('Dismiss'));
  expect(screen.queryByText('Big Sound')).toBeNull();
  await user.click(save());
  await waitFor(() => expect(sentBy(create)).toMatchObject([{ data: { displayName: 'Big Sound Ltd' } }]));
});

it('asks first for a few facts and what is required, by the keyboard alone, and saves with Ctrl and Enter', async () => {
  const { user, create } = await renderPage();
  expect(screen.queryByLabelText('Headline')).toBeNull();
  await waitFor(() => expect(screen.getByLabelText(/^Company name/)).toHaveFocus());
  await user.keyboard('Big Sound');
  await user.tab();
  expect(screen.getByLabelText('Industry')).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await user.keyboard('big@sound.example{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(sentBy(create)).toMatchObject([{ data: { displayName: 'Big Sound', email: 'big@sound.example' } }]),
  );
});

it('has all others one press away, with what was typed, and goes on in the first of them', async () => {
  const { user, create } = await renderPage();
  await user.type(screen.getByLabelText(/^Company name/), 'Big Sound');
  screen.getByText('More fields').focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('More fields')).toBeNull();
  await waitFor(() => expect(screen.getByLabelText('Website')).toHaveFocus());
  await user.type(await screen.findByLabelText('Headline'), 'Loud');
  expect(screen.getAllByLabelText(/^Company name/)).toHaveLength(1);
  await user.click(save());
  await waitFor(() => expect(sentBy(create)).toMatchObject([{ data: { displayName: 'Big Sound', headline: 'Loud' } }]));
});

it('shows all where the server finds something wrong in one that was not asked for', async () => {
  expectRefusals();
  const details = [{ field: 'headline', key: 'required', message: 'This field is required' }];
  const { user } = await renderPage(vi.fn<Create>().mockRejectedValue(refusal({ details })));
  await user.type(screen.getByLabelText(/^Company name/), 'Big Sound');
  await user.click(save());
  expect(await screen.findByLabelText('Headline')).toBeInTheDocument();
});

it('asks for all of a copy, and where the declaration names none', async () => {
  const { quick: _none, ...whole } = entity;
  renderView(<AddPage entity={whole} />, { at: '/partner/add' });
  await whenLoaded();
  expect(await screen.findByLabelText('Headline')).toBeInTheDocument();
  expect(screen.queryByText('More fields')).toBeNull();
});
