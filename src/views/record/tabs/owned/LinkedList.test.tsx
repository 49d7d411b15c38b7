import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Actor } from '../../../../../schema/access/access.ts';
import { registry } from '../../../../../schema/index.ts';
import { SessionContext } from '../../../../authProvider/SessionContext.ts';
import type { Session } from '../../../../authProvider/session.ts';
import { RecordPage } from '../../page/RecordPage.tsx';
import { admin, renderView } from '../../../../../tests/support/browser/renderView.tsx';

const session = {
  state: () => signedOut,
  subscribe: () => () => undefined,
} as unknown as Session;
const signedOut = { status: 'signedOut' };
const id = '0190a0a0-0000-7000-8000-000000000001';
const partner = {
  id,
  version: 1,
  displayName: 'Quay Theatre',
  permissions: { canUpdate: false, canDelete: false },
};
const tour = {
  id: '0190a0a0-0000-7000-8000-000000000002',
  version: 1,
  summary: 'Summer tour',
  talents: [],
  assignees: [],
};

type GetList = (resource: string, params: { readonly filter: object }) => Promise<object>;

function open(at: string, actor: Actor = admin) {
  const getList = vi.fn<GetList>(async (resource) => ({
    data: resource === 'contract' ? [tour] : [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  }));
  const page = renderView(
    <SessionContext value={session}>
      <RecordPage entity={registry.get('partner')} />
    </SessionContext>,
    {
      at,
      actor,
      api: { getOne: async () => ({ data: partner }), getList, count: async () => ({ total: 1 }) } as never,
    },
  );
  const asked = () => getList.mock.calls.filter(([resource]) => resource === 'contract');
  return { ...page, asked };
}

const staff = (levels: object) => ({ ...admin, role: 'staff', levels }) as Actor;

it('lists what points to a record on a tab with the address of its own, and adds to it', async () => {
  const { asked } = open(`/partner/${id}/contracts`);
  expect(await screen.findByRole('link', { name: /^Contracts/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', `/partner/${id}/profile/summary`);
  expect(await screen.findByText('Summer tour')).toBeInTheDocument();
  expect(asked()[0]?.[1].filter).toMatchObject({ clientIds: [id] });
  expect(screen.queryByRole('columnheader', { name: /Partner/ })).not.toBeInTheDocument();
  const add = screen.getAllByRole('link').find((link) => link.getAttribute('href')?.endsWith('/add'));
  expect(add).toHaveAttribute('href', `/partner/${id}/contracts/add`);
});

it('asks for the right to the list alone, be it to assigned records only', async () => {
  const { unmount } = open(
    `/partner/${id}/profile/summary`,
    staff({ PARTNER: ['VIEW_ALL'], CONTRACT: ['VIEW_ASSIGN'] }),
  );
  expect(await screen.findByRole('link', { name: /^Contracts/ })).toHaveAttribute('href', `/partner/${id}/contracts`);
  unmount();
  const { asked } = open(`/partner/${id}/contracts`, staff({ PARTNER: ['VIEW_ALL', 'EDIT_ALL'] }));
  await screen.findByRole('heading', { name: 'Quay Theatre · Contracts' });
  expect(await screen.findByText('No access')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Contracts/ })).not.toBeInTheDocument();
  expect(asked()).toEqual([]);
});
