import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ApiRequest } from '../../../dataProvider/apiRequest.ts';
import { ChannelContext } from '../../../realtime/ChannelContext.ts';
import type { Channel, Topic } from '../../../realtime/channel.ts';
import {
  admin,
  expectRefusals,
  only,
  refusal,
  renderView,
  whenLoaded,
} from '../../../../tests/support/browser/renderView.tsx';
import { activeShortcuts } from '../../../widgets/keys/shortcuts.ts';
import { EventHolds, OpportunityHolds, TalentHolds } from './HoldsSection.tsx';

const uuid = (n: number) => `0190a0a0-0000-7000-8000-${String(n).padStart(12, '0')}`;
const reference = (n: number, kind: string, displayName: string) => ({ id: uuid(n), displayName, avatar: null, kind });
const mara = reference(1, 'talent', 'Mara Lind');
const launch = reference(2, 'event', 'Launch');
const day = '2999-03-12';
const base = {
  version: 1,
  label: 'Hold',
  talent: mara,
  talentId: mara.id,
  day,
  rank: 1,
  state: 'HELD',
  event: launch,
  eventId: launch.id,
  opportunity: null,
  opportunityId: null,
  client: null,
  clientId: null,
  expiresAt: null,
  others: 'RELEASE',
  note: null,
};
const first = { ...base, id: uuid(11) };
const second = { ...base, id: uuid(12), rank: 2, event: null, eventId: uuid(3) };
const third = { ...base, id: uuid(13), rank: 3, eventId: null, event: null };

type Call = (request: ApiRequest) => Promise<unknown>;

interface Opened {
  readonly call?: Call;
  readonly actor?: typeof admin;
  readonly isOfEvent?: boolean;
  /** The usual answer of the agency about the other holds of a day. */
  readonly others?: string;
  readonly channel?: Channel | null;
}

function open(holds: readonly object[], opened: Opened = {}) {
  const { call = async () => ({}), actor = admin, isOfEvent = false, others = 'RELEASE', channel = null } = opened;
  const asked = vi.fn<Call>(call);
  const answer: Call = async (request) =>
    request.path === '/client/v1/hold-settings' ? { others, version: 1 } : asked(request);
  const getList = vi.fn<() => Promise<unknown>>(async () => ({ data: holds, total: holds.length }));
  const Section = isOfEvent ? EventHolds : TalentHolds;
  const record = isOfEvent
    ? { ...launch, version: 1, talentIds: [mara.id], talents: [mara], startsAt: 0, startsAtDay: day, endsAt: null }
    : { ...mara, version: 1 };
  const section = (
    <ChannelContext.Provider value={channel}>
      <Section record={record} />
    </ChannelContext.Provider>
  );
  const view = renderView(section, {
    call: answer as never,
    actor,
    api: {
      getList: only('hold', getList) as never,
      options: async () => ({ data: [mara], loadMore: false, nextPageIndex: null }) as never,
      versions: async () => ({ versions: [] }),
    },
  });
  return { ...view, asked, getList };
}

const linesOf = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

it('shows the days of a talent by rank, and another engagement without its name', async () => {
  open([third, first, second]);
  const lines = await linesOf();
  expect(lines[0]).toContain('Launch1st option');
  expect(lines[1]).toContain('Another engagement2nd option');
  expect(lines[2]).toContain('No event yet3rd option');
});

it('shows who is held for an event, and nothing to do with what is over', async () => {
  open([first, { ...second, state: 'EXPIRED', rank: null }], { isOfEvent: true });
  const [held, expired] = await screen.findAllByRole('listitem');
  expect(held).toHaveTextContent('Mara Lind');
  expect(within(held as HTMLElement).getAllByRole('button')).toHaveLength(2);
  expect(expired).toHaveTextContent('Expired');
  expect(within(expired as HTMLElement).queryByRole('button')).toBeNull();
});

it('adds a hold by a key, which the palette lists', async () => {
  const { user } = open([first]);
  await whenLoaded();
  expect(activeShortcuts()).toContainEqual(expect.objectContaining({ label: 'Add hold', group: 'record' }));
  await user.keyboard('h');
  expect(await screen.findByRole('dialog', { name: 'Add hold' })).toBeInTheDocument();
});

it('is not there for who may not read holds, and offers nothing to who may only read', async () => {
  const staff = { ...admin, role: 'staff' as const };
  const none = open([first], { actor: staff });
  await whenLoaded();
  expect(screen.queryByRole('heading')).toBeNull();
  none.unmount();
  open([first], { actor: { ...staff, levels: { EVENT: ['VIEW_ASSIGN', 'VIEW_ALL'] } } });
  expect(await screen.findByText('1st option')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(activeShortcuts()).toEqual([]);
});

it('names the other holds before one is confirmed, and sends what becomes of them', async () => {
  const { user, asked } = open([first, second]);
  const [confirm] = await screen.findAllByRole('button', { name: /^Confirm Mara Lind/ });
  await user.click(confirm as HTMLElement);
  const dialog = within(screen.getByRole('alertdialog'));
  expect(await dialog.findByText('2nd option · Another engagement')).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'Keep it, in case this one falls through' }));
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked.mock.calls.map(([request]) => request)).toMatchObject([
    { method: 'POST', path: `/client/v1/holds/${first.id}/confirm`, body: { version: 1, others: 'KEEP' } },
  ]);
  expect(await screen.findByText('Mara Lind is confirmed on 12 Mar 2999')).toBeInTheDocument();
});

