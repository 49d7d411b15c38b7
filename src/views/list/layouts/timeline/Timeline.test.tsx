import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest';
import type { Actor } from '../../../../../schema/access/access.ts';
import { defineEntity } from '../../../../../schema/language/define.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { field } from '../../../../../schema/fields/kinds.ts';
import { instantAt } from '../../../../../schema/rules/dates.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { somebody } from '../../../../../tests/support/actors.ts';
import {
  expectRefusals,
  only,
  refusal,
  renderView,
  whenLoaded,
} from '../../../../../tests/support/browser/renderView.tsx';
import { ReachContext, type AskReach } from '../../../reach/ReachContext.ts';
import { ListPage } from '../../ListPage.tsx';

/** A record with two days, under the name of one that the catalogs know. */
const job = defineEntity({
  name: 'contract',
  group: 'none',
  title: 'summary',
  access: 'CONTRACT',
  api: { base: '/test/jobs' },
  fields: {
    summary: field.text({ required: true }),
    status: field.status('TASK', { required: true }),
    startsOn: field.date(),
    endsOn: field.date({ after: 'startsOn' }),
    lead: field.ref('staff'),
  },
  list: {
    columns: ['summary'],
    filters: ['status', 'endsOn'],
    namedFilters: { categoryCodes: { of: 'status' } },
    tabs: 'categoryCodes',
    open: ['NEW'],
    sortable: ['summary'],
    search: ['summary'],
    sort: ['summary', 'ASC'],
    range: 'endsOn',
    timeline: { start: 'startsOn', end: 'endsOn', person: 'lead' },
  },
  form: { job: ['summary', 'status', 'startsOn', 'endsOn'] },
}) as unknown as AnyEntity;

