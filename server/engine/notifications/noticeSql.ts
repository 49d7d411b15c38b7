import { v7 } from 'uuid';
import { systemAccountId, type Actor } from '../../../schema/access/access.ts';
import { notificationEvents, notificationGroupTime } from '../../../schema/rules/notifications.ts';
import type { Values } from '../sql.ts';
import type { Notice } from './notices.ts';

/** The author of notices, and their time: milliseconds since the epoch. */
export interface NoticeOrigin {
  readonly actor: Pick<Actor, 'accountId' | 'staffId'>;
  readonly now: number;
}

/** Notices about a record. */
export interface RecordNotices extends NoticeOrigin {
  readonly recordId: string;
  readonly notices: readonly Notice[];
}

interface Row {
  readonly staffId: string;
  readonly recordId: string;
  readonly events: readonly object[];
  readonly at: number;
}

/** One row for a person and a record, with all that happens in a write. */
function rowsOf(all: readonly RecordNotices[]): readonly Row[] {
  return all.flatMap(({ recordId, notices, actor, now }) => {
    const by = actor.accountId === systemAccountId ? {} : { accountId: actor.accountId, staffId: actor.staffId };
    const people = [...new Set(notices.map(({ staffId }) => staffId))];
    return people.map((staffId) => ({
      staffId,
      recordId,
      events: notices
        .filter((one) => one.staffId === staffId)
        .map(({ kind, field }) => ({ kind, ...(field !== undefined && { field }), at: now, ...by })),
      at: now,
    }));
  });
}

/**
 * Returns the parts of a statement that write notices: an unread notification about the same record that began within
 * ten minutes takes them up, else they make a new one. None without notices.
 * @param agency SQL of the agency's id
 * @param changed the table expression whose rows (`id`) are written; notices of other records are left out
 */
export function noticeParts(
  values: Values,
  agency: string,
  changed: string,
  all: readonly RecordNotices[],
): readonly string[] {
  const rows = rowsOf(all);
  if (rows.length === 0) return [];
  const list = (items: readonly unknown[], type: string) => `${values.add(items)}::${type}[]`;
  const given = `unnest(${list(
    rows.map(() => v7()),
    'uuid',
  )}, ${list(
    rows.map(({ staffId }) => staffId),
    'uuid',
  )},
    ${list(
      rows.map(({ recordId }) => recordId),
      'uuid',
    )}, ${list(
      rows.map(({ events }) => JSON.stringify(events)),
      'jsonb',
    )}, ${list(
      rows.map(({ at }) => new Date(at).toISOString()),
      'timestamptz',
    )})
    w(id, staff_id, record_id, events, at)`;
  return [
    `notice as (select w.* from ${given} join ${changed} on ${changed}.id = w.record_id)`,
    `noticed as (update notification n set at = w.at, events = case
        when jsonb_array_length(n.events) >= ${notificationEvents} then n.events else n.events || w.events end
      from notice w where n.agency_id = ${agency} and n.id = (
        select o.id from notification o where o.agency_id = ${agency} and o.staff_id = w.staff_id
          and o.record_id = w.record_id and o.read_at is null and o.once is null
          and o.created_at > w.at - interval '${notificationGroupTime} milliseconds' order by o.created_at desc limit 1)
      returning n.staff_id, n.record_id)`,
    `notices_made as (insert into notification (agency_id, id, staff_id, record_id, events, created_at, at)
      select ${agency}, w.id, w.staff_id, w.record_id, w.events, w.at, w.at from notice w
      where not exists (select from noticed o where o.staff_id = w.staff_id and o.record_id = w.record_id))`,
  ];
}
