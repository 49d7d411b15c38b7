import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registry } from '../../../../../schema/index.ts';
import type { ExportParams, GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import type { ListState } from '../../address/listState.ts';
import {
  expectRefusals,
  renderView,
  setWidth,
  type ViewParts,
} from '../../../../../tests/support/browser/renderView.tsx';
import { OpenListOf } from '../../../../../tests/support/browser/OpenListOf.tsx';
import { ExportDialog } from './ExportDialog.tsx';

const entity = registry.get('talent');
const started: HTMLAnchorElement[] = [];

beforeEach(() => {
  started.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    started.push(this);
  });
});
afterEach(() => vi.restoreAllMocks());

/** Returns an export that the test controls. */
function exporting() {
  const calls: ExportParams[] = [];
  let end: { resolve: (file: Blob) => void; reject: (error: Error) => void } | undefined;
  const exportList: GreenroomDataProvider['exportList'] = (_resource, params = {}) => {
    calls.push(params);
    return new Promise((resolve, reject) => {
      end = { resolve, reject };
      params.signal?.addEventListener('abort', () => reject(params.signal?.reason as Error));
    });
  };
  return {
    exportList,
    calls,
    finish: () => end?.resolve(new Blob(['x'])),
    fail: () => end?.reject(new Error('The server said something else')),
  };
}

interface Given {
  readonly ids?: readonly string[];
  readonly state?: Partial<ListState>;
  readonly actor?: ViewParts['actor'];
  readonly at?: ViewParts['at'];
}

function open({ ids, state, ...parts }: Given = {}) {
  const work = exporting();
  const onClose = vi.fn<() => void>();
  const count = vi.fn<GreenroomDataProvider['count']>(async () => ({ total: 1234 }));
  function Opened() {
    const [isOpen, setOpen] = useState(true);
    return (
      isOpen && (
        <OpenListOf entity={entity} state={state} list={{ filter: { keyword: 'ada' } }}>
          <ExportDialog
            ids={ids}
            onClose={() => {
              onClose();
              setOpen(false);
            }}
          />
        </OpenListOf>
      )
    );
  }
  const page = renderView(<Opened />, { api: { exportList: work.exportList, count } as ViewParts['api'], ...parts });
  return { ...page, ...work, count, onClose };
}

/** Finds the final message. */
const ended = () => screen.findByText(/The download has started/);
const button = (name: string) => screen.getByRole('button', { name });

it('exports what the list finds, with the columns that it shows, as CSV unless told otherwise', async () => {
  const { user, calls, count } = open({ state: { orderBy: 'createdAt', orderDirection: 'DESC' } });
  expect(await screen.findByText('1,234 records')).toBeInTheDocument();
  expect(count).toHaveBeenCalledWith('talent', expect.objectContaining({ filter: { keyword: 'ada' } }));
  expect(button('Export')).toHaveFocus();
  await user.keyboard('{Enter}');
  const [{ columns, headings, ...asked } = {}] = calls;
  expect(asked).toMatchObject({
    filter: { keyword: 'ada' },
    sort: { field: 'createdAt', order: 'DESC' },
    format: 'csv',
    sheet: 'Talents',
  });
  expect(columns).toEqual(entity.list.columns);
  expect(headings?.slice(0, 2)).toEqual(['Name', 'Status']);
  expect(asked.words?.['status']).toMatchObject({ PENDING: 'Pending', ACTIVE: 'Active' });
});

it('exports all columns, or those that are picked, as a workbook', async () => {
  const { user, calls, finish } = open();
  await user.click(screen.getByRole('radio', { name: 'Excel (XLSX)' }));
  await user.click(screen.getByRole('radio', { name: /^All columns/ }));
  await user.click(button('Export'));
  expect(calls[0]?.format).toBe('xlsx');
  expect(calls[0]?.columns).toEqual(expect.arrayContaining(['displayName', 'bio', 'email', 'createdAt', 'updatedAt']));
  expect(calls[0]?.words?.['addresses']).toMatchObject({ asContactAddress: 'Contact address', 'type.HOME': 'Home' });
  expect(new Set(calls[0]?.columns).size).toBe(calls[0]?.columns?.length);
  await user.click(button('Cancel'));

  await user.click(screen.getByRole('radio', { name: 'Choose columns' }));
  const list = screen.getByRole('list', { name: 'Choose columns' });
  for (const picked of within(list).getAllByRole('checkbox', { checked: true })) await user.click(picked);
  expect(button('Export')).toBeDisabled();
  await user.click(within(list).getByRole('checkbox', { name: 'Email' }));
  await user.click(within(list).getByRole('checkbox', { name: 'Name' }));
  await user.click(button('Export'));
  expect(calls[1]).toMatchObject({ columns: ['displayName', 'email'], headings: ['Name', 'Email'] });
  finish();
  await ended();
  expect(started.map(({ download }) => download)).toEqual(['Talents.xlsx']);
});

