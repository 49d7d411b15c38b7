import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { defineEntity } from '../../../schema/language/define.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { field } from '../../../schema/fields/kinds.ts';
import type { RealtimeMessage } from '../../../schema/realtime.ts';
import type { Channel, Topic } from '../../realtime/channel.ts';
import { ChannelContext } from '../../realtime/ChannelContext.ts';
import { only, renderView } from '../../../tests/support/browser/renderView.tsx';
import { ListPage } from '../list/ListPage.tsx';

/** Opportunities whose reactions are counted, under the name of an entity that the catalogs know. */
const counted = (fields: object) =>
  defineEntity({
    name: 'opportunity',
    group: 'none',
    title: 'summary',
    access: 'CONTRACT',
    api: { base: '/test/deals' },
    fields: { summary: field.text({ required: true }), ...fields },
    list: { columns: ['summary', ...Object.keys(fields)] as never, sortable: ['summary'], sort: ['summary', 'ASC'] },
    form: { deal: ['summary'] },
  }) as unknown as AnyEntity;
const uuid = (last: number) => `0190a0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;

function renderCounted(entity: AnyEntity) {
  const topics: Topic[] = [];
  const left: Topic[] = [];
  const channel: Channel = {
    subscribe: (topic) => {
      topics.push(topic);
      return () => left.push(topic);
    },
    watch: () => () => {},
  };
  const data = [1, 2].map((last) => ({ id: uuid(last), version: 1, summary: `Deal ${last}`, value: 5 }));
  const getList = vi.fn<() => Promise<object>>(async () => ({
    data,
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  }));
  const api = { getList: only('opportunity', getList), count: async () => ({ total: 2 }) };
  const page = (
    <ChannelContext value={channel}>
      <ListPage entity={entity} />
    </ChannelContext>
  );
  const view = renderView(page, { at: '/pipeline', api: api as never });
  const ofCounters = () => topics.filter(({ destination }) => destination === '/queue/counters.opportunity');
  return { ...view, getList, ofCounters, left };
}

it('shows the counters of a list as they are, without reading it again', async () => {
  const { getList, ofCounters, left, unmount } = renderCounted(counted({ value: field.counter() }));
  expect(await screen.findAllByRole('gridcell', { name: '5' })).toHaveLength(2);
  const [topic] = ofCounters();
  expect(topic?.headers).toEqual({ ids: `${uuid(1)} ${uuid(2)}` });
  const counters = [{ id: uuid(2), values: { value: 1234, hidden: 1 } }];
  const message: RealtimeMessage = { kind: 'RECORD_COUNTERS', entity: 'opportunity', counters };
  act(() => topic?.onMessage(message));
  expect(await screen.findByRole('gridcell', { name: '1,234' })).toBeInTheDocument();
  expect(screen.getAllByRole('gridcell', { name: '5' })).toHaveLength(1);
  expect(getList).toHaveBeenCalledTimes(1);
  unmount();
  expect(left).toContain(topic);
});

it('asks for no counters where there are none', async () => {
  const { ofCounters } = renderCounted(counted({ value: field.integer() }));
  expect(await screen.findAllByRole('gridcell', { name: '5' })).toHaveLength(2);
  expect(ofCounters()).toEqual([]);
});
