import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { expect, it, vi } from 'vitest';
import type { Actor } from '../../../../schema/access/access.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { registry } from '../../../../schema/index.ts';
import { SessionContext } from '../../../authProvider/SessionContext.ts';
import type { Session } from '../../../authProvider/session.ts';
import { RecordPage } from './RecordPage.tsx';
import { talentSample } from '../../../../tests/support/browser/talentSample.ts';
import { admin, expectRefusals, renderView, whenLoaded } from '../../../../tests/support/browser/renderView.tsx';

const entity = registry.get('talent');
const session = { state: () => signedOut, subscribe: () => () => undefined } as unknown as Session;
const signedOut = { status: 'signedOut' };
const page = (
  <SessionContext value={session}>
    <RecordPage entity={entity} />
  </SessionContext>
);

it.each(['abc', '42', '0190a0a0-0000-7000-8000'])(
  'says that there is no page where the address names no record: %s',
  async (id) => {
    const getOne = vi.fn<() => never>();
    renderView(page, { at: `/talent/${id}/profile/summary`, api: { getOne } });
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
    expect(screen.queryByText('Try again')).not.toBeInTheDocument();
    expect(getOne).not.toHaveBeenCalled();
  },
);

const tabbed: AnyEntity = { ...entity, detail: { tabs: ['summary', { career: ['about'] }, 'history'] } };
const ada = {
  ...talentSample,
  id: '0190a0a0-0000-7000-8000-000000000001',
  headline: 'Sprinter',
  email: 'ada@example.com',
  permissions: { canUpdate: true, canDelete: true },
};
const noHistory = async () => ({ data: [], loadMore: false, nextPageIndex: null });
const noRows = async () => ({ data: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } });
const renderTab = (tab: string, parts: object = {}, one: AnyEntity = tabbed) =>
  renderView(
    <SessionContext value={session}>
      <RecordPage entity={one} />
    </SessionContext>,
    {
      at: `/talent/${ada.id}/profile/${tab}`,
      api: { getOne: (async () => ({ data: ada })) as never, history: noHistory, getList: noRows, ...parts },
    },
  );

it('shows on a tab the sections that it names, and on the summary all others', async () => {
  const { unmount } = renderTab('career');
  expect(await screen.findByText('Sprinter')).toBeInTheDocument();
  expect(screen.queryByText('ada@example.com')).not.toBeInTheDocument();
  expect(screen.getByText('Edit')).toHaveAttribute('href', `/talent/${ada.id}/profile/career/edit`);
  unmount();
  renderTab('summary');
  expect(await screen.findByText('ada@example.com')).toBeInTheDocument();
  expect(screen.queryByText('Sprinter')).not.toBeInTheDocument();
});

it('has the key facts once, on a narrow screen above those of the summary', async () => {
  const header: AnyEntity = { ...tabbed, detail: { ...tabbed.detail, header: ['categories', 'socials', 'assignees'] } };
  const named = (id: string, displayName: string) => ({ id, displayName, avatar: null, kind: 'staff' });
  const account = { id: 'a', platform: 'INSTAGRAM', url: 'instagram.com/ada', handle: null };
  const whole = { ...ada, categories: [named('m', 'Music')], socials: [account], assignees: [] };
  renderTab('summary', { getOne: async () => ({ data: whole }) }, header);
  const facts = await screen.findByLabelText('Key facts');
  expect(facts).toHaveTextContent('CategoriesMusic');
  expect(facts).not.toHaveTextContent('Roster');
  expect(screen.getAllByText('Music')).toHaveLength(1);
  expect(screen.getAllByText('ada@example.com')).toHaveLength(1);
});

it('folds what is empty into one line, of which each name leads to its field in the form', async () => {
  renderTab('summary', {}, entity);
  const phone = await screen.findByRole('link', { name: 'phone' });
  expect(phone).toHaveAttribute('href', `/talent/${ada.id}/profile/summary/edit#phoneNumber`);
  expect(screen.queryByText('—')).not.toBeInTheDocument();
  await userEvent.click(phone);
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Phone/ })).toHaveFocus());
});

it('says which pill a record has: its state where that is not the usual one, else its status', async () => {
  const { unmount } = renderTab('summary');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('Active'));
  unmount();
  renderTab('summary', { getOne: async () => ({ data: { ...ada, state: 'ARCHIVED' } }) });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('Archived'));
  expect(screen.getByLabelText('Key facts')).toHaveTextContent('Status');
});