it('starts the question with what the agency does', async () => {
  const { user, asked } = open([first, second], { others: 'KEEP' });
  const [confirm] = await screen.findAllByRole('button', { name: /^Confirm Mara Lind/ });
  await user.click(confirm as HTMLElement);
  const dialog = within(screen.getByRole('alertdialog'));
  expect(await dialog.findByRole('radio', { name: /^Keep it/ })).toBeChecked();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(asked.mock.calls[0]?.[0].body).toEqual({ version: 1, others: 'KEEP' });
});

it('says in a line that a talent is not held, from which one holds them', async () => {
  const { user } = open([]);
  expect(await screen.findByText('No holds from today on')).toBeInTheDocument();
  expect(screen.queryByRole('heading')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add hold' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

it('reads again what somebody else adds, and after a time of which nothing is known', async () => {
  const topics = new Set<Topic>();
  const watchers = new Set<(isOpen: boolean) => void>();
  const channel: Channel = {
    subscribe: (topic) => {
      topics.add(topic);
      return () => topics.delete(topic);
    },
    watch: (onChange) => {
      watchers.add(onChange);
      onChange(true);
      return () => watchers.delete(onChange);
    },
  };
  const holds: object[] = [first];
  const { getList } = open(holds, { channel });
  expect(await linesOf()).toHaveLength(1);
  holds.push(second);
  const topic = [...topics].find(({ destination }) => destination === '/queue/new.hold');
  act(() => topic?.onMessage({ kind: 'RECORD_NEW', entity: 'hold', ids: [second.id] }));
  await waitFor(async () => expect(await linesOf()).toHaveLength(2));
  const before = getList.mock.calls.length;
  for (const isOpen of [false, true]) act(() => watchers.forEach((watcher) => watcher(isOpen)));
  await waitFor(() => expect(getList.mock.calls.length).toBeGreaterThan(before));
});

it('says why a hold could not be released, and stays open', async () => {
  expectRefusals();
  const { user } = open([first], { call: () => Promise.reject(refusal({ key: 'holdOver' })) });
  await user.click(await screen.findByRole('button', { name: /^Release Mara Lind/ }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Release' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Refused');
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
});

it('adds holds for the talents of an event on its days', async () => {
  const made = [{ id: uuid(20), version: 1, talentId: mara.id, day, rank: 2 }];
  const { user, asked } = open([], { isOfEvent: true, call: async () => ({ holds: made }) });
  expect(await screen.findByText('Nobody is held for this event')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add hold' }));
  await whenLoaded();
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Note'), 'Waiting');
  await user.click(dialog.getByRole('button', { name: 'Add hold' }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  const [request] = asked.mock.calls[0] ?? [];
  expect(request?.path).toBe('/client/v1/holds/days');
  expect(request?.body).toMatchObject({
    talentIds: [mara.id],
    fromDay: day,
    toDay: day,
    eventId: launch.id,
    note: 'Waiting',
  });
  expect(await screen.findByText('1 day held: 2nd option')).toBeInTheDocument();
});

it('leads from a hold without an event to its event, in words of its talent and day', async () => {
  open([first, third]);
  const link = await screen.findByRole('link', { name: 'Add event: Mara Lind, 12 Mar 2999' });
  expect(link).toHaveAttribute('href', `/event/add?holdId=${third.id}`);
  expect(screen.getAllByRole('button', { name: 'Confirm Mara Lind, 12 Mar 2999' })).toHaveLength(2);
});

it('adds holds for the talents of an opportunity, under its name and for its partner, from the day it is expected on', async () => {
  const quay = reference(5, 'partner', 'Quay');
  const tour = {
    id: uuid(6),
    version: 1,
    summary: 'Autumn tour',
    expectedOn: day,
    client: quay,
    clientId: quay.id,
    talents: [mara],
    talentIds: [mara.id],
  };
  const asked = vi.fn<Call>(async () => ({ holds: [] }));
  const { user } = renderView(<OpportunityHolds record={tour} />, {
    call: asked as never,
    api: {
      getList: (async () => ({ data: [], total: 0 })) as never,
      options: (async () => ({ data: [mara], loadMore: false, nextPageIndex: null })) as never,
      versions: async () => ({ versions: [] }),
    },
  });
  expect(await screen.findByText('Nobody is held for this opportunity')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add hold' }));
  await whenLoaded();
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add hold' }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(asked.mock.calls[0]?.[0]?.body).toMatchObject({
    label: 'Autumn tour',
    talentIds: [mara.id],
    opportunityId: tour.id,
    clientId: quay.id,
    fromDay: day,
    toDay: day,
  });
});
