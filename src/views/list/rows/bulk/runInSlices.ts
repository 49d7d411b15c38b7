import type { BulkRow } from '../../../../dataProvider/types.ts';
import { bulkSliceSize } from '../../../../../schema/rules/limits.ts';
import type { PickedRecord } from './picked.ts';

/** A record that was left as it is, and why, in words. */
export interface Failed {
  readonly record: PickedRecord;
  readonly reason: string;
}

/** Outcome for many records: the finished ones, with their new versions, refused ones, and those never reached. */
export interface Outcome {
  readonly done: readonly PickedRecord[];
  /** The ids of finished ones in which nothing had to be changed. */
  readonly unchanged: ReadonlySet<string>;
  readonly failed: readonly Failed[];
  readonly left: readonly PickedRecord[];
}

/** Call, progress and abort of an action on many records. */
export interface Slices {
  /** Sends the action for some of the records; resolves to the result of each. */
  readonly send: (records: readonly PickedRecord[]) => Promise<readonly BulkRow[]>;
  /** Puts what `send` threw, or the refusal of a row, into words. */
  readonly say: (fault: unknown) => string;
  /** Called with the number of records tried. */
  readonly onProgress: (count: number) => void;
  readonly isStopped: () => boolean;
  /** Records in a call; `bulkSliceSize` by default. */
  readonly size?: number;
}

/**
 * Does something with many records, slice by slice. Stopping lets the slice that is under way end, so that it is known
 * what was done; a slice that fails as a whole ends it too.
 */
export async function runInSlices(records: readonly PickedRecord[], slices: Slices): Promise<Outcome> {
  const { send, say, onProgress, isStopped, size = bulkSliceSize } = slices;
  const [done, failed]: [PickedRecord[], Failed[]] = [[], []];
  const unchanged = new Set<string>();
  let at = 0;
  while (at < records.length && !isStopped()) {
    const slice = records.slice(at, at + size);
    at += slice.length;
    try {
      const rows = new Map((await send(slice)).map((row) => [row.id, row]));
      for (const record of slice) {
        const row = rows.get(record.id);
        if (row && 'version' in row) {
          done.push({ ...record, version: row.version });
          if (row.isUnchanged) unchanged.add(record.id);
        } else failed.push({ record, reason: say(row) });
      }
    } catch (error) {
      const reason = say(error);
      failed.push(...slice.map((record) => ({ record, reason })));
      break;
    } finally {
      onProgress(at);
    }
  }
  return { done, unchanged, failed, left: records.slice(at) };
}

/** Returns the records that were really changed, at the versions that this gave them. */
export function changedOf({ done, unchanged }: Outcome): readonly PickedRecord[] {
  return done.filter(({ id }) => !unchanged.has(id));
}
