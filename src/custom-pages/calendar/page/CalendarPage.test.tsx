import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { instantAt } from '../../../../schema/rules/dates.ts';
import { somebody } from '../../../../tests/support/actors.ts';
import {
  expectRefusals,
  renderView,
  setWidth,
  whenLoaded,
  type ViewParts,
} from '../../../../tests/support/browser/renderView.tsx';
import type { ApiRequest } from '../../../dataProvider/apiRequest.ts';
import { PeekProvider } from '../../../views/peek/PeekProvider.tsx';
import { AgencyCalendar, PersonalCalendar } from './CalendarPage.tsx';

const zone = 'Australia/Sydney';
const uuid = (n: number) => `0190a0a0-0000-7000-8000-${String(n).padStart(12, '0')}`;
const mara = { id: uuid(1), displayName: 'Mara Lind', avatar: null, kind: 'talent' };
const item = (n: number, displayName: string, given: Partial<CalendarItem>): CalendarItem => ({
  id: uuid(n),
  kind: 'event',
  version: 1,
  displayName,
  isAllDay: false,
  start: null,
  end: null,
  startDay: null,
  endDay: null,
  people: [],
  canMove: true,
  record: {},
  ...given,
});
const shoot = item(11, 'Shoot', {
  start: instantAt('2026-11-27', '09:00', zone),
  end: instantAt('2026-11-27', '11:30', zone),
  people: [mara],
});
const deal = item(12, 'Deal', {
  kind: 'contract',
  edge: 'START',
  isAllDay: true,
  startDay: '2026-11-28',
  endDay: '2026-11-28',
});

type Call = (request: ApiRequest) => Promise<unknown>;
type Question = { readonly from: string; readonly to: string } & Record<string, unknown>;

interface Opened extends ViewParts {
  readonly items?: readonly CalendarItem[];
  readonly page?: ReactNode;
}

function open(at: string, { items = [shoot, deal], page = <AgencyCalendar />, ...parts }: Opened = {}) {
  const asked = vi.fn<Call>(async () => ({ data: items, isCut: false }));
  const view = renderView(<PeekProvider>{page}</PeekProvider>, { at, call: asked as never, ...parts });
  const questions = () => asked.mock.calls.map(([{ body }]) => body as Question);
  return { ...view, asked, questions };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: instantAt('2026-11-27', '08:00', zone) });
});
afterEach(() => {
  vi.useRealTimers();
  setWidth(1024);
});

it('reads its days, filters and form from the address', async () => {
  const { questions } = open(`/calendar?view=agenda&date=2026-11-20&kinds=event_contract&personIds=${mara.id}`);
  expect(await screen.findByRole('heading', { name: 'Friday 27 November · Today' })).toBeInTheDocument();
  expect(questions()).toEqual([
    {
      view: 'AGENCY',
      from: '2026-11-20',
      to: '2026-12-17',
      timezoneId: zone,
      kinds: ['event', 'contract'],
      personIds: [mara.id],
    },
  ]);
  const [friday] = screen.getAllByRole('list');
  expect(within(friday!).getByRole('listitem')).toHaveTextContent('09:00 – 11:30ShootEvent · Mara Lind');
  expect(screen.getByRole('link', { name: 'Deal: starts' })).toBeInTheDocument();
});

