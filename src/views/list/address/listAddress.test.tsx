import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../../schema/index.ts';
import { ListPage } from '../ListPage.tsx';
import { admin, only, renderView } from '../../../../tests/support/browser/renderView.tsx';

const entity = registry.get('talent');
const uuid = '0190a0a0-0000-7000-8000-000000000001';
const talents = [{ id: uuid, version: 1, displayName: 'Ada Okafor', status: 1, categories: [], assignees: [] }];

type GetList = (resource: string, params: { readonly filter: object }) => Promise<object>;

interface Parts {
  readonly total?: number;
  readonly isEmpty?: boolean;
  readonly prepare?: () => Promise<null>;
}

function open(at: string, { total = 45, isEmpty = false, prepare }: Parts = {}) {
  const getList = vi.fn<GetList>(async () => ({ data: isEmpty ? [] : talents }));
  const page = renderView(<ListPage entity={entity} />, {
    at,
    actor: admin,
    ...(prepare && { prepare }),
    api: { getList: only(entity.name, getList as never), count: async () => ({ total }) } as never,
  });
  const address = () => screen.getByLabelText('address').textContent;
  const notice = () => screen.queryByText(/Parts of this link/)?.textContent;
  return { ...page, getList, address, notice };
}

it('says what of a link could not be used, until it is dismissed', async () => {
  const { user, address, notice, getList } = open('/talent?pageSize=7&orderBy=nope&statusIds=1_9&utm_source=mail');
  await screen.findByRole('grid');
  expect(notice()).toBe('Parts of this link could not be used: page size 7, order by nope, Status: 9.');
  expect(getList).toHaveBeenLastCalledWith('talent', expect.objectContaining({ filter: { statusIds: [1] } }));
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/talent?statusIds=1');
  expect(notice()).toBeUndefined();
  expect(document.activeElement).toHaveTextContent('Ada Okafor');
});

it('lets what could not be used leave the address with the next change', async () => {
  const { user, address, notice } = open('/talent?pageSize=7');
  await user.click(await screen.findByRole('button', { name: 'Location' }));
  expect(address()).toBe('/talent?orderBy=location&orderDirection=ASC');
  expect(notice()).toBeUndefined();
});

it('changes what was just changed, though the address is still to follow', async () => {
  let follow = () => {};
  let isSlow = false;
  const prepare = () => new Promise<null>((done) => (isSlow ? (follow = () => done(null)) : done(null)));
  const { user, address } = open('/talent?statusIds=1&location=Sydney', { prepare });
  const remove = await screen.findByRole('button', { name: 'Remove the filter Status' });
  isSlow = true;
  await user.click(remove);
  await user.click(screen.getByRole('button', { name: 'Remove the filter Location' }));
  expect(address()).toBe('/talent?statusIds=1&location=Sydney');
  expect(screen.queryByRole('button', { name: /^Remove the filter/ })).not.toBeInTheDocument();
  follow();
  await waitFor(() => expect(address()).toBe('/talent'));
});

it('keeps quiet about what is no part of a list', async () => {
  const { notice } = open('/talent?utm_source=mail&fbclid=1');
  await screen.findByRole('grid');
  expect(notice()).toBeUndefined();
});

it('says that it went to the last page, and what else was wrong', async () => {
  const { address, notice } = open('/talent?pageIndex=9999&pageSize=7', { isEmpty: true });
  await waitFor(() => expect(address()).toBe('/talent?pageIndex=2'));
  expect(notice()).toBe('Parts of this link could not be used: page size 7, page 10000.');
});

it('goes to the page before without a word where the last one was emptied here', async () => {
  let total = 41;
  const getList = only(entity.name, async (_resource, { pagination }: { pagination: { page: number } }) => ({
    data: pagination.page * 20 - 19 > total ? [] : talents,
  }));
  const remove = async () => {
    total = 40;
    return { data: { id: uuid, version: 2 } };
  };
  const api = { getList, delete: remove, count: async () => ({ total }) } as never;
  const { user } = renderView(<ListPage entity={entity} />, { at: '/talent?pageIndex=2', api });
  await user.click(await screen.findByRole('button', { name: 'Delete Ada Okafor' }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/talent?pageIndex=1'));
  expect(screen.queryByText(/Parts of this link/)).not.toBeInTheDocument();
});

it('refuses a pasted filter that is too long', async () => {
  const { getList } = open(`/talent?location=${'%C3%A9'.repeat(400)}`);
  await screen.findByRole('grid');
  expect(screen.getByText('This filter is too long. Choose fewer values')).toBeInTheDocument();
  expect(getList).toHaveBeenLastCalledWith('talent', expect.objectContaining({ filter: {} }));
});

it('keeps the former keyword where another would make the address too long', async () => {
  const { user, address } = open(`/talent?keyword=x&location=${'%C3%A9'.repeat(320)}`);
  await screen.findByRole('grid');
  const before = address();
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('searchbox'));
  await user.paste('é'.repeat(40));
  expect(await screen.findByText('This filter is too long. Choose fewer values')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('x');
  expect(address()).toBe(before);
});

it.each([`id=${uuid}`, `uid=${uuid}&pageSize=7`])('opens the record of %s, with the list behind it', async (query) => {
  const { router, address } = open(`/talent?statusIds=1&${query}`);
  await waitFor(() => expect(address()).toBe(`/talent/${uuid}/profile/summary`));
  await router.navigate(-1);
  await waitFor(() => expect(address()).toBe('/talent?statusIds=1'));
});

it.each([
  'pageIndex=1e99&pageSize=__proto__&orderBy=constructor&orderDirection=toString',
  '%ZZ=%ZZ&keyword=%E0%A4%A&statusIds=%00_%D8_\uD800',
  `__proto__=1&constructor=2&toString=3&statusIds=${'9_'.repeat(3000)}`,
  'statusIds=1&statusIds=2&&&===&fromDate=99999999999999999999&toDate=NaN',
  'createdAtFrom=x&assigneeIds=../../etc&custom.x=1&custom.=2&id=..%2F..%2Fadmin',
])('renders the page of a hostile address: %#', async (query) => {
  open(`/talent?${query}`);
  expect(await screen.findByRole('grid')).toBeInTheDocument();
});
