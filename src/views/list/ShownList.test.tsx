import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { defineEntity } from '../../../schema/language/define.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { field } from '../../../schema/fields/kinds.ts';
import { screensUnder, type Screen } from '../../../schema/routes/screen.ts';
import type { CountParams } from '../../dataProvider/types.ts';
import { only, renderView } from '../../../tests/support/browser/renderView.tsx';
import { dealSteps } from '../../../tests/support/browser/dealSample.ts';
import { ShownList } from './ShownList.tsx';

/** Deals under the name of an entity that the catalogs know: the paid ones are a list of their own. */
const deal = defineEntity({
  name: 'contract',
  group: 'none',
  title: 'summary',
  access: 'CONTRACT',
  api: { base: '/test/deals' },
  fields: {
    summary: field.text({ required: true }),
    description: field.text(),
    financialStatus: field.choice(['NOT_READY', 'INVOICED', 'PAID'], { required: true, default: 'NOT_READY' }),
  },
  states: {
    financialStatus: {
      steps: { send: { from: ['NOT_READY'], to: 'INVOICED' }, pay: { from: ['INVOICED'], to: 'PAID' } },
    },
  },
  list: {
    columns: ['summary', 'financialStatus'],
    filters: ['financialStatus', 'description'],
    sortable: ['summary', 'createdAt'],
    sort: ['summary', 'ASC'],
  },
  lists: {
    sent: {
      route: 'sent',
      where: { financialStatus: { is: ['INVOICED'] } },
      columns: ['summary', 'description'],
      filters: ['description'],
      sort: ['createdAt', 'DESC'],
      actions: ['pay'],
    },
  },
  form: { deal: ['summary', 'financialStatus', 'description'] },
}) as unknown as AnyEntity;

const [shownScreen] = screensUnder(
  { name: 'deal', title: 'pipeline', path: '/deal', area: 'deal', entity: 'contract' },
  [
    {
      name: 'list',
      path: '/:section',
      built: 'list',
      allowed: { section: ['drafts', 'sent'] },
      sections: {
        drafts: { preset: { financialStatuses: ['NOT_READY'] }, word: 'app.views.list.showCurrent' },
        sent: { list: 'sent', word: 'app.views.list.search' },
      },
    },
  ],
) as unknown as readonly [Screen];

interface Asked {
  readonly sort: object;
  readonly filter: object;
  readonly meta: { readonly fields: readonly string[] };
}

function renderAt(at: string) {
  const row = (id: string, summary: string) => ({
    id,
    version: 1,
    summary,
    financialStatus: 'INVOICED',
    description: 'Tour',
  });
  const data = [row('0190a0a0-0000-7000-8000-000000000001', 'Deal 1')];
  const getList = vi.fn<(resource: string, params: Asked) => Promise<unknown>>(async () => ({
    data,
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  }));
  const count = vi.fn<(resource: string, params: CountParams) => Promise<object>>(async (_resource, { countEach }) => ({
    total: 1,
    ...(countEach && { each: { drafts: 7, sent: 1 } }),
  }));
  const page = (
    <Routes>
      <Route path="/deal/:section" element={<ShownList screen={shownScreen} entityOf={() => deal} />} />
    </Routes>
  );
  const api = { getList: only('contract', getList), count };
  return { ...renderView(page, { at, api: api as never, steps: dealSteps }), getList, count };
}

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

it('shows a further list by its section, with its own columns, order and filter', async () => {
  const { getList } = renderAt('/deal/sent');
  expect(await screen.findByText('Deal 1')).toBeInTheDocument();
  expect(headings().join(' ')).toContain('Description');
  expect(headings().join(' ')).not.toContain('Financial status');
  expect(getList.mock.lastCall?.[1]).toMatchObject({
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { list: 'sent' },
  });
});

it('offers on its records what the list names, and nothing else', async () => {
  const { user } = renderAt('/deal/sent');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Deal 1' }));
  // A bar without steps is in its place until their words have loaded.
  await waitFor(() => {
    const bar = within(screen.getByRole('group', { name: 'Actions for the selection' }));
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Pay', 'Clear']);
  });
});

it('shows preset records, which nobody can filter away', async () => {
  const { user, getList } = renderAt('/deal/drafts');
  expect(await screen.findByText('Deal 1')).toBeInTheDocument();
  expect(getList.mock.lastCall?.[1]).toMatchObject({ filter: { financialStatuses: ['NOT_READY'] } });
  await user.click(screen.getByRole('button', { name: '+ Filter' }));
  expect(await screen.findByRole('menuitem', { name: 'Description' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Financial status' })).not.toBeInTheDocument();
});

it('has a tab for each section with its number, counted in one call', async () => {
  const { user, count } = renderAt('/deal/sent');
  const tabs = screen.getByRole('navigation', { name: 'Lists' });
  await waitFor(() =>
    expect(
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent?.replace(/\D/g, '')),
    ).toEqual(['7', '1']),
  );
  const together = count.mock.calls.filter(([, { countEach }]) => countEach !== undefined);
  expect(together).toMatchObject([
    ['contract', { countEach: { drafts: { financialStatuses: ['NOT_READY'] }, sent: { list: 'sent' } } }],
  ]);
  const [drafts] = within(tabs).getAllByRole('link');
  if (!drafts) throw new Error('no tab');
  expect(drafts).toHaveAttribute('href', '/deal/drafts');
  await user.click(drafts);
  await waitFor(() => expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent('/deal/drafts'));
});
