import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Channel, Topic } from '../../realtime/channel.ts';
import type { LiveSource } from './liveSource.ts';
import { createPushedSource } from './pushedSource.ts';

const topics = new Set<Topic>();
let watchers: ((isOpen: boolean) => void)[] = [];
let isOpen = false;
const channel: Channel = {
  subscribe: (topic) => {
    topics.add(topic);
    return () => topics.delete(topic);
  },
  watch: (onChange) => {
    watchers.push(onChange);
    onChange(isOpen);
    return () => {
      watchers = watchers.filter((one) => one !== onChange);
    };
  },
};
const stop = vi.fn<() => void>();
const asking = { subscribe: vi.fn<LiveSource['subscribe']>(() => stop) };
const become = (open: boolean) => {
  isOpen = open;
  for (const watcher of watchers) watcher(open);
};
const ids = (count: number) => Array.from({ length: count }, (_, index) => `id${index}`);

function follow(count: number) {
  const onChange = vi.fn<(known: ReadonlyMap<string, number | null>) => void>();
  const end = createPushedSource(channel, asking).subscribe('talent', ids(count), onChange);
  return { onChange, end };
}

beforeEach(() => {
  vi.clearAllMocks();
  topics.clear();
  watchers = [];
  isOpen = false;
});

describe('the pushed source', () => {
  it('tells what the server tells, in topics of as many records as one takes', () => {
    const { onChange, end } = follow(150);
    expect([...topics].map(({ destination, headers }) => [destination, headers?.['ids']?.split(' ').length])).toEqual([
      ['/queue/records.talent', 100],
      ['/queue/records.talent', 50],
    ]);
    const versions = [
      { id: 'id0', version: 2 },
      { id: 'id1', version: null },
    ];
    [...topics][0]?.onMessage({ kind: 'RECORD_VERSIONS', entity: 'talent', versions });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      new Map([
        ['id0', 2],
        ['id1', null],
      ]),
    );
    end();
    expect(topics.size).toBe(0);
  });

  it('asks while there is no connection, and only then', () => {
    const { end } = follow(2);
    expect(asking.subscribe).toHaveBeenCalledExactlyOnceWith('talent', ['id0', 'id1'], expect.any(Function));
    become(true);
    expect(stop).toHaveBeenCalledOnce();
    become(false);
    expect(asking.subscribe).toHaveBeenCalledTimes(2);
    end();
    expect(stop).toHaveBeenCalledTimes(2);
    become(true);
    become(false);
    expect(asking.subscribe).toHaveBeenCalledTimes(2);
  });

  it('asks about more records than anybody looks at', () => {
    isOpen = true;
    const { end } = follow(1001);
    expect(topics.size).toBe(0);
    expect(asking.subscribe).toHaveBeenCalledOnce();
    end();
    expect(stop).toHaveBeenCalledOnce();
  });
});