it('keeps each step in the address, from which the way back leads', async () => {
  const { user, router, questions } = open('/calendar?view=agenda');
  const address = screen.getByLabelText('address');
  await screen.findByText('Shoot');
  await user.click(screen.getByRole('button', { name: 'A week later' }));
  expect(address).toHaveTextContent('/calendar?view=agenda&date=2026-12-04');
  await waitFor(() => expect(questions().at(-1)).toMatchObject({ from: '2026-12-04', to: '2026-12-31' }));
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(address).toHaveTextContent(/^\/calendar\?view=agenda$/);
  await user.click(screen.getByRole('button', { name: 'Kind' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Birthdays' }));
  expect(address).toHaveTextContent('/calendar?view=agenda&kinds=talent');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(address).toHaveTextContent(/^\/calendar\?view=agenda$/);
  await router.navigate(-1);
  expect(await screen.findByRole('button', { name: 'Kind: 1' })).toBeInTheDocument();
});

it('draws a week and opens a record over it', async () => {
  const { user } = open('/calendar?view=week', {
    api: { getOne: async () => new Promise(() => undefined) },
  });
  await whenLoaded();
  expect(await screen.findByText('23–29 Nov 2026')).toBeInTheDocument();
  const shown = await screen.findByText('Shoot');
  expect(screen.getByRole('table', { name: /^23\W+29 Nov 2026$/ })).toBeInTheDocument();
  expect(shown.closest('.calendar-item')).toHaveTextContent(/Event Shoot.*09:00.*Mara Lind/);
  expect(screen.getByText('Deal: starts').parentElement).toHaveAttribute('data-bar');
  expect(shown.parentElement).not.toHaveAttribute('data-bar');
  await user.click(shown);
  expect(await screen.findByRole('dialog', { name: 'Event' })).toBeInTheDocument();
});

it('draws the way there and back, and says what time it is where people live', async () => {
  const fitting = {
    ...shoot,
    travelBefore: 45,
    travelAfter: 30,
    zones: ['America/Los_Angeles', 'Australia/Melbourne'],
  };
  const { unmount } = open('/calendar?view=week', { items: [fitting] });
  const shown = (await screen.findByText('Shoot')).closest<HTMLElement>('.calendar-item');
  expect(shown).toHaveTextContent('45 min travel before');
  expect(shown).toHaveTextContent('30 min travel after');
  const ways = [...(shown?.querySelectorAll<HTMLElement>('.calendar-way') ?? [])];
  expect(ways.map(({ dataset, style }) => [dataset['side'], style.getPropertyValue('--share')])).toEqual([
    ['before', '0.3'],
    ['after', '0.2'],
  ]);
  expect(shown).toHaveTextContent('Los Angeles: Thu 14:00–16:30');
  unmount();
  const month = open('/calendar?view=month', { items: [fitting] });
  expect((await screen.findByText('Shoot')).closest('.calendar-item')?.querySelector('.calendar-way')).toBeNull();
  month.unmount();
  open('/calendar?view=agenda', { items: [fitting] });
  const [line] = await screen.findAllByRole('listitem');
  expect(line).toHaveTextContent(
    'Event · Mara LindLos Angeles: Thu 14:00–16:30 · 45 min travel before · 30 min travel after',
  );
});

it('marks what clashes in the grid and in the agenda', async () => {
  const { unmount } = open('/calendar?view=week', { items: [{ ...shoot, isClash: true }, deal] });
  const shown = (await screen.findByText('Shoot')).closest<HTMLElement>('.calendar-item');
  expect(shown).toHaveTextContent(/Clash Shoot/);
  expect(screen.getByText('Deal: starts').closest('.calendar-item')).not.toHaveTextContent('Clash');
  unmount();
  open('/calendar?view=agenda', { items: [{ ...shoot, isClash: true }, deal] });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Clash Shoot/);
  expect(second).not.toHaveTextContent('Clash');
});

it('is an agenda with the days of the week on a phone', async () => {
  setWidth(390);
  const { user } = open('/calendar?view=month');
  expect(await screen.findByRole('heading', { name: 'Friday 27 November · Today' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Month' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sun 29 November' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('date=2026-11-29');
});

it('has all filters behind one button on a phone', async () => {
  setWidth(390);
  const nobody = async () => ({ data: [] });
  const { user } = open('/calendar', { api: { getList: nobody, options: nobody } as never });
  const filters = within(await screen.findByRole('group', { name: 'Filters' }));
  expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Filters']);
  await user.click(filters.getByRole('button'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  for (const name of ['Kind', 'Type', 'Status', 'People'])
    expect(sheet.getByRole('region', { name })).toBeInTheDocument();
});

it('has what is without a date below the days of one’s own agenda, and asks for it nowhere else', async () => {
  const undated = [{ id: uuid(20), kind: 'task', displayName: 'Call the venue' }];
  const answer = vi.fn<Call>(async () => ({ data: [], isCut: false, undated }));
  const asksIn = () => answer.mock.calls.map(([{ body }]) => (body as { withUndated?: boolean }).withUndated ?? false);
  const { unmount } = renderView(<PersonalCalendar />, { at: '/calendar/personal?view=agenda', call: answer as never });
  const shelf = await screen.findByRole('list', { name: 'No date' });
  expect(within(shelf).getByRole('listitem')).toHaveTextContent('TaskCall the venue');
  expect(asksIn()).toEqual([true]);
  unmount();
  const far = '/calendar/personal?view=agenda&date=2027-06-01';
  const later = renderView(<PersonalCalendar />, { at: far, call: answer as never });
  await waitFor(() => expect(asksIn()).toEqual([true, false]));
  later.unmount();
  renderView(<AgencyCalendar />, { at: '/calendar?view=agenda', call: answer as never });
  await waitFor(() => expect(asksIn()).toEqual([true, false, false]));
});

it('says that there is nothing, and why', async () => {
  open('/calendar?view=agenda', { items: [] });
  expect(await screen.findByText('Nothing on these days')).toBeInTheDocument();
  expect(screen.getByText(/appear here/)).toBeInTheDocument();
});

it('says that nothing fits the filters', async () => {
  open('/calendar?view=agenda&kinds=task', { items: [] });
  expect(await screen.findByText(/Nothing fits the filters/)).toBeInTheDocument();
});

it('offers another try where it could not be read', async () => {
  expectRefusals();
  const asked = vi.fn<Call>(async () => ({ data: [shoot], isCut: false })).mockRejectedValueOnce(new Error('down'));
  const { user } = renderView(<AgencyCalendar />, { at: '/calendar?view=agenda', call: asked as never });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Shoot')).toBeInTheDocument();
});

it('offers the calendars that the person may open', async () => {
  const { unmount } = open('/calendar/personal?view=agenda', { page: <PersonalCalendar /> });
  const tabs = await screen.findByRole('navigation', { name: 'Calendars' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Agency', 'Mine', 'Scouts']);
  expect(within(tabs).getByRole('link', { name: 'Scouts' })).toHaveAttribute('href', '/calendar/scout?view=agenda');
  unmount();
  open('/calendar/personal?view=agenda', { page: <PersonalCalendar />, actor: somebody({ TASK: ['VIEW_ASSIGN'] }) });
  await screen.findByText('Shoot');
  expect(screen.queryByRole('navigation', { name: 'Calendars' })).not.toBeInTheDocument();
});