it('edits on a tab its own fields alone, and goes on where somebody changed only others', async () => {
  expectRefusals();
  const stale = { status: 400, code: 1, message: 'Stale', details: [], key: 'staleVersion' };
  const current = { ...ada, version: 5, email: 'new@example.com' };
  const update = vi
    .fn<(resource: string, params: { readonly data: object }) => Promise<{ data: object }>>()
    .mockRejectedValueOnce(new HttpError('Stale', 400, { refusal: { ...stale, data: { current } } }))
    .mockImplementation(async (_resource, { data }) => ({ data: { ...current, ...data } }));
  const { user } = renderTab('career/edit', { update });
  await whenLoaded();
  const headline = await screen.findByLabelText('Headline');
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  await user.clear(headline);
  await user.type(headline, 'Hurdler');
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update.mock.calls.map(([, { data }]) => data)).toEqual([
    { headline: 'Hurdler', version: 4 },
    { headline: 'Hurdler', version: 5 },
  ]);
  await waitFor(() =>
    expect(screen.getByLabelText('address')).toHaveTextContent(new RegExp(`^/talent/${ada.id}/profile/career$`)),
  );
});

it('has no tab for somebody who may see none of its fields', async () => {
  const fields = Object.entries(entity.fields).map(([name, field]) => [name, { ...field, access: 'FINANCE' }]);
  const closed = { ...tabbed, fields: { ...Object.fromEntries(fields), displayName: entity.fields['displayName'] } };
  const actor: Actor = { ...admin, role: 'staff', levels: { TALENT: ['VIEW_ASSIGN', 'VIEW_ALL'] } };
  renderView(
    <SessionContext value={session}>
      <RecordPage entity={closed as AnyEntity} />
    </SessionContext>,
    { at: `/talent/${ada.id}/profile/career`, actor, api: { getOne: (async () => ({ data: ada })) as never } },
  );
  expect(await screen.findByText('No access')).toBeInTheDocument();
  expect(screen.getByText('History')).toBeInTheDocument();
  expect(screen.queryByText('Career')).not.toBeInTheDocument();
});

it('asks for the record that the address names', async () => {
  const id = '0190a0a0-0000-7000-8000-000000000001';
  const getOne = vi.fn<() => Promise<object>>(async () => ({ data: { id, version: 1, displayName: 'Ada Okafor' } }));
  renderView(page, {
    at: `/talent/${id}/profile/summary`,
    api: { getOne: getOne as never, history: noHistory, getList: noRows },
  });
  expect((await screen.findAllByText('Ada Okafor')).length).toBeGreaterThan(0);
});

it('leads on from the address of a scout who is a talent now', async () => {
  expectRefusals();
  const getOne = vi.fn<(resource: string) => Promise<{ data: object }>>(async (resource) => {
    if (resource === 'scout') throw new HttpError('Not found', 404, {});
    return { data: ada };
  });
  renderView(
    <SessionContext value={session}>
      <RecordPage entity={registry.get('scout')} />
    </SessionContext>,
    {
      at: `/scout/${ada.id}/profile/career`,
      api: {
        getOne: getOne as never,
        merged: async () => ({
          id: ada.id,
          kind: 'talent',
          displayName: 'Ada Okafor',
          avatar: null,
          owner: null,
          formerName: 'Ada Okafor',
        }),
      },
    },
  );
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(`/talent/${ada.id}/profile/summary`));
  expect(await screen.findByText('Ada Okafor is a talent now')).toBeInTheDocument();
});

it.each(['Cancel', 'Save'])('leaves no second entry of the same page after %s in its form', async (way) => {
  const path = `/talent/${ada.id}/profile/career`;
  const { user, router } = renderView(
    <SessionContext value={session}>
      <RecordPage entity={tabbed} />
    </SessionContext>,
    {
      at: ['/partner', path],
      api: {
        getOne: (async () => ({ data: ada })) as never,
        update: (async () => ({ data: ada })) as never,
        history: noHistory as never,
        getList: noRows as never,
      },
    },
  );
  await user.click(await screen.findByRole('link', { name: 'Edit' }));
  await whenLoaded();
  await user.type(await screen.findByLabelText('Headline'), way === 'Save' ? ' and jumper' : '{Tab}');
  await user.click(screen.getByRole('button', { name: way }));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/partner');
});