it('exports a selection, and says how many records it has', async () => {
  const ids = ['1', '2', '3'];
  const { user, calls, count } = open({ ids, state: { deleted: true } });
  expect(screen.getByText('3 selected')).toBeInTheDocument();
  await user.click(button('Export'));
  expect(calls[0]?.filter).toEqual({ ids, deleted: true });
  expect(count).not.toHaveBeenCalled();
});

it('shows how many rows have come of how many, and then hands the file over', async () => {
  const { user, calls, finish, onClose } = open();
  await user.click(button('Export'));
  const bar = screen.getByRole('progressbar', { name: 'Exporting' });
  expect(bar).not.toHaveAttribute('aria-valuenow');
  calls[0]?.onProgress?.({ done: 617, total: 1234 });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
  expect(screen.getByText('617 of 1,234')).toBeInTheDocument();
  expect(button('Cancel')).toHaveFocus();
  expect(started).toEqual([]);
  finish();
  expect(await ended()).toHaveTextContent('1,234 records exported. The download has started.');
  expect(await ended()).toHaveAttribute('role', 'status');
  expect(started.map(({ download, href }) => [download, href])).toEqual([['Talents.csv', 'blob:x']]);
  expect(button('Close')).toHaveFocus();
  await user.click(button('Close'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('ends the call when it is cancelled, and can begin anew', async () => {
  const { user, calls, finish, onClose } = open();
  await user.click(button('Export'));
  await user.click(button('Cancel'));
  expect(calls[0]?.signal?.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button('Export'));
  await user.keyboard('{Escape}');
  expect(calls[1]?.signal?.aborted).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button('Export'));
  finish();
  await ended();
  expect(started).toHaveLength(1);
});

it('ends the call when the view is left', async () => {
  const { user, calls, unmount } = open();
  await user.click(button('Export'));
  unmount();
  expect(calls[0]?.signal?.aborted).toBe(true);
});

it("says 'Failed to fetch data' of whatever goes wrong, and lets somebody try again", async () => {
  expectRefusals();
  const { user, calls, fail, finish } = open();
  await user.click(screen.getByRole('radio', { name: 'Excel (XLSX)' }));
  await user.click(button('Export'));
  fail();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch data');
  expect(screen.queryByText('The server said something else')).not.toBeInTheDocument();
  expect(started).toEqual([]);
  expect(button('Try again')).toHaveFocus();
  await user.click(button('Try again'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(calls[1]).toMatchObject({ format: 'xlsx', columns: calls[0]?.columns });
  finish();
  await ended();
  expect(started).toHaveLength(1);
});

describe('on a phone', () => {
  beforeEach(() => setWidth(390));
  afterEach(() => setWidth(1024));

  /** An export that was opened at an address with another one before it. */
  async function openOver() {
    const page = open({ at: ['/talent?keyword=x', '/talent'] });
    const hasEntry = () => page.router.state.location.state?.dialog === true;
    await waitFor(() => expect(hasEntry()).toBe(true));
    return { ...page, hasEntry, back: () => act(() => page.router.navigate(-1)) };
  }

  it('is closed by a step back, which leaves the list as it is', async () => {
    const { router, back, onClose } = await openOver();
    await back();
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/talent', search: '' });
    await back();
    expect(router.state.location.search).toBe('?keyword=x');
  });

  it('leaves no step behind where it is closed by hand', async () => {
    const { user, router, hasEntry, back } = await openOver();
    await user.click(button('Cancel'));
    await waitFor(() => expect(hasEntry()).toBe(false));
    expect(router.state.location).toMatchObject({ pathname: '/talent', search: '' });
    await back();
    expect(router.state.location.search).toBe('?keyword=x');
  });

  it('is cancelled by a step back while it runs, and closed by the next', async () => {
    const { user, calls, hasEntry, back, onClose } = await openOver();
    await user.click(button('Export'));
    await back();
    expect(calls[0]?.signal?.aborted).toBe(true);
    expect(button('Export')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(hasEntry()).toBe(true));
    await back();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
