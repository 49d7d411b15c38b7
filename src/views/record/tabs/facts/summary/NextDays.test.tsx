import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Actor } from '../../../../../../schema/access/access.ts';
import { registry } from '../../../../../../schema/index.ts';
import { addToDay, endOfDay, startOfDay, todayIn } from '../../../../../../schema/rules/dates.ts';
import { admin, renderView } from '../../../../../../tests/support/browser/renderView.tsx';
import { NextDays } from './NextDays.tsx';

const id = '0190a0a0-0000-7000-8000-000000000001';
const zone = admin.timeZone;
const today = todayIn(zone, Date.now());
const tomorrow = addToDay(today, 1);
const noonOn = (day: string) => startOfDay(day, zone) + 12 * 3_600_000;

interface Asked {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: { readonly field: string };
}
type GetList = (resource: string, params: Asked) => Promise<object>;

async function open(actor: Actor = admin) {
  const found: Readonly<Record<string, object>> = {
    event: { id: 'e', summary: 'Casting', startsAt: noonOn(tomorrow), startsAtDay: null },
    // A whole day of its own zone is the same day for every reader.
    task: { id: 't', summary: 'Send the rates', dueDate: Date.parse(`${today}T23:00:00Z`), dueDateDay: today },
  };
  const getList = vi.fn<GetList>(async (resource) => ({
    data: found[resource] ? [found[resource]] : [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  }));
  renderView(<NextDays entity={registry.get('talent')} record={{ id }} />, { actor, api: { getList } as never });
  await waitFor(() => expect(screen.queryByRole('list') ?? screen.queryByText('No dates ahead')).not.toBeNull());
  return { asked: (resource: string) => getList.mock.calls.filter(([name]) => name === resource) };
}

it('has the next events and the tasks that are due, the next one first, each list of times asked once', async () => {
  const { asked } = await open();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Send the rates · Due date$/),
    expect.stringMatching(/Casting · Starts$/),
  ]);
  const within = { from: startOfDay(today, zone), to: endOfDay(addToDay(today, 365), zone) };
  expect(asked('event').map(([, { filter }]) => filter)).toEqual([
    {
      talentIds: [id],
      startsAtFrom: within.from,
      startsAtTo: within.to,
      categoryCodes: ['UPCOMING', 'IN_PROGRESS'],
    },
  ]);
  expect(asked('task').map(([, { filter }]) => filter)).toEqual([
    {
      relatedToIds: [id],
      dueDateFrom: within.from,
      dueDateTo: within.to,
      categoryCodes: ['NEW', 'IN_PROGRESS', 'BLOCKED'],
    },
  ]);
});

it('asks for no list that is closed to the reader', async () => {
  const actor = { ...admin, role: 'staff', levels: { TALENT: ['VIEW_ALL'], EVENT: ['VIEW_ASSIGN'] } } as Actor;
  const { asked } = await open(actor);
  expect(asked('event')).toHaveLength(1);
  expect(asked('task')).toEqual([]);
  expect(asked('contract')).toEqual([]);
});