const uuid = (last: number) => `0190a0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;
const staff = (last: number, displayName: string) => ({ id: uuid(last), displayName, avatar: null, kind: 'staff' });
const status = (displayName: string, categoryCode: string) => ({
  id: uuid(90),
  displayName,
  avatar: null,
  kind: 'status',
  color: '#2f5d8a',
  categoryCode,
});
const row = (last: number, summary: string, startsOn: string | null, endsOn: string | null, more: object = {}) =>
  ({
    id: uuid(last),
    version: 1,
    summary,
    startsOn,
    endsOn,
    lead: null,
    status: status('To do', 'NEW'),
    ...more,
  }) as unknown as WireRecord;
const usual = () => [
  row(1, 'Shoot', '2026-11-30', '2026-12-03', { lead: staff(71, 'Ana Ruiz') }),
  row(2, 'Delivery', null, '2026-12-10', { lead: staff(71, 'Ana Ruiz') }),
  row(3, 'Fixed', '2026-12-01', '2026-12-01'),
  row(4, 'Casting', null, null),
  row(5, 'Budget', null, null),
];

type Update = (resource: string, params: { readonly id: string; readonly data: object }) => Promise<object>;

interface Parts {
  readonly records?: readonly WireRecord[];
  readonly at?: string;
  readonly api?: object;
  readonly ask?: AskReach;
  readonly entity?: AnyEntity;
  readonly actor?: Actor;
}

async function renderTimeline({
  records = usual(),
  at = '/contracts?view=timeline',
  api = {},
  ask,
  entity = job,
  actor,
}: Parts = {}) {
  const update = vi.fn<Update>(async (_resource, { id, data }) => ({
    data: { ...records.find((one) => one.id === id), ...data, version: 2 },
  }));
  const bulk = vi.fn<() => Promise<object>>(async () => ({ data: [{}] }));
  const view = renderView(
    <ReachContext value={ask ?? null}>
      <ListPage entity={entity} />
    </ReachContext>,
    {
      at,
      ...(actor && { actor }),
      api: {
        getList: only('contract', async () => ({ data: [...records], pageInfo: { hasNextPage: false } })),
        count: async () => ({ total: 5 }),
        versions: async () => ({ versions: [] }),
        getOne: async (_resource: string, { id }: { id: string }) => ({ data: records.find((one) => one.id === id) }),
        update,
        bulk,
        ...api,
      } as never,
    },
  );
  await whenLoaded();
  await screen.findByRole('region', { name: /^Timeline of/ });
  return { ...view, update, bulk };
}
const bar = (name: string | RegExp) => screen.getByRole('button', { name });
const sentBy = (update: Mock<Update>) => update.mock.calls.map(([, { data }]) => data);
const handle = (name = 'Casting') => screen.queryByRole('button', { name: `Drag ${name} onto a day` });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: instantAt('2026-12-01', '08:00', 'Australia/Sydney') });
  // Rows are drawn where there is room for them.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('draws bars on their days, points for one date, and the undated in a tray', async () => {
  await renderTimeline();
  const shoot = bar('Shoot: 30 Nov 2026 – 03 Dec 2026, To do');
  expect([shoot.dataset['first'], shoot.dataset['last'], shoot.dataset['point']]).toEqual([
    '2026-11-30',
    '2026-12-03',
    undefined,
  ]);
  expect(bar('Delivery: 10 Dec 2026, To do').dataset['point']).toBe('true');
  const tray = screen.getByRole('region', { name: 'Without dates 2' });
  expect(within(tray).getAllByRole('listitem')).toHaveLength(2);
  expect(handle('Budget')).toBeInTheDocument();
});

it('moves a bar by keys, saves it once, and takes it back by Undo', async () => {
  const { user, update, bulk } = await renderTimeline();
  bar(/^Shoot/).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByText('02 Dec 2026 – 06 Dec 2026. Enter saves, Escape restores')).toBeInTheDocument();
  expect(update).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Shoot: 02 Dec 2026 – 06 Dec 2026')).toBeInTheDocument();
  expect(sentBy(update)).toEqual([{ startsOn: '2026-12-02', endsOn: '2026-12-06', version: 1 }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Shoot is back where it was')).toBeInTheDocument();
  expect(bulk).toHaveBeenCalledWith('contract', [{ id: uuid(1), version: 2 }], { undo: true });
  expect(bar('Shoot: 30 Nov 2026 – 03 Dec 2026, To do')).toBeInTheDocument();
});

it('leaves what Escape gives up', async () => {
  const { user, update } = await renderTimeline();
  bar(/^Shoot/).focus();
  await user.keyboard('{PageDown}{Escape}');
  expect(bar('Shoot: 30 Nov 2026 – 03 Dec 2026, To do')).toBeInTheDocument();
  bar(/^Fixed/).focus();
  expect(update).not.toHaveBeenCalled();
});

it('lets nobody move what they may not change', async () => {
  const { user, update } = await renderTimeline({ actor: somebody({ CONTRACT: ['VIEW_ALL'] }) });
  expect([handle('Casting'), screen.queryByRole('button', { name: /^Put on today/ })]).toEqual([null, null]);
  expect(bar(/^Shoot/)).not.toHaveAccessibleDescription(/Arrow keys/);
  bar(/^Shoot/).focus();
  await user.keyboard('{ArrowRight}');
  await user.tab();
  expect(update).not.toHaveBeenCalled();
});

it('puts a bar back, with the reason, where the server refuses', async () => {
  expectRefusals();
  const update = vi.fn<Update>().mockRejectedValue(refusal({ key: 'staleVersion', message: 'Changed meanwhile' }));
  const { user } = await renderTimeline({ api: { update } });
  bar(/^Shoot/).focus();
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(update).toHaveBeenCalled());
  expect(await screen.findByRole('button', { name: 'Shoot: 30 Nov 2026 – 03 Dec 2026, To do' })).toBeInTheDocument();
});

it('puts an undated record on a day by keys, and back into the tray by Undo', async () => {
  const { user, update } = await renderTimeline();
  handle()?.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{PageDown}{ArrowLeft}');
  expect(screen.getByText('09 Dec 2026')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('09 Dec 2026')).not.toBeInTheDocument();
  await user.keyboard('{Enter}{ArrowRight}{Enter}');
  await waitFor(() => expect(handle()).toBeNull());
  expect(sentBy(update)).toEqual([{ endsOn: '2026-12-02', version: 1 }]);
  expect(bar('Casting: 02 Dec 2026, To do').dataset['point']).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(handle()).toBeInTheDocument());
});

it('puts an undated record on the day on which it is dropped, and nowhere outside of the days', async () => {
  const { update } = await renderTimeline();
  const region = screen.getByRole('region', { name: /^Timeline of/ });
  vi.spyOn(region, 'getBoundingClientRect').mockReturnValue({ top: 100, bottom: 500, left: 0, right: 1200 } as DOMRect);
  const grip = handle();
  if (!grip) throw new Error('no handle');
  grip.setPointerCapture = () => undefined;
  const first = 280 + 36 * 10 + 5 - region.scrollLeft;
  const drag = (x: number, y: number) => {
    fireEvent.pointerDown(grip, { button: 0, pointerId: 1, clientX: 20, clientY: 600 });
    fireEvent.pointerMove(grip, { pointerId: 1, clientX: 60, clientY: 590 });
    fireEvent.pointerMove(grip, { pointerId: 1, clientX: x, clientY: y });
    fireEvent.pointerUp(grip, { pointerId: 1, clientX: x, clientY: y });
  };
  drag(first, 560);
  drag(100, 300);
  expect(update).not.toHaveBeenCalled();
  drag(first, 300);
  await waitFor(() => expect(handle()).toBeNull());
  // The first bar begins the day before today, and ten days are drawn before it.
  expect(sentBy(update)).toEqual([{ endsOn: '2026-11-30', version: 1 }]);
});

it('asks which records of a series move along, and tells how many did', async () => {
  const repeating = defineEntity({
    ...(job as object),
    fields: { ...job.fields, rule: field.recurrence({ of: ['startsOn', 'endsOn'] }) },
    api: { base: '/test/jobs', reach: { key: 'strategy', values: ['ONE', 'REST', 'ALL'], answer: 'series' } },
  } as never) as unknown as AnyEntity;
  const records = [row(1, 'Shoot', '2026-11-30', '2026-12-03', { rule: { repeat: 'DAILY' } })];
  const ask = vi.fn<AskReach>().mockResolvedValueOnce(null).mockResolvedValueOnce('ALL');
  const update = vi.fn<Update>(async (_resource, { data }) => ({
    data: { ...records[0], ...data, version: 2, series: { changed: 3, kept: 0 } },
  }));
  const { user } = await renderTimeline({ records, ask, entity: repeating, api: { update } });
  bar(/^Shoot/).focus();
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(bar('Shoot: 30 Nov 2026 – 03 Dec 2026, To do')).toBeInTheDocument();
  expect(update).not.toHaveBeenCalled();
  bar(/^Shoot/).focus();
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(update.mock.calls[0]?.[1]).toMatchObject({ meta: { reach: { strategy: 'ALL' } } });
  expect(await screen.findByText('3 changed')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('has a row a person with their load, which the address keeps', async () => {
  const { user } = await renderTimeline();
  await user.click(screen.getByRole('button', { name: 'By person' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('by=person');
  const [ana, nobody] = within(screen.getByRole('region', { name: /^Timeline of/ })).getAllByRole('listitem');
  expect(ana).toHaveTextContent('Ana Ruiz');
  expect(nobody).toHaveTextContent('Nobody');
  expect(within(ana!).getByTitle('30 Nov 2026 – 03 Dec 2026: 1 open')).toBeInTheDocument();
  expect(within(ana!).getByTitle('10 Dec 2026: 1 open')).toBeInTheDocument();
});
