import type { ActivityWrite } from '../../../schema/areas/insight/calls/activity.ts';

/** Longest time between two writes of one group, in milliseconds. */
const longest = 60_000;

/** Writes that somebody made at one go, the newest first: the same of several records. */
export type WriteGroup = readonly [ActivityWrite, ...ActivityWrite[]];

/** The fields that an edit changed; what a new record is given first makes no difference. */
const fieldsOf = ({ action, changes }: ActivityWrite) =>
  action === 'update' ? changes.map(({ field }) => field).join(' ') : '';

function belongsTo([first, ...others]: WriteGroup, write: ActivityWrite): boolean {
  const last = others.at(-1) ?? first;
  return (
    first.by?.id === write.by?.id &&
    first.key === write.key &&
    first.action === write.action &&
    first.record.kind === write.record.kind &&
    fieldsOf(first) === fieldsOf(write) &&
    last.at - write.at <= longest &&
    [first, ...others].every(({ record }) => record.id !== write.record.id)
  );
}

/** Puts neighbouring writes together that were made at one go: a bulk edit is one line instead of twenty. */
export function groupWrites(writes: readonly ActivityWrite[]): readonly WriteGroup[] {
  const groups: [ActivityWrite, ...ActivityWrite[]][] = [];
  for (const write of writes) {
    const last = groups.at(-1);
    if (last && belongsTo(last, write)) last.push(write);
    else groups.push([write]);
  }
  return groups;
}
