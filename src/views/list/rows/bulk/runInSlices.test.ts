import { describe, expect, it, vi } from 'vitest';
import { bulkSliceSize } from '../../../../../schema/rules/limits.ts';
import type { BulkRow } from '../../../../dataProvider/types.ts';
import type { PickedRecord } from './picked.ts';
import { runInSlices, type Slices } from './runInSlices.ts';

const records = Array.from({ length: 2 * bulkSliceSize + 5 }, (_, index): PickedRecord => {
  return { id: `r${index}`, version: 1, title: `Name ${index}` };
});
const done = (slice: readonly PickedRecord[]): readonly BulkRow[] => slice.map(({ id }) => ({ id, version: 2 }));
const refused = (id: string): BulkRow => ({ id, error: { field: '', message: 'Too late' } });

function slices(send: Slices['send'], isStopped = () => false) {
  const sent = vi.fn<Slices['send']>(send);
  const onProgress = vi.fn<(count: number) => void>();
  const say = (fault: unknown) => (fault instanceof Error ? fault.message : 'refused');
  return { sent, onProgress, parts: { send: sent, say, onProgress, isStopped } };
}

describe('many records', () => {
  it('are done slice by slice, each with its new version', async () => {
    const { sent, onProgress, parts } = slices(async (slice) => done(slice));
    const outcome = await runInSlices(records, parts);
    expect(sent.mock.calls.map(([slice]) => slice.length)).toEqual([bulkSliceSize, bulkSliceSize, 5]);
    expect(onProgress.mock.calls.flat()).toEqual([bulkSliceSize, 2 * bulkSliceSize, records.length]);
    expect(outcome.done).toEqual(records.map((record) => ({ ...record, version: 2 })));
    expect([outcome.failed, outcome.left]).toEqual([[], []]);
  });

  it('go on past those that are refused, which are told one by one', async () => {
    const bad = ['r3', `r${bulkSliceSize}`];
    const { parts } = slices(async (slice) =>
      slice.flatMap((one) => (bad.includes(one.id) ? refused(one.id) : done([one]))),
    );
    const outcome = await runInSlices(records, parts);
    expect(outcome.failed.map(({ record, reason }) => [record.title, reason])).toEqual([
      ['Name 3', 'refused'],
      [`Name ${bulkSliceSize}`, 'refused'],
    ]);
    expect(outcome.done).toHaveLength(records.length - 2);
  });

  it('count as failed where the answer does not speak of them', async () => {
    const { parts } = slices(async (slice) => done(slice.slice(1)));
    expect((await runInSlices(records.slice(0, 2), parts)).failed).toMatchObject([{ record: { id: 'r0' } }]);
  });

  it('end where a whole slice fails: what it held is told, and what comes after is left', async () => {
    const send = vi.fn<Slices['send']>(async (slice) => done(slice));
    send.mockImplementationOnce(async (slice) => done(slice)).mockRejectedValueOnce(new Error('Out of reach'));
    const outcome = await runInSlices(records, slices(send).parts);
    expect([outcome.done.length, outcome.failed.length, outcome.left.length]).toEqual([
      bulkSliceSize,
      bulkSliceSize,
      5,
    ]);
    expect(outcome.failed[0]?.reason).toBe('Out of reach');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('stop after the slice that is under way, of which is known what was done', async () => {
    let isStopped = false;
    const { parts } = slices(
      async (slice) => {
        isStopped = true;
        return done(slice);
      },
      () => isStopped,
    );
    const outcome = await runInSlices(records, parts);
    expect([outcome.done.length, outcome.failed.length]).toEqual([bulkSliceSize, 0]);
    expect(outcome.left).toEqual(records.slice(bulkSliceSize));
  });
});
